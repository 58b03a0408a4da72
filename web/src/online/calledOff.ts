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
    const sitter = entries.slice(0, start).findLast((entry) => entry.act === 'sit' && entry.seat === seat)?.sitter;
    if (!sitter || sitter.kind === 'empty') return '';
    return 'name' in sitter ? sitter.name : sitter.opponent;
  };
  for (const { act, seat, seats = [], missing } of entries.slice(start + 1)) {
    if (act === 'begin') return null;
    if (act === 'call_off') return { seats, names: seats.map(name), missing: missing ?? null };
    if (act === 'rise' && seat !== undefined) return { seats: [seat], names: [name(seat)], missing: null };
  }
  return null;
}
