import { expect, test } from 'vitest';
import { loops, outline } from './outline';
import { squareOf } from './placement';

const squares = (names: string) => names.split(' ').map(squareOf);

test('one square has four corners', () => {
  expect(loops(squares('a1'))).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  ]);
});

test('squares side by side have no border between them', () => {
  expect(loops(squares('a1 b1 c1'))).toEqual([
    [
      [0, 0],
      [3, 0],
      [3, 1],
      [0, 1],
    ],
  ]);
  expect(loops(squares('a1 b1 a2'))[0]).toHaveLength(6);
});

test('squares that meet in a corner stay apart', () => {
  expect(loops(squares('a1 b2'))).toHaveLength(2);
  expect(loops(squares('b1 a2'))).toHaveLength(2);
});

test('a ring has an inner border as well', () => {
  expect(loops(squares('a1 b1 c1 a2 c2 a3 b3 c3'))).toHaveLength(2);
});

test('a ring that is closed by a corner only is one way round', () => {
  const found = loops(squares('a1 b1 a2 a3 b3 c3 c2'));
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveLength(10);
});

test('the path lies inside the border', () => {
  const numbers = outline(squares('b2 c2'), 10, 2, 3)
    .match(/[\d.]+/g)!
    .map(Number);
  expect(Math.min(...numbers)).toBe(12);
  expect(Math.max(...numbers)).toBe(28);
});
