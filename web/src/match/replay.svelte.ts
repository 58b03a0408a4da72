// A match out of a record: looked at from any seat, at any moment.
import { rules } from '../engine/engine';
import type { Look, Opened, Shown } from '../engine/types';
import { api } from '../online/api';
import { moveOf, seatOf, steps } from './entries';
import { keep, kept } from './keep';
import type { Person, Session } from './session';

/** Where a record comes from: this browser, a server, or a file. */
export type Source = { kept: string } | { table: string } | { text: string };

export class ReplaySession implements Session {
  readonly kind = 'replay';
  look = $state.raw<Look | null>(null);
  entries = $state.raw<Shown[]>([]);
  people = $state.raw<Person[]>([]);
  readonly mine: number[] = [];
  readonly curtain = null;
  readonly busy = false;
  readonly problem = null;

  /** The versions of the deals and of the moves that hold: what one steps through. */
  stops = $state.raw<number[]>([]);
  /** Where we are, as an index of the stops. */
  at = $state(0);
  viewer = $state<number | null>(null);
  /** By stop and seat: how the players stood; more is better. */
  course = $state.raw<(number[] | null)[]>([]);
  /** Is the match over? */
  finished = false;
  /** Every seat's hand at this moment. */
  hands = $state.raw<string[][]>([]);

  /** The text of the record, and the table it is of; nothing for a match that was dealt in this browser. */
  record: { text: string; table?: string; seat: number | null } | null = null;

  #all: Shown[] = [];
  #asked = 0;

  private constructor(readonly opened: Opened) {}

  /** Opens a record; throws an `EngineFault` or `Error` with a sentence if it is none. */
  static async open(source: Source): Promise<ReplaySession> {
    const [{ opened, text }, mine] = await Promise.all([lay(source), seatOfViewer(source)]);
    const session = new ReplaySession(opened);
    if (text !== null) session.record = { text, seat: mine, ...('table' in source ? { table: source.table } : {}) };
    session.viewer = mine ?? opened.people[0] ?? null;
    session.#all = await rules.ask('since', { viewer: null, version: 0 });
    session.stops = steps(session.#all).map(({ version }) => version);
    session.finished = (await rules.ask('look', { viewer: null })).progress === 'over';
    session.course = (await rules.ask('course')).filter((_, version) => session.stops.includes(version));
    await session.go(session.stops.length - 1);
    return session;
  }

  /** The match by all that was decided in it. Matches that go on from the same moment have the same commitment. */
  get story(): string {
    const decided = this.#all.filter(({ version }) => this.stops.includes(version));
    return [this.look?.commitment, ...decided.map((entry) => `${entry.version} ${seatOf(entry) ?? ''} ${moveOf(entry) ?? ''}`)].join('\n');
  }

  /** Goes to a moment. */
  async go(stop: number, viewer: number | null = this.viewer): Promise<void> {
    const asked = ++this.#asked;
    this.at = Math.max(0, Math.min(stop, this.stops.length - 1));
    this.viewer = viewer;
    const version = this.stops[this.at]!;
    const seats = this.opened.options.players;
    const [entries, ...looks] = await Promise.all([
      rules.ask('since', { viewer, version: 0 }),
      ...[viewer, ...Array.from({ length: seats }, (_, seat) => seat)].map((eyes) => rules.ask('look', { viewer: eyes, version })),
    ]);
    if (asked !== this.#asked) return;
    const look = looks[0]!;
    this.entries = entries.filter((entry) => entry.version <= version);
    this.hands = looks.slice(1).map(({ view }) => view?.data.hand ?? []);
    this.people = look.seats.map(({ occupant }) => ({
      kind: occupant.kind,
      name: 'name' in occupant ? occupant.name : undefined,
      ...('opponent' in occupant ? { bot: occupant.opponent } : {}),
    }));
    // Nothing can be decided here.
    this.look = { ...look, legal: [], undo: { free: false, ask: false, asked_by: null, waits_for: [] } };
  }

  /** Can this seat's player go on from here? Bots have brought nothing to the deal and keep their seats. */
  continuable(seat: number | null): seat is number {
    return seat !== null && this.opened.people.includes(seat) && this.look?.progress === 'playing';
  }

  /** Goes on from here against bots; the id under which the match is kept. */
  async goOn(seat: number): Promise<string> {
    const id = crypto.randomUUID().slice(0, 8);
    await rules.ask('continue', { version: this.stops[this.at]!, seat, at: Date.now() });
    await keep(id, await rules.ask('save'), await rules.ask('look', { viewer: seat }));
    return id;
  }

  async act(): Promise<boolean> {
    return false;
  }
  lift(): void {}
  dismiss(): void {}
  close(): void {}
}

/** The seat of whoever looks, as the server knows it. */
async function seatOfViewer(source: Source): Promise<number | null> {
  return 'table' in source
    ? api.table(source.table).then(
        ({ value }) => value.look.you,
        () => null,
      )
    : null;
}

async function lay(source: Source): Promise<{ opened: Opened; text: string | null }> {
  if ('kept' in source) {
    const found = await kept(source.kept);
    if (!found) throw new Error('replay-not-kept');
    return { opened: await rules.ask('load', { saved: found.saved }), text: null };
  }
  const text = 'text' in source ? source.text : await api.recordText(source.table).catch(() => Promise.reject(new Error('replay-not-there')));
  return { opened: await rules.ask('read', { text }), text };
}

/** Saves the record of the table that lies at the engine as a file. */
export async function download(name: string): Promise<void> {
  const record = await rules.ask('record');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }));
  link.download = `${name}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
