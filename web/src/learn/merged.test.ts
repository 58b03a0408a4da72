import { expect, test } from 'vitest';
import { merged } from './merged';
import { readProgress, type Progress } from './progress.svelte';

const of = (kept: Partial<Progress>): Progress => readProgress(kept);
const solved = (puzzles: Partial<Progress['puzzles']>): Progress => of({ puzzles: { done: {}, run: 0, longest: 0, day: 0, days: 0, ...puzzles } });

test('what was learned without an account goes with the first that logs in', () => {
  const both = merged(of({ lessons: { 'qin/a': true } }), of({ lessons: { 'kaiser/b': true } }), 'anna');
  expect(both.lessons).toEqual({ 'qin/a': true, 'kaiser/b': true });
  expect(both.owner).toBe('anna');
});

test('what belongs to another account stays theirs', () => {
  const ben = merged(of({ lessons: { 'qin/a': true }, owner: 'anna' }), of({ lessons: { 'kaiser/b': true } }), 'ben');
  expect(ben.lessons).toEqual({ 'kaiser/b': true });
});

test('the better way of finding a puzzle counts', () => {
  const both = merged(solved({ done: { a: 'shown', b: 'first', c: 'later' } }), solved({ done: { a: 'first', b: 'later', d: 'shown' } }), 'anna');
  expect(both.puzzles.done).toEqual({ a: 'first', b: 'first', c: 'later', d: 'shown' });
});

test('days in a row are those of whoever solved last, the longest run is the longest of both', () => {
  const both = merged(solved({ day: 10, days: 2, run: 1, longest: 9 }), solved({ day: 11, days: 5, run: 3, longest: 4 }), 'anna');
  expect(both.puzzles).toMatchObject({ day: 11, days: 5, run: 3, longest: 9 });
  const same = merged(solved({ day: 11, days: 7 }), solved({ day: 11, days: 5 }), 'anna');
  expect(same.puzzles.days).toBe(7);
});

test('what cannot be read counts as nothing', () => {
  expect(readProgress(undefined)).toEqual(readProgress({}));
  expect(readProgress({ puzzles: undefined }).puzzles.done).toEqual({});
});
