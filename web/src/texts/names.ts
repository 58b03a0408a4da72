// What players and bots are called.
import type { Look } from '../engine/types';
import type { Person } from '../match/session';
import { say } from './texts.svelte';

/** The colour of a seat's pieces, as a word. */
export function colourName(look: Look, seat: number): string {
  return say(`seat-${look.seats[seat]?.colour.toLowerCase()}`);
}

/** All colours by seat: how sentences call the players. */
export function colourNames(look: Look): string[] {
  return look.seats.map((_, seat) => colourName(look, seat));
}

/** `level:3` as “Journeyman”, `style:raider` as “Raider”. */
export function botName(opponent: string): string {
  return say(`bot-${opponent.split(':').slice(0, 2).join('-')}`);
}

/** Who plays a seat. */
export function personName(person: Person | undefined): string {
  if (!person) return say('person-empty');
  switch (person.kind) {
    case 'bot':
      return botName(person.bot ?? 'level:3');
    case 'stand_in':
      return say('person-stand-in', { name: person.name ?? '', bot: botName(person.bot ?? 'level:3') });
    case 'me':
      return say('person-me');
    case 'empty':
      return say('person-empty');
    default:
      return person.name ?? say('person-guest');
  }
}
