// A server that keeps to the protocol, and servers that don't.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Command, DealingLook, Look } from '../engine/types';
import { DealingPart } from './dealing.svelte';
import { DealNotes } from './notes';
import { ApiProblem } from './problem';

const OPTIONS = { game: 'qin', players: 2 };
const commitmentOf = async ({ dealer, round, seat, contribution }: { dealer: string; round: number; seat: number; contribution: string }): Promise<string> =>
  `${dealer}/${round}/${seat}/${contribution}`;
const SEATS = ['Anna', 'Bert'].map((name) => ({ occupant: { kind: 'guest', name } }));
const gathering = (more: Partial<Look> = {}): Look =>
  ({ version: 3, protocol: 2, you: 0, progress: 'gathering', options: OPTIONS, seats: SEATS, commitment: 'promise', dealing: null, ...more }) as Look;
const dealing = (more: Partial<DealingLook> = {}, look: Partial<Look> = {}): Look =>
  gathering({
    version: 4,
    progress: 'dealing',
    dealing: { round: 1, missing: 'commitment', waits_for: [0, 1], deadline: 1, commitments: [null, null], ...more },
    ...look,
  });
const opening = (mine: string, more: Partial<DealingLook> = {}): Look =>
  dealing({ missing: 'opening', commitments: [mine, 'theirs'], ...more }, { version: 6 });

let sent: Command[];
/** What the server says to each command, in order; yes if nothing is left. */
let answers: (Error | undefined)[];
const part = (): DealingPart =>
  new DealingPart(
    'table',
    async (_, command) => {
      sent.push(command);
      const answer = answers.shift();
      if (answer) throw answer;
    },
    commitmentOf,
  );
const settled = (): Promise<void> => vi.waitFor(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
const refused = (code: string): ApiProblem => new ApiProblem(code, code, 409);

async function committed(one = part()): Promise<{ one: DealingPart; mine: string }> {
  one.see(gathering());
  one.see(dealing());
  await settled();
  const command = sent.at(-1);
  if (command?.do !== 'commit') throw new Error('nothing was committed');
  return { one, mine: command.commitment };
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = [];
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
});

test('a browser commits to fresh bytes, and opens them once everybody has committed', async () => {
  const { one, mine } = await committed();
  const [bytes] = new DealNotes('table').contributions(1, 0);
  expect(bytes).toMatch(/^[0-9a-f]{64}$/);
  expect(mine).toBe(`promise/1/0/${bytes}`);
  one.see(dealing({ waits_for: [1], commitments: [mine, null] }, { version: 5 }));
  await settled();
  expect(sent).toHaveLength(1);
  one.see(opening(mine));
  await settled();
  expect(sent[1]).toEqual({ do: 'open', seat: 0, contribution: bytes });
  expect(one.trouble).toBe(null);
  one.close();
});

test('after a reload the same bytes are opened', async () => {
  const { one, mine } = await committed();
  one.close();
  const other = part();
  other.see(opening(mine));
  await settled();
  expect(sent[1]).toEqual({ do: 'open', seat: 0, contribution: new DealNotes('table').contributions(1, 0)[0] });
});

test('two tabs commit to the same bytes, and either of them opens', async () => {
  const [one, other] = [part(), part()];
  answers = [undefined, refused('already_sent')];
  for (const tab of [one, other]) tab.see(gathering());
  for (const tab of [one, other]) tab.see(dealing());
  await settled();
  const [mine, same] = sent.map((command) => (command.do === 'commit' ? command.commitment : ''));
  expect(same).toBe(mine);
  answers = [undefined, refused('already_sent')];
  for (const tab of [one, other]) tab.see(opening(mine!));
  await settled();
  expect(sent.slice(2).map((command) => command.do)).toEqual(['open', 'open']);
  expect([one.trouble, other.trouble]).toEqual([null, null]);
});

test('bytes that two tabs made at once are both kept, and the committed ones are opened', async () => {
  const { one } = await committed();
  localStorage.setItem('mandate-deal:table:1:0:zzzzzzzz', 'made by another tab');
  one.see(opening('promise/1/0/made by another tab'));
  await settled();
  expect(sent[1]).toEqual({ do: 'open', seat: 0, contribution: 'made by another tab' });
});

