// Tries in one lesson. What comes of them is what the engine says.
import { rules } from '../engine/engine';
import type { Command, Look, Rejection, Shown } from '../engine/types';
import type { Lesson } from './lessons';

export class Attempt {
  look = $state.raw<Look | null>(null);
  entries = $state.raw<Shown[]>([]);
  state = $state<'open' | 'reached' | 'missed'>('open');
  /** Which of the mistakes that the lesson knows it was. */
  mistake = $state<string | null>(null);
  /** Why the last try was not allowed. It changed nothing. */
  refusal = $state.raw<Rejection | null>(null);
  tries = $state.raw<readonly string[]>([]);
  /** How often it went wrong so far. */
  misses = $state(0);
  failed = $state(false);
  #busy = false;

  constructor(readonly lesson: Lesson) {
    void this.#ask([]);
  }

  async act(command: Command): Promise<boolean> {
    if (command.do !== 'move' || this.state !== 'open') return false;
    return this.attempt(command.move);
  }

  /** Tries something, perhaps something that is not allowed. */
  async attempt(move: string): Promise<boolean> {
    if (this.#busy || this.state !== 'open') return false;
    return this.#ask([...this.tries, move]);
  }

  again(): void {
    void this.#ask([]);
  }

  /** The next move of the solution, as long as it was followed. */
  get next(): string | null {
    const { solution } = this.lesson;
    return this.state === 'open' && this.tries.every((move, at) => move === solution[at]) ? (solution[this.tries.length] ?? null) : null;
  }

  async #ask(tries: readonly string[]): Promise<boolean> {
    this.#busy = true;
    try {
      const said = await rules.ask('lesson', { lesson: this.lesson, tries });
      // What is refused changes nothing: the table stays the same one, and with it what is said there.
      if (!said.refusal) {
        this.tries = tries;
        this.entries = said.entries;
        this.look = said.look;
      }
      this.state = said.state;
      this.mistake = said.mistake;
      this.refusal = said.refusal;
      if (said.state === 'missed' || said.mistake) this.misses++;
      return !said.refusal;
    } catch (error) {
      console.error(error);
      this.failed = true;
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
