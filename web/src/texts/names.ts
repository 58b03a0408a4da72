// What players and bots are called.
import type { Look } from '../engine/types';
import type { Person } from '../match/session';
import { has, say } from './texts.svelte';

/** What a game is called. */
export function gameName(game: string): string {
  const id = `game-${game}`;
  return has(id) ? say(id) : game;
}

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
      return say('person-stand-in', { name: person.name ?? say('person-me'), bot: botName(person.bot ?? 'level:3') });
    case 'me':
      return say('person-me');
    case 'empty':
      return say('person-empty');
    default:
      return person.name ?? say('person-guest');
  }
}

/** Who plays, by seat; bots of the same name are numbered. */
export function playerNames(look: Look, people: readonly Person[]): string[] {
  const names = look.seats.map(({ forfeited }, seat) => {
    const person = people[seat];
    // Whoever gave up the match has lost it, not the bot that would have played on.
    if (person?.kind === 'stand_in' && forfeited && (look.outcome || !person.name)) return person.name ?? say('person-me');
    return personName(person);
  });
  const alike = (seat: number): number[] => look.seats.flatMap((_, other) => (people[other]?.kind === 'bot' && names[other] === names[seat] ? [other] : []));
  return names.map((name, seat) => (people[seat]?.kind === 'bot' && alike(seat).length > 1 ? `${name} ${alike(seat).indexOf(seat) + 1}` : name));
}