test('each round has bytes of its own', async () => {
  const { one } = await committed();
  one.see(gathering({ version: 7 }));
  one.see(dealing({ round: 2 }, { version: 8 }));
  await settled();
  const notes = new DealNotes('table');
  expect(sent).toHaveLength(2);
  expect(notes.contributions(2, 0)[0]).not.toBe(notes.contributions(1, 0)[0]);
});

test('what came too early for the server is sent again with the next version', async () => {
  const one = part();
  answers = [refused('stale')];
  one.see(dealing());
  await settled();
  expect(sent).toHaveLength(1);
  one.see(dealing({}, { version: 5 }));
  await settled();
  expect(sent[1]).toEqual(sent[0]);
});

test('what did not arrive is sent again', async () => {
  vi.useFakeTimers();
  const one = part();
  answers = [new ApiProblem('offline', ''), refused('unavailable')];
  one.see(dealing());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((command) => JSON.stringify(command))).size).toBe(1);
  vi.useRealTimers();
});

test('nothing is sent for a dealer that promises something else than before', async () => {
  const one = part();
  one.see(gathering());
  await settled();
  one.see(dealing({}, { commitment: 'other promise' }));
  await settled();
  expect([sent, one.trouble]).toEqual([[], 'dealer']);
  // A reload doesn't make the new promise any better.
  const other = part();
  other.see(dealing({}, { commitment: 'other promise' }));
  await settled();
  expect([sent, other.trouble]).toEqual([[], 'dealer']);
});

test('a promise that changed before one sat down is noticed too', async () => {
  const one = part();
  one.see(gathering({ you: null }));
  await settled();
  one.see(gathering({ commitment: 'other promise' }));
  await settled();
  expect(one.trouble).toBe('dealer');
});

test('nothing is opened when the log has another commitment for one’s seat', async () => {
  const { one } = await committed();
  one.see(opening('swapped'));
  await settled();
  expect([sent.length, one.trouble]).toEqual([1, 'commitment']);
});

test('nothing is opened when a commitment changes after all were there', async () => {
  const { one, mine } = await committed();
  answers = [refused('stale')];
  one.see(opening(mine));
  await settled();
  one.see(opening(mine, { commitments: [mine, 'changed after mine was seen'] }));
  await settled();
  expect([sent.length, one.trouble]).toEqual([2, 'commitment']);
});

test('nothing is opened while somebody has not committed, whatever the server says', async () => {
  const { one, mine } = await committed();
  one.see(opening(mine, { commitments: [mine, null] }));
  await settled();
  expect([sent.length, one.trouble]).toEqual([1, 'early']);
  // A bot commits to nothing.
  const seats = [SEATS[0], { occupant: { kind: 'bot', opponent: 'level:3' } }] as Look['seats'];
  one.see({ ...opening(mine, { commitments: [mine, null] }), version: 7, seats });
  await settled();
  expect([sent.length, one.trouble]).toEqual([2, null]);
});

test('bytes that may be open are not committed to again, though the server starts the same round again', async () => {
  const { one, mine } = await committed();
  one.see(opening(mine));
  await settled();
  one.see(dealing({}, { version: 9 }));
  await settled();
  expect([sent.map((command) => command.do), one.trouble]).toEqual([['commit', 'open'], 'commitment']);
});

test('a browser without the bytes says so', async () => {
  const one = part();
  one.see(opening('committed on the phone'));
  await settled();
  expect([sent, one.trouble]).toEqual([[], 'lost']);
});

test('tables of the first protocol and spectators are left alone', async () => {
  const one = part();
  one.see(dealing({}, { protocol: 1 }));
  one.see(dealing({}, { you: null }));
  await settled();
  expect([sent, new DealNotes('table').dealer]).toEqual([[], null]);
});

test('notes of the oldest tables are forgotten, those of the last 200 are kept', () => {
  vi.useFakeTimers();
  for (let table = 0; table < 201; table++) {
    vi.setSystemTime(1_700_000_000_000 + table);
    const notes = new DealNotes(`t${table}`);
    notes.noteDealer('promise');
    notes.contribute(1, 0);
  }
  vi.useRealTimers();
  expect([new DealNotes('t0').dealer, new DealNotes('t0').contributions(1, 0)]).toEqual([null, []]);
  expect([new DealNotes('t1').dealer, new DealNotes('t1').contributions(1, 0).length]).toEqual(['promise', 1]);
});
