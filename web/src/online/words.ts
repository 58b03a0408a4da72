// Who sits where and what was agreed, in words.
import type { Options } from '../engine/types';
import { gameUi } from '../games';
import type { Person } from '../match/session';
import { botName, personName } from '../texts/names';
import { say } from '../texts/texts.svelte';

/** Who has a seat before the match, by name. */
export function sitterName(person: Person): string {
  if (person.kind === 'empty') return person.name ? say('online-kept-for', { name: person.name }) : personName(person);
  return person.kind === 'me' ? (person.name ?? '') : personName(person);
}

/** A name as lists of tables have it: bots are there by what they are, and who has gone is a former player. */
export function listedName(name: string | null): string {
  if (name === null) return say('person-empty');
  if (name === 'former player') return say('online-former');
  return /^(level|style):/.test(name) ? botName(name) : name;
}

export function timingWords({ timing, at_zero }: Options): string {
  if (timing === 'unlimited') return say('online-timing-unlimited');
  const zero = at_zero === 'forfeit' ? 'forfeit' : 'bot';
  if ('days' in timing) return say('online-timing-days', { days: timing.days, zero });
  const { base, increment } = timing.live;
  return say('online-timing-live', { minutes: base / 60_000, seconds: increment / 1000, zero });
}

/** What was agreed, a few words for each thing. */
export function optionWords(options: Options): string[] {
  const words = gameUi(options.game).options.inWords(options);
  words.splice(1, 0, say('online-players', { players: options.players }));
  if (options.games > 1) words.push(say('online-games', { games: options.games }));
  words.push(timingWords(options));
  return words;
}
