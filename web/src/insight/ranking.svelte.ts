// The moves of a position, the best first, while a bot thinks longer and longer.
import { Engine, EngineFault } from '../engine/engine';
import type { Advice, Look } from '../engine/types';
import type { Drawn } from './drawn';
import { LETTERS } from './hint.svelte';

const BUDGETS = [100, 400, 1600, 6400, 25600];
const MOST = 14;
/** The number of moves that get a letter. */
export const LISTED = 5;

export class Ranking {
  moves = $state.raw<Advice['moves']>([]);
  /** Each seat's chance to win. */
  chances = $state.raw<readonly number[]>([]);
  /** How long has been thought, in ways through the tree. */
  depth = $state(0);
  thinks = $state(false);
  /** The one that is pointed at. */
  pointed = $state<string | null>(null);
  // A bot of its own, so that it can be stopped at any time.
  readonly #engine = new Engine();
  #round = 0;

  /** Thinks about another position. */
  async start(look: Look): Promise<void> {
    this.stop();
    const round = this.#round;
    this.moves = [];
    this.chances = [];
    this.depth = 0;
    this.pointed = null;
    if (!look.view || look.turn === null || look.legal.length === 0) return;
    const about = { choice: look.options, view: look.view.text };
    this.thinks = true;
    try {
      const { chances } = await this.#engine.ask('outlook', { ...about, worlds: 32 });
      if (round !== this.#round) return;
      this.chances = chances;
      for (const budget of BUDGETS) {
        const { moves } = await this.#engine.ask('advise', { ...about, budget: `${budget}n`, most: MOST });
        if (round !== this.#round) return;
        this.moves = moves;
        this.depth = budget;
      }
    } catch (error) {
      if (!(error instanceof EngineFault)) throw error;
    } finally {
      if (round === this.#round) this.thinks = false;
    }
  }

  stop(): void {
    if (this.thinks) this.#engine.stop();
    this.thinks = false;
    this.#round++;
  }

  /** Warm where good moves go, lettered the best; only the one that is pointed at, if any. */
  readonly drawn = $derived.by((): Drawn | null => {
    const { moves, pointed } = this;
    if (moves.length === 0) return null;
    const best = moves[0]!.chance;
    const span = Math.max(0.02, best - moves.at(-1)!.chance);
    const all = moves.map(({ move, chance }, index) => ({ move, weight: 1 - (best - chance) / span, ...(index < 3 ? { label: LETTERS[index]! } : {}) }));
    const one = all.find(({ move }) => move === pointed);
    return { moves: one ? [{ ...one, label: LETTERS[all.indexOf(one)]! }] : all };
  });
}
