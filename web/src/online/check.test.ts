// Records of a server that keeps to the protocol, and of servers that don't, checked by the real engine.
import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { EngineFault } from '../engine/engine';
import { Engine, initSync } from '../engine/pkg/qin/engine.js';
import type { Shown, Verified } from '../engine/types';
import { calledOff } from './calledOff';
import { check, type Verify } from './check';
import { DealNotes } from './notes';

let engine: Engine;
let text: string;
let dealt: Shown[];

function ask<T>(question: unknown): T {
  const { ok, fault } = JSON.parse(engine.ask(JSON.stringify(question)));
  if (fault) throw new EngineFault(fault);
  return ok as T;
}
const verify: Verify = async (text) => ask<Verified>({ verify: { text } });

beforeAll(() => {
  initSync({ module: readFileSync('src/engine/pkg/qin/engine_bg.wasm') });
  engine = new Engine();
  const seats = [0, 1].map((seat) => ({ sitter: { kind: 'guest', id: '', name: `P${seat}` } }));
  ask({ open: { options: { game: 'qin', players: 2 }, seats, secret: '07'.repeat(32), at: 1 } });
  const { version } = ask<{ version: number }>({ look: { viewer: null } });
  ask({ do: { seen: version, command: { do: 'resign', seat: 1 }, at: 2 } });
  text = JSON.stringify(ask('record'));
  dealt = ask<Shown[]>({ since: { viewer: 0, version: 0 } });
});

interface Entry {
  act: string;
  version: number;
  seat?: number;
  number?: number;
  commitment?: string;
  contribution?: string;
  chance?: string[];
}
interface File {
  commitment: string;
  secret: string;
  log: Entry[];
}
const file = (): File => JSON.parse(text) as File;
const find = ({ log }: File, act: string, seat?: number): Entry => log.find((entry) => entry.act === act && entry.seat === seat)!;
/** The record as a server would write it that has changed something. */
const changed = (change: (file: File) => void): string => {
  const copy = file();
  change(copy);
  return JSON.stringify(copy);
};
const OTHER = 'ab'.repeat(32);
/** A table of its own for each test, at which this browser has played seat 0. */
let table: string;
const witness = () => ({ table, seat: 0, entries: dealt });

beforeEach(({ task }) => {
  localStorage.clear();
  table = task.id;
  const notes = new DealNotes(table);
  notes.noteDealer(file().commitment);
  localStorage.setItem(`mandate-deal:${table}:1:0:made`, find(file(), 'open', 0).contribution!);
  notes.noteAccepted(1, 0, find(file(), 'open', 0).contribution!);
  notes.noteCommitments(
    1,
    [0, 1].map((seat) => find(file(), 'commit', seat).commitment!),
  );
});

test('a match that was dealt as promised is verified', async () => {
  expect(await check(text, witness(), verify)).toMatchObject({ wrong: null, part: 'took_part', checked: { protocol: 2, games: 1, contributions: 2 } });
});

test('what a browser commits to is what the engine verifies', () => {
  const { commitment: dealer, ...rest } = file();
  const { contribution } = find({ commitment: dealer, ...rest }, 'open', 0);
  expect(ask({ commit: { dealer, round: 1, seat: 0, contribution } })).toBe(find(file(), 'commit', 0).commitment);
});

test('another promise than the one noted is noticed, though the record is consistent', async () => {
  localStorage.setItem(`mandate-deal:${table}:dealer`, `1 ${OTHER}`);
  const fresh = `${table}-fresh`;
  new DealNotes(fresh).noteDealer(OTHER);
  expect(await check(text, { ...witness(), table: fresh }, verify)).toEqual({ wrong: 'dealer' });
  expect(await check(text, { commitment: OTHER }, verify)).toEqual({ wrong: 'dealer' });
});

test('another secret than the promised one is noticed', async () => {
  expect(
    await check(
      changed((file) => (file.secret = OTHER)),
      witness(),
      verify,
    ),
  ).toMatchObject({ wrong: 'secret' });
});

test('other bytes for one’s seat than this browser has sent are noticed, though they fit their commitment', async () => {
  const fresh = `${table}-fresh`;
  const notes = new DealNotes(fresh);
  notes.noteDealer(file().commitment);
  notes.noteAccepted(1, 0, notes.contribute(1, 0));
  expect(await check(text, { ...witness(), table: fresh }, verify)).toEqual({ wrong: 'contribution' });
});

