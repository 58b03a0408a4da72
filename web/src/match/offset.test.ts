import { expect, test } from 'vitest';
import { ClockOffset } from './offset';

test('nothing is known at first', () => {
  expect(new ClockOffset().estimate).toBe(0);
});

test('a clock that can be right is taken for right', () => {
  const offset = new ClockOffset();
  offset.learn(1000, 1080, 1040, 1040);
  expect(offset.estimate).toBe(0);
});

test('answers narrow how wrong a clock is', () => {
  const offset = new ClockOffset();
  offset.learn(1000, 1200, 61_000, 62_000); // somewhere from 59.8 to 61 s
  expect(offset.estimate).toBe(59_800);
  offset.learn(2000, 2100, 62_100, 62_100); // 60 to 60.1 s
  expect(offset.estimate).toBe(60_000);
  offset.learn(3000, 3000, 60_000, Infinity); // at least 57 s: nothing new
  expect(offset.estimate).toBe(60_000);
});

test('a clock that was set is believed again', () => {
  const offset = new ClockOffset();
  offset.learn(1000, 1000, 61_000, 61_000);
  offset.learn(62_000, 62_010, 62_005, 62_005);
  expect(offset.estimate).toBe(0);
});
