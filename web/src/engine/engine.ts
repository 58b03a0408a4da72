// Asking the engine. There are two of them: one answers at once, the other thinks for bots. Each has a worker for
// each game that was asked about, so that a game that nobody plays is not loaded.
import type { About, Advice, BoardChecked, Choice, Command, Fault, Foresight, GameName, Look, MapFile, Opened, Options, Shown, Standing, Studied, Tried, Verified } from './types';

/** Why the engine gave no answer. */
export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

export interface Chosen {
  sitter: { kind: 'guest'; id: string; name: string } | { kind: 'bot'; opponent: string };
}

/** All questions with their answers; see crates/browser/src/request.rs. */
interface Questions {
  open: [{ options: Partial<Options> & { game: string; players: number }; seats: Chosen[]; secret: string; at: number }, Opened];
  load: [{ saved: unknown }, Opened];
  read: [{ text: string }, Opened];
  verify: [{ text: string }, Verified];
  look: [{ viewer: number | null; version?: number }, Look];
  since: [{ viewer: number | null; version: number }, Shown[]];
  do: [{ seen: number; command: Command; at: number }, { version: number }];
  continue: [{ version: number; seat: number; at: number }, Opened];
  foresee: [{ choice: Choice; view: string; move: string }, Foresight];
  standing: [{ choice: Choice; view: string }, Standing];
  think: [{ choice: Choice; view: string; opponent: string; seed: number }, string];
  advise: [{ choice: Choice; view: string; budget: string; most: number; also?: string[] }, Advice];
  outlook: [{ choice: Choice; view: string; worlds: number }, { chances: number[] }];
  study: [{ choice?: Choice; position: string; moves: readonly string[]; seed: number; viewer: number | null; follow?: boolean }, Studied];
  lesson: [{ lesson: unknown; tries: readonly string[] }, Tried];
  board: [{ name: string; text: string }, BoardChecked];
}

interface Plain {
  save: unknown;
  record: unknown;
  course: (number[] | null)[];
}

/** The game of a record; the engine says what is wrong with a text that is none. */
function recorded(text: string): GameName {
  try {
    return JSON.parse(text).options.game === 'kaiser' ? 'kaiser' : 'qin';
  } catch {
    return 'qin';
  }
}

/** Which game a question is about; nothing if it is about the table on the desk. */
function gameOf(question: string, about: any): GameName | undefined {
  if (question === 'read' || question === 'verify') return recorded(about.text);
  if (question === 'load') return about.saved.opening.options.game;
  if (question === 'board') return 'qin';
  const position = about?.choice ? undefined : (about?.lesson ?? about)?.position;
  if (position !== undefined) return /^\s*kaiser\b/.test(position) ? 'kaiser' : 'qin';
  return (about?.choice ?? about?.options)?.game;
}

/** A question without an answer yet. */
interface Waiting {
  game: GameName;
  request: string;
  answer: (text: string) => void;
}

export class Engine {
  #workers = new Map<GameName, Worker>();
  /** In the order in which they were asked. */
  #waiting = new Map<number, Waiting>();
  #number = 0;
  /** The game of the table on the desk. */
  #table: GameName = 'qin';

  ask<Q extends keyof Plain>(question: Q): Promise<Plain[Q]>;
  /** Asks; rejects when the signal is aborted, and doesn't think about it any longer. */
  ask<Q extends keyof Questions>(question: Q, about: Questions[Q][0], signal?: AbortSignal): Promise<Questions[Q][1]>;
  async ask(question: string, about?: unknown, signal?: AbortSignal): Promise<unknown> {
    const game = gameOf(question, about) ?? this.#table;
    const said = await this.#said(game, about === undefined ? question : { [question]: about }, signal);
    if (question === 'open' || question === 'load' || question === 'read') this.#table = game;
    return said;
  }

  /** What there is to play with in a game. */
  about(game: GameName): Promise<About> {
    return this.#said(game, 'about') as Promise<About>;
  }

  /** What a contribution to the dealing is committed to by. */
  commitment(game: GameName, about: { dealer: string; round: number; seat: number; contribution: string }): Promise<string> {
    return this.#said(game, { commit: about }) as Promise<string>;
  }

  /** Stops whatever it is doing; what was asked stays without an answer. Only for an engine that nobody else asks. */
  stop(): void {
    for (const worker of this.#workers.values()) worker.terminate();
    this.#workers.clear();
    this.#waiting.clear();
  }

  async #said(game: GameName, request: unknown, signal?: AbortSignal): Promise<unknown> {
    signal?.throwIfAborted();
    const id = ++this.#number;
    const text = await new Promise<string>((answer, reject) => {
      this.#waiting.set(id, { game, request: JSON.stringify(request), answer });
      this.#post(id);
      signal?.addEventListener('abort', () => {
        this.#drop(id);
        reject(signal.reason as Error);
      });
    });
    const answer = JSON.parse(text) as { ok?: unknown; fault?: Fault };
    if (answer.fault) throw new EngineFault(answer.fault);
    return answer.ok;
  }

  #post(id: number): void {
    const { game, request } = this.#waiting.get(id)!;
    this.#worker(game).postMessage({ id, request });
  }

  /** Drops a question. A worker can't be interrupted: it is replaced, and asked again what others want to know. */
  #drop(dropped: number): void {
    const question = this.#waiting.get(dropped);
    if (!question) return;
    this.#waiting.delete(dropped);
    this.#workers.get(question.game)?.terminate();
    this.#workers.delete(question.game);
    for (const [id, { game }] of this.#waiting) if (game === question.game) this.#post(id);
  }

  #worker(game: GameName): Worker {
    let worker = this.#workers.get(game);
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: game });
      worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: string }>) => {
        this.#waiting.get(id)?.answer(answer);
        this.#waiting.delete(id);
      };
      this.#workers.set(game, worker);
    }
    return worker;
  }
}

/** Answers about rules and the table of this page. */
export const rules = new Engine();
/** Thinks. */
export const bots = new Engine();

const known = new Map<GameName, Promise<About>>();

/** What there is to play with in a game: its boards, its map. */
export function about(game: 'kaiser'): Promise<About & { map: MapFile }>;
export function about(game: GameName): Promise<About>;
export function about(game: GameName): Promise<About> {
  if (!known.has(game)) known.set(game, rules.about(game));
  return known.get(game)!;
}

/** Random bytes as the dealing wants them. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
