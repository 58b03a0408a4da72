import { expect, test } from 'vitest';
import type { Look, Shown } from '../engine/types';
import { takenBack } from './lines';

const table = (...kinds: string[]): Look => ({ seats: kinds.map((kind) => ({ occupant: { kind } })) }) as Look;
const log = (...acts: [act: string, seat: number, agree?: boolean][]): Shown[] => acts.map(([act, seat, agree], index) => ({ version: index + 1, at: 0, act, seat, ...(agree === undefined ? {} : { agree }) }));
const gone = (look: Look, entries: Shown[]): number[] => [...takenBack(look, entries)];

test('who takes back a decision of the turn takes back that one', () => {
  expect(gone(table('person', 'bot'), log(['move', 0], ['move', 0], ['undo', 0], ['move', 0]))).toEqual([2]);
});

test('bots agree at once, and what they have done since is gone as well', () => {
  expect(gone(table('person', 'bot'), log(['move', 0], ['move', 1], ['move', 1], ['ask_undo', 0], ['move', 0]))).toEqual([1, 2, 3]);
});

test('people have to agree, all of them', () => {
  const three = table('guest', 'person', 'person');
  const asked: Parameters<typeof log> = [['move', 0], ['move', 1], ['ask_undo', 0], ['answer_undo', 1, true]];
  expect(gone(three, log(...asked))).toEqual([]);
  expect(gone(three, log(...asked, ['answer_undo', 2, false]))).toEqual([]);
  expect(gone(three, log(...asked, ['answer_undo', 2, true]))).toEqual([1, 2]);
});

test('that somebody has left since does not make up for their word', () => {
  const left = table('person', 'person', 'stand_in');
  expect(gone(left, log(['move', 0], ['ask_undo', 0], ['answer_undo', 1, true], ['answer_undo', 2, false]))).toEqual([]);
});
