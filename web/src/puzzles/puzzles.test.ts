import { describe, expect, test } from 'vitest';
import type { Solved } from '../learn/progress.svelte';
import { dayOf, pickOf } from './day';
import { choiceOf, GAMES, nextOf, puzzles, type Puzzle } from './puzzle';
import { answered, daysInARow } from './streak';

const NEW: Solved = { done: {}, run: 0, longest: 0, day: 0, days: 0 };

describe('the day', () => {
  test('is that of the calendar on the wall', () => {
    const late = new Date(2026, 2, 1, 23, 59);
    const early = new Date(2026, 2, 2, 0, 1);
    expect(dayOf(early) - dayOf(late)).toBe(1);
  });
  test.each([1, 2, 7, 150, 151])('brings all of %i before any comes again', (count) => {
    const picked = Array.from({ length: count }, (_, day) => pickOf(20_000 + day, count));
    expect(new Set(picked).size).toBe(count);
  });
});

describe('progress', () => {
  test('counts what is found at once, one after the other', () => {
    const one = answered(NEW, 'a', 'found', false, null);
    const two = answered(one, 'b', 'found', false, null);
    expect(two).toMatchObject({ run: 2, longest: 2, done: { a: 'first', b: 'first' } });
    const missed = answered(two, 'c', 'missed', false, null);
    expect(missed).toMatchObject({ run: 0, longest: 2 });
    expect(answered(missed, 'c', 'found', true, null)).toMatchObject({ run: 0, done: { c: 'later' } });
  });
  test('does not count the same puzzle twice', () => {
    const once = answered(NEW, 'a', 'found', false, null);
    expect(answered(once, 'a', 'found', false, null)).toEqual(once);
    expect(answered(once, 'a', 'missed', false, null)).toEqual(once);
  });
  test('remembers that an answer was shown', () => {
    const shown = answered({ ...NEW, run: 3, longest: 3 }, 'a', 'shown', false, 10);
    expect(shown).toMatchObject({ run: 0, days: 0, done: { a: 'shown' } });
    expect(answered(shown, 'a', 'found', false, 10)).toMatchObject({ run: 0, days: 0, done: { a: 'later' } });
  });
  test('counts days in a row, one puzzle of the day being enough', () => {
    const first = answered(NEW, 'a', 'found', false, 100);
    const same = answered(first, 'b', 'found', false, 100);
    const second = answered(same, 'c', 'found', true, 101);
    expect([first, same, second].map(({ days }) => days)).toEqual([1, 1, 2]);
    expect(daysInARow(second, 102)).toBe(2);
    expect(daysInARow(second, 103)).toBe(0);
    expect(answered(second, 'd', 'found', false, 104).days).toBe(1);
  });
});

test('the next puzzle is one of the same grade that was not tried', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => ({ id, grade: id === 'b' ? 'hard' : 'easy' }) as Puzzle);
  expect(nextOf(all, 'easy', {})?.id).toBe('a');
  expect(nextOf(all, 'easy', { a: 'first' }, 'a')?.id).toBe('c');
  expect(nextOf(all, 'easy', { c: 'first', d: 'shown' }, 'c')?.id).toBe('a');
  expect(nextOf(all, 'easy', { a: 'later', c: 'first', d: 'shown' }, 'c')?.id).toBe('d');
  expect(nextOf(all, 'hard', { b: 'first' })).toBeNull();
});

test.each(GAMES)('puzzles of %s come with the table they are from', { timeout: 60_000 }, async (game) => {
  const [puzzle] = await puzzles(game);
  expect(choiceOf(game, puzzle!)).toMatchObject({ game, players: puzzle!.players });
});
