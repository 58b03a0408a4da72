import { expect, test } from 'vitest';
import { again, balance, brought, grade, loss, neighbour, nodes, open, turningPoints, type Decision, type Judged } from './judge';

const judged = (stop: number, seat: number, best: number, played: number): Judged => ({
  stop,
  version: stop + 3,
  seat,
  best: { move: 'best', chance: best, events: [] },
  played: { move: 'played', chance: played, events: [] },
  nodes: 100,
});

const GAME = [judged(1, 0, 0.5, 0.5), judged(3, 1, 0.6, 0.37), judged(5, 0, 0.7, 0.62), judged(7, 1, 0.4, 0.28), judged(9, 0, 0.9, 0.84)];

test('a move loses what it promises less than the best one, and never less than nothing', () => {
  expect(loss(judged(1, 0, 0.6, 0.45))).toBeCloseTo(0.15);
  expect(loss(judged(1, 0, 0.6, 0.61))).toBe(0);
  expect(loss(judged(1, 0, 0.6, 0.595)), 'what cannot be told from luck').toBe(0);
});

test.each([
  [0, 'good'],
  [0.0499, 'good'],
  [0.05, 'inaccuracy'],
  [0.1, 'mistake'],
  [0.1999, 'mistake'],
  [0.2, 'blunder'],
  [1, 'blunder'],
] as const)('a loss of %d is called %s', (lost, called) => expect(grade(lost)).toBe(called));

test('the three turning points are the moves that lost most, the worst first', () => {
  expect(turningPoints(GAME).map(({ stop }) => stop)).toEqual([3, 7, 5]);
  expect(turningPoints(GAME, 0).map(({ stop }) => stop)).toEqual([5, 9]);
  expect(turningPoints([judged(1, 0, 0.5, 0.46)])).toEqual([]);
  expect(
    turningPoints([judged(8, 0, 0.5, 0.4), judged(2, 0, 0.5, 0.4)]).map(({ stop }) => stop),
    'of two alike the earlier',
  ).toEqual([2, 8]);
});

test('from any moment one finds the turning point before and after it', () => {
  const points = turningPoints(GAME);
  expect(neighbour(points, 0, 1)?.stop).toBe(3);
  expect(neighbour(points, 3, 1)?.stop).toBe(5);
  expect(neighbour(points, 7, 1)).toBeNull();
  expect(neighbour(points, 9, -1)?.stop).toBe(7);
  expect(neighbour(points, 3, -1)).toBeNull();
});

test('skill is the sum of what moves lost, luck the sum of what draws brought', () => {
  const chances = [[0.5, 0.5], [0.5], [0.55], [undefined, 0.4], [undefined, 0.3], [0.6], [0.5]];
  const draws = [
    { stop: 2, seat: 0 },
    { stop: 4, seat: 1 },
    { stop: 6, seat: 0 },
  ];
  const white = balance(0, GAME, draws, chances);
  expect(white.skill).toBeCloseTo(-0.14);
  expect(white.luck).toBeCloseTo(0.05 - 0.1);
  expect(white.grades).toEqual({ good: 1, inaccuracy: 2, mistake: 0, blunder: 0 });
  const black = balance(1, GAME, draws, chances);
  expect(black.skill).toBeCloseTo(-0.35);
  expect(black.luck).toBeCloseTo(-0.1);
  expect(balance(2, GAME, draws, chances)).toMatchObject({ skill: 0, luck: 0 });
});

test('what the choice of a card lost is not bad luck', () => {
  const take = judged(1, 0, 0.5, 0.4);
  expect(brought({ stop: 1, seat: 0 }, [[0.5], [0.38]], [take])).toBeCloseTo(-0.02);
  expect(brought({ stop: 1, seat: 0 }, [[0.5], []], [take])).toBeNull();
});

const decision = (phase: string, legal = 9): Decision => ({ stop: 1, version: 4, seat: 0, move: '', legal, phase, view: '' });

test('where only one move is legal nothing is judged', () => {
  expect([decision('place', 1), decision('place', 2)].map(open)).toEqual([false, true]);
});

test('short games get more thought for each decision, draws of tiles next to none', () => {
  const each = (count: number): number =>
    nodes(
      'qin',
      Array.from({ length: count }, () => decision('place')),
    )(decision('place'));
  expect(each(5)).toBe(500);
  expect(each(45)).toBe(360);
  expect(each(4000)).toBe(50);
  expect(nodes('qin', [decision('draw'), decision('place')])(decision('draw'))).toBe(10);
  expect(nodes('kaiser', [decision('draw')])(decision('draw'))).toBe(500);
});

test('what seems to have lost most is looked at again, longer', () => {
  const first = again(GAME);
  expect(first.map(({ one }) => one.stop)).toEqual([3, 7, 5, 9]);
  expect(first[0]!.nodes).toBe(400);
});
