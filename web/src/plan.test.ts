import { beforeEach, expect, test } from 'vitest';
import { keepBoard } from './games/qin/boards.svelte';
import { agreed, isHotSeat, isOnline, lastGame, localSeats, places, recall, remember, usual, withFriends, withPlayers, wrong } from './plan';

beforeEach(() => localStorage.clear());

test('one click plays Qin for two and Kaiser for three against bots of level 3', () => {
  expect(recall('qin', 'quick').seats).toEqual([{ kind: 'me' }, { kind: 'bot', opponent: 'level:3' }]);
  expect(recall('kaiser', 'quick').seats).toHaveLength(3);
});

test('more players sit down like the last one', () => {
  expect(withPlayers(usual('qin'), 4).seats.at(-1)).toEqual({ kind: 'bot', opponent: 'level:3' });
  expect(withPlayers(withFriends(usual('qin')), 3).seats.at(-1)).toEqual({ kind: 'open' });
  expect(withPlayers(usual('qin'), 9).seats).toHaveLength(4);
});

test('the map has a side for three and one for five', () => {
  expect(withPlayers(usual('kaiser'), 5).settings.map).toBe('4-5');
  expect(withPlayers(withPlayers(usual('kaiser'), 5), 3).settings.map).toBe('3-4');
});

test('a first seat that is gone is drawn by lot', () => {
  expect(withPlayers({ ...withPlayers(usual('qin'), 4), first: 3 }, 2).first).toBe('random');
});

test('friends by link make it a table on the server', () => {
  const plan = { ...withFriends(usual('qin')), clock: 'live' as const };
  expect(isOnline(plan)).toBe(true);
  expect(places(plan)).toEqual(['me', 'open']);
  expect(agreed(plan).timing).toEqual({ live: { base: 1_200_000, increment: 15_000 } });
});

test('nobody at this screen runs out of time', () => {
  expect(agreed({ ...usual('qin'), clock: 'live' }).timing).toBe('unlimited');
});

test('an own board goes along with its rows', () => {
  const board = { name: 'Mine', text: 'R.Y' };
  const plan = { ...usual('qin'), settings: { board: 'own:Mine', games: 1 } };
  expect(wrong(plan)).toBe('board');
  keepBoard(board);
  expect(wrong(plan)).toBeNull();
  expect(agreed(plan)).toMatchObject({ board });
});

test('what cannot be played says why', () => {
  const seats = [{ kind: 'me' as const }, { kind: 'here' as const, name: '' }, { kind: 'open' as const }];
  expect(wrong({ ...usual('kaiser'), seats })).toBe('mixed');
  expect(
    wrong({
      ...usual('qin'),
      seats: [
        { kind: 'bot', opponent: 'level:1' },
        { kind: 'bot', opponent: 'level:2' },
      ],
    }),
  ).toBe('nobody');
});

test('people at one screen have names', () => {
  const plan = { ...usual('qin'), seats: [{ kind: 'me' as const }, { kind: 'here' as const, name: ' Bo ' }] };
  expect(isHotSeat(plan)).toBe(true);
  expect(localSeats(plan, (seat) => `Player ${seat + 1}`)).toEqual([
    { kind: 'me', name: 'Player 1' },
    { kind: 'me', name: 'Bo' },
  ]);
});

test('one click goes on with the last game against bots, whatever was played between', () => {
  remember(withPlayers(usual('qin'), 3));
  remember(withFriends(usual('qin')));
  expect(recall('qin', 'quick').seats).toHaveLength(3);
  expect(recall('qin', 'last').seats[1]).toEqual({ kind: 'open' });
});

test('a plan kept by an earlier version is what it was', () => {
  const { settings, ...rest } = usual('qin');
  localStorage.setItem('mandate-plans', JSON.stringify({ game: 'kaiser', 'qin-last': { ...rest, board: 'lion', map: '4-5' } }));
  expect(lastGame()).toBe('kaiser');
  expect(recall('qin', 'last').settings).toEqual({ ...settings, board: 'lion' });
});
