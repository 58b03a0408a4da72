import { beforeEach, expect, test } from 'vitest';
import { keepReview, keptReview, MOST, type KeptReview, type ReviewShelf } from './keep';

let kept: Map<string, KeptReview>;
let shelf: ReviewShelf;

beforeEach(() => {
  kept = new Map();
  shelf = {
    put: async (review) => kept.set(review.match, structuredClone(review)),
    get: async (match) => kept.get(match),
    all: async () => [...kept.values()],
    delete: async (match) => kept.delete(match),
  };
});

const review = (match: string, at: number, judged = 1): KeptReview => ({
  match,
  by: 'engine-a',
  at,
  judged: Array.from({ length: judged }, (_, stop) => {
    const option = { move: `m${stop}`, chance: 0.5, events: [] };
    return { stop, version: stop + 3, seat: 0, best: option, played: option, nodes: 100 };
  }),
  chances: [[0.5, undefined], []],
  draws: [{ stop: 2, seat: 1 }],
  again: [3],
  all: 9,
  spent: 120,
  part: 0.4,
  done: false,
  halted: false,
});

test('a review comes back as it was kept, and as far as it was kept last', async () => {
  await keepReview(review('one', 1), shelf);
  await keepReview(review('one', 2, 4), shelf);
  expect(await keptReview('one', 'engine-a', shelf)).toEqual(review('one', 2, 4));
  expect(await keptReview('two', 'engine-a', shelf)).toBeNull();
});

test('what another engine has judged is not shown', async () => {
  await keepReview(review('one', 1), shelf);
  expect(await keptReview('one', 'engine-b', shelf)).toBeNull();
  await keepReview({ ...review('one', 2), by: 'engine-b' }, shelf);
  expect(await keptReview('one', 'engine-a', shelf)).toBeNull();
  expect(kept.size).toBe(1);
});

test('of too many the ones go that were looked at longest ago', async () => {
  for (let at = 0; at < MOST; at++) await keepReview(review(`match ${at}`, at), shelf);
  await keepReview(review('match 0', MOST), shelf);
  await keepReview(review('new', MOST + 1), shelf);
  expect(kept.size).toBe(MOST);
  expect(kept.has('match 0')).toBe(true);
  expect(kept.has('match 1')).toBe(false);
  expect(kept.has('new')).toBe(true);
});

test('where nothing can be kept a review goes on all the same', async () => {
  const full = { ...shelf, put: () => Promise.reject(new Error('full')), get: () => Promise.reject(new Error('closed')) };
  await keepReview(review('one', 1), full);
  expect(await keptReview('one', 'engine-a', full)).toBeNull();
});
