/** Where the points came from: a ship round and the final scoring, read off the table before and after them. */
import type { Frame } from '../../game';
import { TERRITORIES, type TemplarsView, type Territory } from './view';

/** Points of one kind for one scored thing, a number per seat. */
export interface Part {
  kind: 'majority' | 'full' | 'aboard' | 'knights' | 'temple' | 'seventh' | 'pairs' | 'gold' | 'mission';
  points: number[];
}

/** One scored thing: a city with its ship, the temples, the seventh city, gold, a mission. */
export interface Scored {
  what: 'city' | 'temples' | 'seventh' | 'gold' | 'mission';
  city?: Territory;
  /** Index of the edict space of a city. */
  space?: number;
  mission?: string;
  /** What each seat had of it: knights aboard, knights in the temple, gold, the measure of a mission. */
  had: number[];
  parts: Part[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const difference = (after: readonly number[], before: readonly number[]): number[] => after.map((value, index) => value - (before[index] ?? 0));

/** All points of a scored thing, by seat. */
export function total({ parts }: Scored): number[] {
  const seats = parts[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => sum(parts.map(({ points }) => points[seat] ?? 0)));
}

/** How many ship rounds have been sailed. */
export function sailed(view: TemplarsView): number {
  return [0, 2, 4].filter((space) => view.track[space] && view.track[space]?.city === null && view.start_player !== null).length;
}

/** The most knights in the temples share the points of the round, rounded down (T719-T722). */
function temples(after: TemplarsView, round: number): Scored {
  const had = after.seats.map(({ temple }) => temple);
  const most = Math.max(...had);
  const share = most > 0 ? Math.floor((after.values.temple[round - 1] ?? 0) / had.filter((count) => count === most).length) : 0;
  return { what: 'temples', had, parts: [{ kind: 'temple', points: had.map((count) => (count === most && most > 0 ? share : 0)) }] };
}

/** Who took the edict of a city, if anybody did. */
function heir(before: TemplarsView, after: TemplarsView, city: Territory): number {
  return after.seats.findIndex((seat, index) => seat.edicts.includes(city) && !before.seats[index]?.edicts.includes(city));
}

/** The city of a ship: named by the edict before, unless the last action swapped it. */
function citiesOf(before: TemplarsView, after: TemplarsView, spaces: readonly number[]): Territory[] {
  const gone = TERRITORIES.filter((city) => before.map[city].capacity !== null && after.map[city].capacity === null);
  const named = spaces.map((space) => before.track[space]?.city ?? null);
  const rest = gone.filter((city) => !named.includes(city));
  return named.map((city) => (city && gone.includes(city) ? city : (rest.shift() as Territory)));
}

/**
 * The two cities of a harbour and the temples, in the order they are scored (T703-T722).
 *
 * Edicts, knights aboard and temples tell their points by themselves. Whether a city was full is what is left of
 * the points of its ship's passengers; the last action before the ship round may have changed its knights.
 */
export function shipRound(before: TemplarsView, after: TemplarsView, round: number, finals: readonly Scored[]): Scored[] {
  const { values } = after;
  const spaces = [2 * round - 2, 2 * round - 1];
  const cities = citiesOf(before, after, spaces);
  const temple = temples(after, round);
  const scored = spaces.map((space, index): Scored => {
    const city = cities[index] as Territory;
    const had = after.track[space]?.aboard ?? [];
    const winner = heir(before, after, city);
    return {
      what: 'city',
      city,
      space,
      had,
      parts: [
        { kind: 'majority', points: had.map((_, seat) => (seat === winner ? values.majority : 0)) },
        { kind: 'full', points: had.map(() => 0) },
        { kind: 'aboard', points: had.map((count) => (count > 0 ? values.aboard : 0)) },
        { kind: 'knights', points: had.map((count) => count * values.knight_aboard) },
      ],
    };
  });
  const gained = difference(
    after.seats.map(({ vp }) => vp),
    before.seats.map(({ vp }) => vp),
  );
  const known = [...scored, temple, ...finals].map(total);
  const left = gained.map((points, seat) => points - sum(known.map((points) => points[seat] ?? 0)));
  const present = cities.map((city, index) =>
    left.map((_, seat) => (scored[index]?.had[seat] ?? 0) > 0 || (before.map[city].knights[seat] ?? 0) > 0),
  );
  const full = whichFull(left, present, cities.map((city) => sum(before.map[city].knights) >= (before.map[city].capacity ?? 0)), values.full_city); // prettier-ignore
  scored.forEach((city, index) => {
    const part = city.parts[1] as Part;
    if (full[index]) part.points = left.map((_, seat) => (present[index]?.[seat] ? values.full_city : 0));
  });
  return [...scored, temple];
}

/** Which of two cities were full, so that the points left over are told best; if in doubt, what was seen before. */
function whichFull(left: readonly number[], present: readonly boolean[][], seen: readonly boolean[], points: number): boolean[] {
  const cases = [[false, false], [true, false], [false, true], [true, true]]; // prettier-ignore
  const wrong = (full: readonly boolean[]): number =>
    sum(left.map((rest, seat) => Math.abs(rest - sum(full.map((one, city) => (one && present[city]?.[seat] ? points : 0)))))) +
    0.1 * full.filter((one, city) => one !== seen[city]).length;
  return cases.reduce((best, one) => (wrong(one) < wrong(best) ? one : best));
}

/** Steps between two territories (T1025). */
export function distance(view: TemplarsView, from: Territory, to: Territory): number {
  let reached = new Set<Territory>([from]);
  for (let steps = 0; steps <= TERRITORIES.length; steps += 1) {
    if (reached.has(to)) return steps;
    reached = new Set([...reached].flatMap((place) => [place, ...view.map[place].neighbours]));
  }
  return TERRITORIES.length;
}

/** How well each seat meets a mission; of the distance the least is best (T1020-T1028). */
function measures(view: TemplarsView, mission: string, seventh: Territory): number[] {
  return view.seats.map((seat, index) => {
    const countries = seat.edicts.map((city) => view.map[city].country);
    const [one, other] = seat.templars;
    switch (mission) {
      case 'm_gold':
        return seat.gold ?? 0;
      case 'm_ships':
        return view.track.filter(({ aboard }) => (aboard?.[index] ?? 0) > 0).length;
      case 'm_temple':
        return seat.temple;
      case 'm_seventh':
        return view.map[seventh].knights[index] ?? 0;
      case 'm_distance':
        return one && other ? distance(view, one, other) : TERRITORIES.length;
      case 'm_countries':
        return new Set(countries).size;
      default:
        return countries.filter((country) => country === mission.slice(2)).length;
    }
  });
}

/** The best and the second best of a mission score, ties in full (T1013-T1018). */
function scoreMission(view: TemplarsView, mission: string, seventh: Territory): Scored {
  const { mission_best: best, mission_second: second, second_after_tie: afterTie, none_scores: none } = view.values;
  const had = measures(view, mission, seventh);
  const near = mission === 'm_distance';
  const ranked = had.map((value) => (near ? -value : value));
  const counts = ranked.filter((value) => near || value > 0 || none);
  const [first, next] = [...new Set(counts)].sort((a, b) => b - a);
  const alone = counts.filter((value) => value === first).length === 1;
  const points = ranked.map((value) => {
    if (!near && value <= 0 && !none) return 0;
    if (value === first) return best;
    return value === next && (alone || afterTie) ? second : 0;
  });
  return { what: 'mission', mission, had, parts: [{ kind: 'mission', points }] };
}

/** The order in which missions are scored (T1019). */
const MISSIONS = ['m_gold', 'm_ships', 'm_temple', 'm_seventh', 'm_distance', 'm_countries', 'm_hre', 'm_france'];

/** The seventh city, gold and the missions (T1001-T1018); nothing before the end. */
export function finalScoring(before: TemplarsView, after: TemplarsView): Scored[] {
  if (after.to_move !== null || after.track[5]?.city !== null) return [];
  const { values } = after;
  const seventh = TERRITORIES.find((city) => after.map[city].capacity !== null);
  if (!seventh) return [];
  const winner = heir(before, after, seventh);
  const knights = after.map[seventh].knights;
  const gold = after.seats.map((seat) => seat.gold ?? 0);
  const missions = MISSIONS.filter((mission) => after.open_missions.includes(mission) || after.seats.some((seat) => seat.mission === mission));
  return [
    {
      what: 'seventh',
      city: seventh,
      had: knights,
      parts: [
        { kind: 'seventh', points: knights.map((_, seat) => (seat === winner ? values.seventh_majority : 0)) },
        { kind: 'pairs', points: knights.map((count) => Math.floor(count / values.seventh_knights)) },
      ],
    },
    { what: 'gold', had: gold, parts: [{ kind: 'gold', points: gold.map((count) => Math.floor(count / values.gold)) }] },
    ...missions.map((mission) => scoreMission(after, mission, seventh)),
  ];
}

/** All that was scored in the game so far, by ship round; what the end brought comes last. */
export interface Scores {
  rounds: Scored[][];
  finals: Scored[];
}

export function scoresOf(frames: readonly Frame[]): Scores {
  const scores: Scores = { rounds: [], finals: [] };
  frames.forEach((frame, index) => {
    const [before, after] = [frames[index - 1]?.view as TemplarsView | undefined, frame.view as TemplarsView];
    if (!before || sailed(after) <= sailed(before)) return;
    scores.finals = finalScoring(before, after);
    scores.rounds[sailed(after) - 1] = shipRound(before, after, sailed(after), scores.finals);
  });
  return scores;
}

/** A step of the telling: points of some kinds on one line. */
export interface Step {
  line: number;
  kind: Part['kind'];
  points: number[];
}

/** The steps of a ship round that gave somebody points; boarding and the knights aboard are one. */
export function stepsOf(scored: readonly Scored[]): Step[] {
  return scored.flatMap(({ parts }, line) => {
    const [aboard, knights] = [parts.find(({ kind }) => kind === 'aboard'), parts.find(({ kind }) => kind === 'knights')];
    const told = parts.filter((part) => part !== aboard && part !== knights);
    const ship: Part[] = aboard && knights ? [{ kind: 'aboard', points: aboard.points.map((one, seat) => one + (knights.points[seat] ?? 0)) }] : [];
    return [...told, ...ship].filter(({ points }) => points.some(Boolean)).map(({ kind, points }) => ({ line, kind, points }));
  });
}
