import { expect, test } from 'vitest';
import type { Shown } from '../engine/types';
import { held } from '../insight/why';
import { steps, takenBack } from './entries';

/** A log by its acts; after a colon, the versions that the entry took back. */
const log = (...acts: string[]): Shown[] =>
  acts.map((text, index) => {
    const [act, gone] = text.split(':') as [string, string?];
    return { version: index + 1, at: 0, act, seat: 0, ...(gone ? { took_back: gone.split(',').map(Number) } : {}) } as Shown;
  });

const undone = log('sit', 'begin', 'move', 'move', 'undo:4', 'move', 'move', 'ask_undo', 'answer_undo:6,7', 'move');

test('a move is taken back by the entry that says so', () => {
  expect([...takenBack(undone)]).toEqual([4, 6, 7]);
});

test('a replay steps through deals and the moves that hold', () => {
  expect(steps(undone).map(({ version }) => version)).toEqual([2, 3, 10]);
});

test('why? counts the moves that hold as a replay does, with either way of taking back', () => {
  expect(held(undone).map(({ number, version }) => [number, version])).toEqual([
    [1, 3],
    [2, 10],
  ]);
});

test('why? looks only at the game that is played, and goes on counting in a series', () => {
  const series = log('begin', 'move', 'move', 'undo:3', 'move', 'next', 'move');
  expect(held(series).map(({ number, version }) => [number, version])).toEqual([[4, 7]]);
});
