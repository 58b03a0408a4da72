// The lines of a position's text that say who holds what. Whether the whole is a position the engine says.
import type { GameName } from '../engine/types';

export const KINDS: Record<GameName, readonly string[]> = {
  qin: ['RR', 'YY', 'BB', 'RY', 'YB', 'BR'],
  kaiser: ['red', 'green', 'yellow', 'orange', 'violet'],
};

export interface Held {
  /** By seat. */
  hands: string[][];
  /** What nobody holds and nobody has seen: in the piles. */
  left: Record<string, number>;
}

/** `RR10 YY` as how many of each. */
function counted(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => /^([A-Za-z]+)(\d*)$/.exec(word)).flatMap((found) => (found ? [[found[1]!, Number(found[2] || 1)]] : [])));
}

const STORE: Record<GameName, string> = { qin: 'unseen', kaiser: 'pile' };

const wordsAfter = (position: string, start: string): string[] => {
  const line = position.split('\n').find((line) => line === start || line.startsWith(`${start} `));
  return line?.slice(start.length).trim().split(/\s+/).filter(Boolean) ?? [];
};

/** `seats` are the colours by seat. */
export function held(game: GameName, position: string, seats: readonly string[]): Held {
  return { hands: seats.map((seat) => wordsAfter(position, `hand ${seat}`)), left: counted(wordsAfter(position, STORE[game])) };
}

const many = (all: readonly string[], kind: string): number => all.filter((one) => one === kind).length;

/** Those of some that are also among others, each as often as there. */
function common(some: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return some.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The same position with other hands; what they need comes from the piles, what they leave goes back there. */
export function withHands(game: GameName, position: string, seats: readonly string[], hands: readonly (readonly string[])[]): string {
  const before = held(game, position, seats);
  const left = KINDS[game].map((kind) => {
    const all = (before.left[kind] ?? 0) + before.hands.reduce((sum, hand) => sum + many(hand, kind), 0);
    return { kind, count: all - hands.reduce((sum, hand) => sum + many(hand, kind), 0) };
  });
  const store = left.filter(({ count }) => count > 0).map(({ kind, count }) => (game === 'kaiser' && count === 1 ? kind : `${kind}${count}`));
  const lines = position.trimEnd().split('\n');
  const replaced = lines.flatMap((line): string[] => {
    const [key, seat] = line.split(' ') as [string, string?];
    const hand = hands[seats.indexOf(seat ?? '')];
    if (key === STORE[game] || key === 'hand' || key === 'lacks' || key === 'held') return [];
    if (key === 'piles')
      return [
        `piles ${levelled(
          wordsAfter(position, 'piles').map(Number),
          store.reduce((sum, word) => sum + Number(/\d+$/.exec(word)?.[0] ?? 1), 0),
        ).join(' ')}`,
      ];
    if (key === 'known' && hand) return [[key, seat, ...common(line.split(' ').slice(2), hand)].join(' ')];
    return [line];
  });
  // After what comes next, before the drawing of Qin.
  const at = game === 'qin' ? replaced.findIndex((line) => line.startsWith('    ')) : replaced.length;
  const holding = seats.map((seat, index) => ['hand', seat, ...hands[index]!].join(' ')).filter((line) => game === 'qin' || line.split(' ').length > 2);
  replaced.splice(at < 0 ? replaced.length : at, 0, ...holding, [STORE[game], ...store].join(' '));
  return `${replaced.filter((line) => !/^known \w+$/.test(line)).join('\n')}\n`;
}

/** Piles of these heights made to hold so many, one by one where it shows least. */
function levelled(piles: readonly number[], total: number): number[] {
  const heights = [...piles];
  let by = total - heights.reduce((sum, height) => sum + height, 0);
  for (; by > 0; by--) heights[heights.indexOf(Math.min(...heights))]!++;
  for (; by < 0; by++) heights[heights.indexOf(Math.max(...heights))]!--;
  return heights;
}
