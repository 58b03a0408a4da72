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
