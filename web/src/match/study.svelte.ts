// A position that was set up, played on by all sides: for lessons, puzzles, examples and analysis.
import { EngineFault, rules } from '../engine/engine';
import type { Choice, Command, Look, Shown } from '../engine/types';
import type { Person, Problem, Session } from './session';

export interface Setup {
  /** A position as text; with a `choice` it is only what somebody sees, and the rest is imagined. */
  position: string;
  choice?: Choice;
  /** What chance brings follows from this. */
  seed?: number;
  /** Whose eyes; without one, those of whoever has to decide. */
  viewer?: number | null;
  moves?: readonly string[];
}

export class StudySession implements Session {
  readonly kind = 'study';
  look = $state.raw<Look | null>(null);
  entries = $state.raw<Shown[]>([]);
  /** What was played from the position that was set up. */
  moves = $state.raw<readonly string[]>([]);
  /** The position now, with everything in it. */
  position = $state('');
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  readonly curtain = null;
  readonly setup: Setup;
  mine = $derived.by<number[]>(() => {
    const { viewer } = this.setup;
    if (viewer === undefined) return this.look?.seats.map((_, seat) => seat) ?? [];
    return viewer === null ? [] : [viewer];
  });
  people = $derived.by<Person[]>(() => this.look?.seats.map((_, seat) => ({ kind: this.setup.viewer === seat ? 'me' : 'empty' })) ?? []);

  private constructor(setup: Setup) {
    this.setup = setup;
  }

  /** Throws an `EngineFault` if the position cannot be read or a move may not be played. */
  static async open(setup: Setup): Promise<StudySession> {
    const session = new StudySession(setup);
    await session.go(setup.moves ?? []);
    return session;
  }

  /** Shows the position after these moves. */
  async go(moves: readonly string[]): Promise<void> {
    const { position, choice, seed = 1, viewer } = this.setup;
    const studied = await rules.ask('study', { position, choice, moves, seed, viewer: viewer ?? null, follow: viewer === undefined });
    this.moves = moves;
    this.look = studied.look;
    this.entries = studied.entries;
    this.position = studied.position;
  }

  async act(command: Command): Promise<boolean> {
    if (this.busy || (command.do !== 'move' && command.do !== 'undo')) return false;
    this.problem = null;
    this.busy = true;
    try {
      await this.go(command.do === 'move' ? [...this.moves, command.move] : this.moves.slice(0, -1));
      return true;
    } catch (error) {
      this.problem = error instanceof EngineFault && error.fault.refusal ? { refusal: error.fault.refusal } : { text: 'problem-engine' };
      return false;
    } finally {
      this.busy = false;
    }
  }

  lift(): void {}
  dismiss(): void {
    this.problem = null;
  }
  close(): void {}
}
