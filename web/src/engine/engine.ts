// Asking the engine. There are two of them: one answers at once, the other thinks for bots.
import type { About, Advice, BoardChecked, Choice, Command, Fault, Foresight, Look, Opened, Options, Shown, Standing, Studied, Tried } from './types';

/** Why the engine gave no answer. */
export class EngineFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text);
  }
}

export interface Chosen {
  sitter: { kind: 'guest'; id: string; name: string } | { kind: 'bot'; opponent: string };
  contribution?: string;
}

/** All questions with their answers; see crates/browser/src/request.rs. */
interface Questions {
  open: [{ options: Partial<Options> & { game: string; players: number }; seats: Chosen[]; secret: string; at: number }, Opened];
  load: [{ saved: unknown }, Opened];
  read: [{ text: string }, Opened];
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
  about: About;
  save: unknown;
  record: unknown;
  course: (number[] | null)[];
}

export class Engine {
  #worker: Worker | undefined;
  #waiting = new Map<number, (answer: string) => void>();
  #number = 0;

  ask<Q extends keyof Plain>(question: Q): Promise<Plain[Q]>;
  ask<Q extends keyof Questions>(question: Q, about: Questions[Q][0]): Promise<Questions[Q][1]>;
  async ask(question: string, about?: unknown): Promise<unknown> {
    const request = JSON.stringify(about === undefined ? question : { [question]: about });
    const id = ++this.#number;
    const text = await new Promise<string>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#started().postMessage({ id, request });
    });
    const answer = JSON.parse(text) as { ok?: unknown; fault?: Fault };
    if (answer.fault) throw new EngineFault(answer.fault);
    return answer.ok;
  }

  /** Stops whatever it is doing; what was asked stays without an answer. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: string }>) => {
        this.#waiting.get(id)?.(answer);
        this.#waiting.delete(id);
      };
    }
    return this.#worker;
  }
}

/** Answers about rules and the table of this page. */
export const rules = new Engine();
/** Thinks. */
export const bots = new Engine();

let known: Promise<About> | undefined;

/** What there is to play. */
export function about(): Promise<About> {
  known ??= rules.ask('about');
  return known;
}

/** Random bytes as the dealing wants them. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
