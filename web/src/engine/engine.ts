// Asking the engine. There are two of them: one answers at once, the other thinks for bots. Each has a worker for
// each game that was asked about, so that a game that nobody plays is not loaded.
import type { About, Answers, Fault, GameName, MapFile, Request } from './types';

/** Why the engine gave no answer. */
export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

/** The same, from somebody who may not change it. */
type Given<T> = T extends (infer E)[] ? readonly Given<E>[] : T extends object ? { [K in keyof T]: Given<T[K]> } : T;
/** What belongs to a question. */
type Details<Q extends string> = Exclude<Request, string> extends infer R ? (R extends Record<Q, infer D> ? Given<D> : never) : never;
/** Questions to which nothing belongs. */
type Plain = Exclude<Extract<Request, string>, 'about'>;
type Asked = Exclude<keyof Answers, Plain | 'about' | 'commit'>;

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

  ask<Q extends Plain>(question: Q): Promise<Answers[Q]>;
  /** Asks; rejects when the signal is aborted, and doesn't think about it any longer. */
  ask<Q extends Asked>(question: Q, about: Details<Q>, signal?: AbortSignal): Promise<Answers[Q]>;
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
  commitment(game: GameName, about: Details<'commit'>): Promise<string> {
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