test('whether another device or the server was quicker cannot be told, and is not called verified', async () => {
  const fresh = `${table}-fresh`;
  const notes = new DealNotes(fresh);
  notes.noteDealer(file().commitment);
  notes.contribute(1, 0);
  expect(await check(text, { ...witness(), table: fresh }, verify)).toMatchObject({ wrong: null, part: 'elsewhere' });
});

test('a commitment of somebody else that was exchanged is noticed', async () => {
  expect(
    await check(
      changed((file) => (find(file, 'commit', 1).commitment = OTHER)),
      witness(),
      verify,
    ),
  ).toEqual({ wrong: 'commitments' });
  expect(
    await check(
      changed((file) => (find(file, 'commit', 1).commitment = OTHER)),
      {},
      verify,
    ),
  ).toMatchObject({ wrong: 'opening' });
});

test('a round that this browser saw and the record leaves out is noticed', async () => {
  new DealNotes(table).noteCommitments(2, [OTHER, OTHER]);
  expect(await check(text, witness(), verify)).toEqual({ wrong: 'commitments' });
});

test('a record of the first protocol is noticed where this browser took part in a round', async () => {
  const old = readFileSync('../crates/table/tests/records/qin-1.json', 'utf8');
  const { commitment } = JSON.parse(old) as File;
  expect(await check(old, { commitment }, verify)).toMatchObject({ wrong: null, part: 'older' });
  const downgraded = `${table}-downgraded`;
  const notes = new DealNotes(downgraded);
  notes.noteDealer(commitment);
  notes.noteCommitments(1, [OTHER, OTHER]);
  expect(await check(old, { table: downgraded, seat: 0 }, verify)).toEqual({ wrong: 'commitments' });
});

test('bytes that are not those committed to are noticed', async () => {
  expect(
    await check(
      changed((file) => (find(file, 'open', 1).contribution = OTHER)),
      witness(),
      verify,
    ),
  ).toMatchObject({ wrong: 'opening' });
});

test('a missing opening is noticed', async () => {
  const without = changed((file) => {
    file.log = file.log.filter((entry) => entry !== find(file, 'open', 1)).map((entry, index) => ({ ...entry, version: index + 1 }));
  });
  expect(await check(without, { table, seat: 0 }, verify)).toMatchObject({ wrong: 'record', found: expect.any(String) });
  expect(
    await check(
      changed((file) => (file.log = file.log.filter((entry) => entry !== find(file, 'open', 0)))),
      witness(),
      verify,
    ),
  ).toEqual({ wrong: 'contribution' });
});

test('a deal that does not follow from the bytes is noticed', async () => {
  const turned = changed(({ log }) => log.find(({ act }) => act === 'begin')!.chance!.reverse());
  expect(await check(turned, { table, seat: 0 }, verify)).toMatchObject({ wrong: 'deal' });
});

test('a right record of another deal than the one that was shown is noticed', async () => {
  const shown = dealt.map((entry) => (entry.act === 'begin' ? { ...entry, chance: [...entry.chance!].reverse() } : entry));
  expect(await check(text, { ...witness(), entries: shown }, verify)).toEqual({ wrong: 'shown' });
});

test('whoever took no part is told only that the record is consistent', async () => {
  expect(await check(text, {}, verify)).toMatchObject({ wrong: null, part: 'watched' });
  expect(await check(text, { table: 'unknown', seat: null }, verify)).toMatchObject({ wrong: null, part: 'watched' });
});

test('what is no record is said to be none, and what went wrong otherwise is not blamed on it', async () => {
  for (const bad of ['', '{}', '[1]', 'null']) expect(await check(bad, {}, verify)).toMatchObject({ wrong: 'record' });
  await expect(check(text, {}, () => Promise.reject(new Error('no engine')))).rejects.toThrow('no engine');
});

test('who made a round come to nothing is known until another starts', () => {
  const entry = (act: Shown['act'], more: object = {}): Shown => ({ version: 1, at: 1, act, ...more }) as Shown;
  const before = [entry('sit', { seat: 1, sitter: { kind: 'guest', name: 'Ben' } }), entry('round'), entry('commit', { seat: 0 })];
  const off = [...before, entry('call_off', { seats: [1], missing: 'opening' })];
  expect(calledOff(before)).toBe(null);
  expect(calledOff(off)).toEqual({ seats: [1], names: ['Ben'], missing: 'opening' });
  expect(calledOff([...before, entry('rise', { seat: 1 })])).toEqual({ seats: [1], names: ['Ben'], missing: null });
  expect(calledOff([...off, entry('round')])).toBe(null);
  expect(calledOff([...off, entry('round'), entry('begin')])).toBe(null);
});
