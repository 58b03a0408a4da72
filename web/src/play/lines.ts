// The log in words.
import type { Look, Shown, Telling } from '../engine/types';
import { seatOf } from '../match/entries';
import { colourName, colourNames } from '../texts/names';
import { tell } from '../texts/tell';
import { say } from '../texts/texts.svelte';

export interface Line {
  version: number;
  seat: number | null;
  /** Sentences with the rule each follows from. */
  sentences: { text: string; rule: string | null; marks: string[] }[];
}

/** What happens before a game is told where people gather. */
const BEFORE = new Set(['sit', 'round', 'commit', 'open', 'call_off']);

/** Not worth a line of their own: what everybody is dealt at the start. */
const QUIET = new Set(['dealt', 'laid_out']);

/** All spaces, villages and provinces that an event speaks of. */
export function marks(event: Telling): string[] {
  const { data } = event;
  const province = (land: unknown): string[] => (typeof land === 'string' ? [land] : ((land as { spaces?: string[] } | undefined)?.spaces ?? []));
  const placed = typeof data.placement === 'string' ? data.placement.split(' ').slice(1) : [];
  const parts = Array.isArray(data.parts) ? data.parts.flatMap(province) : [];
  const provinces = Array.isArray(data.provinces) ? data.provinces.map(String) : [];
  const space = data.space === undefined || data.space === null ? [] : [String(data.space)];
  return [...placed, ...parts, ...provinces, ...space, ...province(data.province), ...province(data.village)];
}

/** One entry of the log in words; nothing for what nobody wants to read. */
export function line(look: Look, entry: Shown): Line | null {
  const names = colourNames(look);
  const seat = seatOf(entry) ?? null;
  const sentences: Line['sentences'] = (entry.events ?? [])
    .filter((event) => !QUIET.has(event.kind))
    .map((event) => ({ text: sentence(tell(look.options.game, 'event', event, names)), rule: event.rule, marks: marks(event) }));
  if (BEFORE.has(entry.act)) return null;
  if (entry.act !== 'move') {
    const id = `log-${entry.act.replaceAll('_', '-')}`;
    const player = seat === null ? '' : colourName(look, seat);
    const first = 'first' in entry ? colourName(look, entry.first) : '';
    const seconds = Math.ceil(('milliseconds' in entry ? entry.milliseconds : 0) / 1000);
    const minutes = seconds < 120 ? 0 : Math.round(seconds / 60);
    sentences.unshift({ text: say(id, { player, first, agree: 'agree' in entry ? String(entry.agree) : '', seconds, minutes }), rule: null, marks: [] });
  }
  return sentences.length ? { version: entry.version, seat, sentences } : null;
}

/** With a capital at its start and a full stop at its end. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
