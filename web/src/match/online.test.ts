// What a real server does too rarely to wait for it; the usual is in e2e/online.mjs.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command, Look, Shown } from '../engine/types';
import { OnlineSession } from './online.svelte';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: any[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  get wishes(): any[] {
    return this.sent.filter(({ type }) => type === 'do');
  }
}

const ABOUT = { id: 't', visibility: 'public', chat: true, host: 'Anna', yours: false, imported: false, rematch: null };
const MOVE: Command = { do: 'move', seat: 0, move: 'RY d5 d6' };
const entry = (version: number, more: Partial<Shown> = {}): Shown => ({ version, at: 1000 + version, act: 'leave', seat: 1, bot: 'level:3', ...more }) as Shown;
const look = (version: number, more: Partial<Look> = {}): Look =>
  ({
    version,
    you: 0,
    turn: 0,
    progress: 'playing',
    game: 1,
    view: { text: 'before', data: {} },
    undo: { free: false, ask: false, asked_by: null, waits_for: [] },
    seats: [0, 1].map((seat) => ({ colour: '', occupant: { kind: 'guest', name: `P${seat}` }, forfeited: false, left: null })),
    ...more,
  }) as Look;
const presence = [0, 1].map(() => ({ connected: true, reserved_for: null }));
const update = (from: number, to: number, more: Partial<Look> = {}, last: Partial<Shown> = {}) => ({
  type: 'update',
  entries: Array.from({ length: to - from }, (_, index) => entry(from + index + 1, from + index + 1 === to ? last : {})),
  look: look(to, more),
  presence,
});

let session: OnlineSession;
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/chat') ? [] : { look: look(3), presence, table: ABOUT }));
  session = OnlineSession.open('t');
  await vi.advanceTimersByTimeAsync(1);
  socket().say(update(0, 3));
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a command is sent with what was seen, and done when the server says so', async () => {
  const done = session.act(MOVE);
  expect(session.busy).toBe(true);
  const [{ id, seen, command }] = socket().wishes;
  expect([seen, command]).toEqual([3, MOVE]);
  socket().say(update(3, 4));
  socket().say({ type: 'done', id, version: 4 });
  expect(await done).toBe(true);
  expect([session.look!.version, session.entries.length, session.busy]).toEqual([4, 4, false]);
});

test('a move whose answer was lost is not made again', async () => {
  const done = session.act(MOVE);
  socket().break();
  await vi.advanceTimersByTimeAsync(2000);
  expect(socket().url).toContain('seen=3');
  socket().say(update(3, 4, { turn: 1, view: { text: 'after', data: {} as never } }, { act: 'move', seat: 0, move: 'RY d5 d6' }));
  expect(await done).toBe(true);
  expect(socket().wishes).toEqual([]);
});

test('a move that never arrived is made when the connection is back', async () => {
  const done = session.act(MOVE);
  socket().break();
  await vi.advanceTimersByTimeAsync(2000);
  socket().say(update(3, 3));
  const [{ id }] = socket().wishes;
  socket().say(update(3, 4));
  socket().say({ type: 'done', id, version: 4 });
  expect(await done).toBe(true);
});

test('what is decided without a connection is shown as waiting, and sent once', async () => {
  socket().break();
  await vi.advanceTimersByTimeAsync(1000);
  const done = session.act(MOVE);
  expect([session.connection, session.wanted, session.doing !== undefined]).toEqual(['lost', MOVE, true]);
  for (let times = 0; times < 3; times++) {
    socket().break();
    await vi.advanceTimersByTimeAsync(20_000);
  }
  socket().say(update(3, 3));
  expect(session.doing).toBeUndefined();
  socket().say(update(3, 4, { turn: 1 }, { act: 'move', seat: 0, move: 'RY d5 d6' }));
  socket().say({ type: 'done', id: socket().wishes[0].id, version: 4 });
  expect(await done).toBe(true);
  expect([FakeSocket.all.flatMap(({ wishes }) => wishes).length, session.wanted]).toEqual([1, null]);
});

test('a stale move is tried again if the game is as it was', async () => {
  const done = session.act(MOVE);
  socket().say({ type: 'refused', id: socket().wishes[0].id, error: { code: 'stale', message: '', present: 4 } });
  expect(socket().wishes).toHaveLength(1);
  socket().say(update(3, 4));
  const again = socket().wishes[1];
  expect(again.seen).toBe(4);
  socket().say(update(4, 5));
  socket().say({ type: 'done', id: again.id, version: 5 });
  expect(await done).toBe(true);
});

test('a stale move is not tried again in another position, and that is told', async () => {
  const done = session.act(MOVE);
  socket().say(update(3, 4, { view: { text: 'other', data: {} as never } }, { act: 'undo', seat: 1 }));
  socket().say({ type: 'refused', id: socket().wishes[0].id, error: { code: 'stale', message: '', present: 4 } });
  expect(await done).toBe(false);
  expect(session.problem?.refusal?.code).toBe('stale');
});

test('a gap in what was told is filled from the start', async () => {
  socket().say({ ...update(4, 5), look: look(5) });
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().url).toContain('seen=0');
  socket().say(update(0, 5));
  expect(session.entries.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5]);
});

test('who has become somebody else is told everything anew', async () => {
  socket().say(update(3, 4, { you: null }, { chance: [null] }));
  expect(socket().url).toContain('seen=0');
  socket().say(update(0, 4, { you: null }, { chance: ['RY'] }));
  expect(session.entries.at(-1)!.chance).toEqual(['RY']);
});

test('a connection that says nothing is given up, and one is told', async () => {
  await vi.advanceTimersByTimeAsync(26_000);
  expect(socket().sent.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(8000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(session.connection).toBe('lost');
  socket().say(update(3, 3));
  expect(session.connection).toBe('live');
});

test('a short loss is not worth a word', async () => {
  socket().break(1001);
  await vi.advanceTimersByTimeAsync(400);
  expect(session.connection).toBe('live');
  socket().say(update(3, 3));
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.connection).toBe('live');
});

test('a server that cannot now is asked again', async () => {
  const done = session.act(MOVE);
  socket().say({ type: 'refused', id: socket().wishes[0].id, error: { code: 'unavailable', message: '' } });
  await vi.advanceTimersByTimeAsync(1000);
  const again = socket().wishes[1];
  socket().say(update(3, 4));
  socket().say({ type: 'done', id: again.id, version: 4 });
  expect(await done).toBe(true);
  expect(session.problem).toBeNull();
});

test('a damaged table is told, and nobody comes back to it', async () => {
  const sockets = FakeSocket.all.length;
  socket().say({ type: 'refused', id: null, error: { code: 'damaged_log', message: '' } });
  socket().break(1011);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.damaged).toBe(true);
  expect(FakeSocket.all.length).toBe(sockets);
  expect(session.connection).toBe('live');
});

test.each(['database_down', 'unsure'])('a command is kept while the database is away (%s)', async (code) => {
  const done = session.act(MOVE);
  socket().say({ type: 'refused', id: socket().wishes[0].id, error: { code, message: '' } });
  expect(session.doing).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  socket().say(update(3, 4));
  socket().say({ type: 'done', id: socket().wishes[1].id, version: 4 });
  expect(await done).toBe(true);
  expect(session.doing).toBeUndefined();
});
