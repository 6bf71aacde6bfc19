/** The guides: a list of steps for each game. */
import { steps as jerusalem } from './jerusalem';
import type { Step } from './scene';
import { steps as solomon } from './solomon';
import { steps as templars } from './templars';

const GUIDES: Record<string, Step[]> = { jerusalem, templars, solomon };

/** The steps of a game's guide; none for a game without one. */
export const guideOf = (game: string): Step[] => GUIDES[game] ?? [];
