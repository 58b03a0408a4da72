// Which day it is, and which puzzle it has: the same for everybody with the same date.

/** Days since a fixed one, by the calendar on the wall. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Picks one of this many things for a day: each comes once, in a shuffled order, before any comes again. */
export function pickOf(day: number, count: number): number {
  let stride = Math.round(count * 0.618);
  while (divisor(stride, count) !== 1) stride++;
  return (day * stride) % count;
}
