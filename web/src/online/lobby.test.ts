// The lobby's lists, page by page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LobbyRow } from './api';
import { Lobby } from './lobby.svelte';

const row = (id: string, status: LobbyRow['status'] = 'gathering') =>
  ({ id, status, seats: [null], turn: null, your_turn: false, updated: 0 }) as unknown as LobbyRow;
const ids = (rows: LobbyRow[]): string[] => rows.map(({ id }) => id);
let first: unknown;
let asked: string[];
let pages: Record<string, unknown>;

beforeEach(() => {
  asked = [];
  first = {
    open: [row('a'), row('b')],
    live: [row('l', 'live')],
    mine: [row('m', 'live'), row('o', 'over')],
    next: { open: '0-1-b', live: null, mine: null, over: '0-1-o' },
  };
  pages = {
    'open&after=0-1-b': { tables: [row('c'), row('l')], next: '0-1-c' },
    'open&after=0-1-c': { tables: [row('c'), row('d')], next: null },
    'over&after=0-1-o': { tables: [row('p', 'over')], next: null },
  };
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === '/api/lobby' ? Response.json(first) : Response.json(pages[url.replace('/api/tables?list=', '')]);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('more tables are read after the last ones, and none is shown twice', async () => {
  const lobby = new Lobby();
  const leave = lobby.follow();
  await vi.waitFor(() => expect(lobby.data).not.toBeNull());
  expect([ids(lobby.rows('open')), ids(lobby.rows('mine')), ids(lobby.rows('over'))]).toEqual([['a', 'b'], ['m'], ['o']]);
  expect([lobby.hasMore('open'), lobby.hasMore('live'), lobby.hasMore('over')]).toEqual([true, false, true]);
  await lobby.more('open');
  await lobby.more('open');
  await lobby.more('over');
  expect(ids(lobby.rows('open'))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(lobby.rows('over'))).toEqual(['o', 'p']);
  expect(lobby.hasMore('open')).toBe(false);
  await lobby.more('open');
  expect(asked).toHaveLength(4);
  leave();
  expect(ids(lobby.rows('open'))).toEqual(['a', 'b']);
});
