// What the entries of a log say about each other. Which moves were taken back is decided by the engine;
// every entry says it.
import type { Shown } from '../engine/types';

/** The versions of the moves that were taken back. */
export function takenBack(entries: readonly Shown[]): ReadonlySet<number> {
  return new Set(entries.flatMap(({ took_back }) => took_back ?? []));
}

/** The deals and the moves that hold: what a replay steps through. */
export function steps(entries: readonly Shown[]): Shown[] {
  const gone = takenBack(entries);
  return entries.filter(({ act, version }) => ['begin', 'next', 'move'].includes(act) && !gone.has(version));
}

/** The seat that an entry is about, if it is about one. */
export function seatOf(entry: Shown): number | undefined {
  return 'seat' in entry ? entry.seat : undefined;
}

/** The move of an entry, if it is one. */
export function moveOf(entry: Shown): string | undefined {
  return entry.act === 'move' ? entry.move : undefined;
}
