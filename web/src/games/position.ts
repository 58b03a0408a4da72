// The lines of a position's text that say who holds what. Whether the whole is a position, the engine says.
import type { Held } from './ui';

/** How a game writes down hands and what is left. */
export interface Notation {
  /** What can be held. */
  kinds: readonly string[];
  /** The line with what nobody holds and nobody has seen. */
  store: string;
  /** A single one of a kind in the store is written without its number. */
  plainOne: boolean;
  /** Hands without anything in them have a line. */
  emptyHands: boolean;
  /** The number of the line before which hands and store stand. */
  before: (lines: readonly string[]) => number;
}

/** `RR10 YY` as how many of each. */
function counted(words: readonly string[]): Record<string, number> {
  return Object.fromEntries(words.map((word) => /^([A-Za-z]+)(\d*)$/.exec(word)).flatMap((found) => (found ? [[found[1]!, Number(found[2] || 1)]] : [])));
}

const wordsAfter = (position: string, start: string): string[] => {
  const line = position.split('\n').find((line) => line === start || line.startsWith(`${start} `));
  return line?.slice(start.length).trim().split(/\s+/).filter(Boolean) ?? [];
};

export function held({ store }: Notation, position: string, seats: readonly string[]): Held {
  return { hands: seats.map((seat) => wordsAfter(position, `hand ${seat}`)), left: counted(wordsAfter(position, store)) };
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

export function withHands(notation: Notation, position: string, seats: readonly string[], hands: readonly (readonly string[])[]): string {
  const { kinds, store, plainOne, emptyHands, before } = notation;
  const now = held(notation, position, seats);
  const left = kinds.map((kind) => {
    const all = (now.left[kind] ?? 0) + now.hands.reduce((sum, hand) => sum + many(hand, kind), 0);
    return { kind, count: all - hands.reduce((sum, hand) => sum + many(hand, kind), 0) };
  });
  const stored = left.filter(({ count }) => count > 0);
  const total = stored.reduce((sum, { count }) => sum + count, 0);
  const replaced = position
    .trimEnd()
    .split('\n')
    .flatMap((line): string[] => {
      const [key, seat] = line.split(' ') as [string, string?];
      const hand = hands[seats.indexOf(seat ?? '')];
      if (key === store || key === 'hand' || key === 'lacks' || key === 'held') return [];
      if (key === 'piles') return [['piles', ...levelled(wordsAfter(position, 'piles').map(Number), total)].join(' ')];
      if (key === 'known' && hand) return [[key, seat, ...common(line.split(' ').slice(2), hand)].join(' ')];
      return [line];
    });
  const holding = seats.flatMap((seat, index) => (emptyHands || hands[index]!.length > 0 ? [['hand', seat, ...hands[index]!].join(' ')] : []));
  const storing = [store, ...stored.map(({ kind, count }) => (plainOne && count === 1 ? kind : `${kind}${count}`))].join(' ');
  const at = before(replaced);
  replaced.splice(at < 0 ? replaced.length : at, 0, ...holding, storing);
  return `${replaced.filter((line) => !/^known \w+$/.test(line)).join('\n')}\n`;
}

/** Adjusts piles of these heights to hold this many tiles, one by one where it shows least. */
function levelled(piles: readonly number[], total: number): number[] {
  const heights = [...piles];
  let by = total - heights.reduce((sum, height) => sum + height, 0);
  for (; by > 0; by--) heights[heights.indexOf(Math.min(...heights))]!++;
  for (; by < 0; by++) heights[heights.indexOf(Math.max(...heights))]!--;
  return heights;
}
