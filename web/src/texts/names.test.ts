import { expect, test } from 'vitest';
import type { Look } from '../engine/types';
import type { Person } from '../match/session';
import { playerNames } from './names';

const look = (forfeited: number | null, over = false): Look =>
  ({ seats: [0, 1, 2].map((seat) => ({ forfeited: seat === forfeited })), outcome: over ? { winners: [1] } : null }) as unknown as Look;
const bot = (level: number): Person => ({ kind: 'bot', bot: `level:${level}` });

// Texts are not loaded here, so that a name is the id of its text.
test('bots of the same name are numbered, others are not', () => {
  expect(playerNames(look(null), [{ kind: 'me' }, bot(3), bot(3)])).toEqual(['person-me', 'bot-level-3 1', 'bot-level-3 2']);
  expect(playerNames(look(null), [{ kind: 'me' }, bot(3), bot(4)])).toEqual(['person-me', 'bot-level-3', 'bot-level-4']);
});

test('who gave up a match is named at its end; until then also the bot that plays on', () => {
  const people: Person[] = [{ kind: 'stand_in', bot: 'level:3', name: 'Anna' }, bot(3), bot(4)];
  expect(playerNames(look(0), people)[0]).toBe('person-stand-in');
  expect(playerNames(look(0, true), people)).toEqual(['Anna', 'bot-level-3', 'bot-level-4']);
});
