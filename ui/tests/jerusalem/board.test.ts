import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { keyOf, targetsOf } from '../../src/targets';
import { translator } from '../../src/texts';
import { game } from '../../src/games/jerusalem';
import { AREAS } from '../../src/games/jerusalem/view';
import { fixture, fixtures, seatsOf, type Fixture } from './fixtures';

const t = translator('en');
let shown: Record<string, unknown> | null = null;
const onpick = vi.fn();

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
});

afterEach(() => {
  if (shown) unmount(shown);
  shown = null;
  onpick.mockClear();
});

function board(one: Fixture, marked: string[] = []): HTMLElement {
  shown = mount(game.Board, {
    target: document.body,
    props: {
      view: one.view,
      me: one.me,
      seats: seatsOf(one),
      targets: targetsOf(one.legal),
      marked: new Set(marked),
      ghost: null,
      onpick,
      onhover: () => {},
      t,
    },
  });
  flushSync();
  return document.body;
}

const at = (key: string): Element => {
  const found = document.body.querySelector(`svg [data-key="${key}"]`);
  if (!found) throw new Error(`nothing drawn for ${key}`);
  return found;
};

describe('the board', () => {
  const BOARD_KINDS = /^(area|seat\/area|seat|office)$/;

  /** One view of each decision; the drawing depends on nothing else. */
  const decisions = [...new Map(fixtures.map((one) => [one.view.decision, one])).values()];

  it('draws and lights every legal target of every decision', { timeout: 60_000 }, () => {
    for (const one of decisions) {
      board(one);
      const lit = new Set(
        [...document.body.querySelectorAll('svg [aria-disabled="false"]')].map((drawn) => drawn.getAttribute('data-key')),
      );
      for (const { args, verb } of one.legal) {
        const kinds = args.map(({ kind }) => kind).join('/');
        if (!BOARD_KINDS.test(kinds) && !(kinds === 'card' && verb === 'keep')) continue;
        expect(lit, `${one.name}: ${verb}`).toContain(keyOf(args));
      }
      expect(document.body.innerHTML).not.toMatch(/NaN|undefined|ui-jerusalem-/);
      unmount(shown as Record<string, unknown>);
      shown = null;
    }
  });

  it('answers clicks and Enter on targets that are not legal, too', () => {
    board(fixture('4p round 1 auction_office'));
    const area = at('area:tower');
    expect(area.getAttribute('aria-disabled')).toBe('true');
    area.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(onpick.mock.calls).toEqual([['area:tower'], ['area:tower']]);
  });

  it('has one Tab stop and a name for everything that can be clicked', () => {
    const body = board(fixture('4p round 3 turn'));
    expect(body.querySelectorAll('[data-key][tabindex="0"]')).toHaveLength(1);
    for (const one of body.querySelectorAll('[role="button"]')) expect(one.getAttribute('aria-label')).toBeTruthy();
    for (const area of AREAS) expect(at(`area:${area}`).getAttribute('aria-label')).toMatch(/Income/);
  });

  it('rings what the last move changed', () => {
    board(fixture('4p round 3 turn'), ['area:tower']);
    expect(at('area:tower').querySelector('.marked')).not.toBeNull();
    expect(at('area:market_large').querySelector('.marked')).toBeNull();
  });

  it('draws closed centres as closed with two players', () => {
    const body = board(fixture('2p round 1 turn'));
    expect(body.querySelector('[data-key="area:nobility_large"]')).toBeNull();
    expect(body.textContent).toContain('not in play');
  });
});

describe('a panel', () => {
  function panel(one: Fixture, seat: number): HTMLElement {
    shown = mount(game.Panel, {
      target: document.body,
      props: {
        view: one.view,
        seat: seatsOf(one)[seat]!,
        me: one.me,
        active: true,
        deltas: { silver: 2 },
        targets: targetsOf(one.legal),
        onpick,
        t,
      },
    });
    flushSync();
    return document.body;
  }

  it('shows the own secrets as secret, with the change', () => {
    const one = fixture('4p round 3 turn');
    const words = panel(one, one.me).textContent;
    expect(words).toContain('only you see this');
    expect(words).toContain('+2');
    expect(words).not.toContain('behind the screen+');
  });

  it('shows nothing of what lies behind the screen of others', () => {
    const one = fixture('4p round 3 turn');
    const body = panel(one, (one.me + 1) % 4);
    expect(body.textContent).toContain('behind the screen');
    expect(body.querySelector('[data-key^="card:"]')).toBeNull();
  });

  it('plays a card of the own hand by a click', () => {
    const one = fixtures.find(({ legal }) => legal.some(({ verb }) => verb === 'play'))!;
    const play = one.legal.find(({ verb }) => verb === 'play')!;
    const card = panel(one, one.me).querySelector<HTMLElement>(`[data-key="${keyOf(play.args)}"]`);
    expect(card?.getAttribute('aria-disabled')).toBe('false');
    card?.click();
    expect(onpick).toHaveBeenCalledWith(keyOf(play.args));
  });
});
