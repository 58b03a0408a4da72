import { expect, test } from 'vitest';
import { placed, steps } from './axes';

test.each([
  [0, 1, 2, [0, 0.5, 1]],
  [0, 1, 4, [0, 0.5, 1]],
  [0, 89, 9, [0, 10, 20, 30, 40, 50, 60, 70, 80]],
  [-24, 0, 4, [-20, -10, 0]],
  [0, 37, 2, [0, 20]],
  [0, 1, 12, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]],
])('from %d to %d there are about %d labels', (low, high, about, labels) => expect(steps(low, high, about)).toEqual(labels));

test('what stands beside a graph stands apart', () => {
  expect(placed([50, 52, null, 10], 14, 0, 60)).toEqual([46, 60, null, 10]);
  expect(placed([1, 2, 3], 14, 5, 100)).toEqual([5, 19, 33]);
});
