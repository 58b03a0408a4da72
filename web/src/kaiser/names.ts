// How the players are called.
import type { SeatLook } from '../engine/types';
import type { Person } from '../match/session';
import { say } from '../texts/texts.svelte';

export function namesOf(seats: readonly SeatLook[], people: readonly Person[]): string[] {
  return seats.map(({ colour }, seat) => people[seat]?.name || say(`kaiser-colour-${colour.toLowerCase()}`));
}
