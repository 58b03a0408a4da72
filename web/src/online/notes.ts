// What this browser remembers of a deal until it can be checked: what the dealer promised, and what the browser added
// itself. Nothing that was noted is ever replaced, so several tabs at one table never get in each other's way.
import { randomHex } from '../engine/engine';

const PREFIX = 'mandate-deal:';
/** Notes of this many tables are kept, those last opened. */
const TABLES = 200;
/** The bytes of a contribution. */
const BYTES = 32;

/** Where no storage is allowed, notes last as long as the page. */
const memory = new Map<string, string>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was only in memory.
  }
}

function keys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])].filter((key) => key.startsWith(PREFIX)).sort();
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(PREFIX)).sort();
  }
}

/** By seat; null where nobody has committed. */
export type Commitments = (string | null)[];

export class DealNotes {
  readonly #prefix: string;

  constructor(table: string) {
    this.#prefix = `${PREFIX}${table}:`;
  }

  /** What the dealer promised when this browser first took part, if it ever did. */
  get dealer(): string | null {
    return read(`${this.#prefix}dealer`)?.split(' ')[1] ?? null;
  }

  /** Notes what the dealer promises, unless something was noted before; what is noted now. */
  noteDealer(commitment: string): string {
    if (this.dealer === null) {
      write(`${this.#prefix}dealer`, `${Date.now()} ${commitment}`);
      tidy();
    }
    return this.dealer ?? commitment;
  }

  /** The bytes that tabs of this browser have made for a seat in a round: one, unless two tabs made some at once. */
  contributions(round: number, seat: number): string[] {
    const prefix = `${this.#prefix}${round}:${seat}:`;
    return keys().flatMap((key) => (key.startsWith(prefix) ? (read(key) ?? []) : []));
  }

  /** Bytes for a seat in a round: those that are there, or fresh ones. */
  contribute(round: number, seat: number): string {
    const [first] = this.contributions(round, seat);
    if (first !== undefined) return first;
    const bytes = randomHex(BYTES);
    write(`${this.#prefix}${round}:${seat}:${randomHex(4)}`, bytes);
    return bytes;
  }

  /** The bytes whose commitment the server has taken for this browser. */
  accepted(round: number, seat: number): string | null {
    return read(`${this.#prefix}${round}=${seat}`);
  }

  noteAccepted(round: number, seat: number, bytes: string): void {
    if (this.accepted(round, seat) === null) write(`${this.#prefix}${round}=${seat}`, bytes);
  }

  /** The rounds whose commitments were noted. */
  rounds(): number[] {
    return keys().flatMap((key) =>
      key.startsWith(this.#prefix) && /^\d+$/.test(key.slice(this.#prefix.length)) ? [Number(key.slice(this.#prefix.length))] : [],
    );
  }

  /** What everybody had committed to when this browser first saw it complete. */
  commitments(round: number): Commitments | null {
    const noted = read(`${this.#prefix}${round}`);
    return noted === null ? null : (JSON.parse(noted) as Commitments);
  }

  /** Notes what everybody has committed to, unless it was noted before; what is noted now. */
  noteCommitments(round: number, commitments: Commitments): Commitments {
    const noted = this.commitments(round);
    if (noted === null) write(`${this.#prefix}${round}`, JSON.stringify(commitments));
    return noted ?? commitments;
  }
}

/** Forgets the oldest tables. */
function tidy(): void {
  const opened = keys().filter((key) => key.endsWith(':dealer'));
  const at = (key: string): number => Number.parseInt(read(key) ?? '0', 10);
  const old = opened.sort((one, other) => at(other) - at(one)).slice(TABLES);
  for (const key of keys()) if (old.some((dealer) => key.startsWith(dealer.slice(0, -'dealer'.length)))) remove(key);
}
