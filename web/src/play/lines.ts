// The log in words.
import type { Look, Shown } from '../engine/types';
import { wordsOf } from '../games';
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

/** One entry of the log in words; nothing for what nobody wants to read. */
export function line(look: Look, entry: Shown): Line | null {
  const names = colourNames(look);
  const seat = seatOf(entry) ?? null;
  const words = wordsOf(look.options.game);
  const sentences: Line['sentences'] = (entry.events ?? [])
    .filter((event) => !words?.quiet.has(event.kind))
    .map((event) => ({ text: sentence(tell(look.options.game, 'event', event, names)), rule: event.rule, marks: words?.marks(event) ?? [] }));
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
