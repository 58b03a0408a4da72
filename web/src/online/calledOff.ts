// The last dealing round that came to nothing, if no other has started since.
import type { Shown } from '../engine/types';

export interface CalledOff {
  /** Who had the seats that are free now, bots by what they are. */
  names: string[];
  seats: number[];
  /** What they did not send; nothing where a seat was freed. */
  missing: 'commitment' | 'opening' | null;
}

export function calledOff(entries: readonly Shown[]): CalledOff | null {
  const start = entries.findLastIndex(({ act }) => act === 'round');
  if (start < 0) return null;
  const name = (seat: number): string => {
    const sat = entries.slice(0, start).findLast((entry) => entry.act === 'sit' && entry.seat === seat);
    if (sat?.act !== 'sit') return '';
    return 'name' in sat.sitter ? sat.sitter.name : sat.sitter.opponent;
  };
  for (const entry of entries.slice(start + 1)) {
    if (entry.act === 'begin') return null;
    if (entry.act === 'call_off') return { seats: entry.seats, names: entry.seats.map(name), missing: entry.missing };
    if (entry.act === 'rise') return { seats: [entry.seat], names: [name(entry.seat)], missing: null };
  }
  return null;
}
