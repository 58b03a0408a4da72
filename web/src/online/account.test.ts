import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Me } from './api';

const RATING = { game: 'qin', players: 2, mean: 1500, deviation: 90, games: 12 };
const ANNA: Me = { id: 'a', name: 'Anna', guest: false, created: 0, settings: {} };

/** What the server answers, as it really does: only `GET /api/me` says ratings. */
function answered(_path: string, { method }: RequestInit): Response {
  return Response.json(method === 'GET' ? { ...ANNA, ratings: [RATING] } : ANNA);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string, request: RequestInit) => (request.method === 'DELETE' ? new Response(null, { status: 204 }) : answered(path, request))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('ratings are there after logging out and in again', async () => {
  const { login, logout, me } = await import('./account.svelte');
  await login('Anna', 'long enough for us');
  await logout();
  expect(me()).toBeNull();
  await login('Anna', 'long enough for us');
  expect(me()?.ratings).toEqual([RATING]);
});
