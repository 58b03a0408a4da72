// A hint in three steps: where to look, which moves to think about, the move and why.
import { bots } from '../engine/engine';
import type { Advice, Look } from '../engine/types';
import { gameUi } from '../games';
import type { GameInsight } from '../games/ui';
import { foresee, isRefusal } from '../match/session';
import type { Drawn } from './drawn';
import { insight, type Texts } from './texts';

/** As much as a strong level thinks, and still at once. */
const BUDGET = '1500n';
const MOST = 3;
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Candidate {
  letter: string;
  move: string;
  name: string;
}

export class Hint {
  step = $state(1);
  failed = $state(false);
  /** What is said at this step; nothing while the bot thinks. */
  said = $state('');
  candidates = $state.raw<Candidate[]>([]);
  texts = $state.raw<Texts | null>(null);
  #advice = $state.raw<Advice | null>(null);
  #insight: GameInsight | null = null;

  constructor(
    readonly look: Look,
    /** Told every step in words. */
    readonly announce: (sentence: string) => void,
  ) {
    void this.#start().catch(() => (this.failed = true));
  }

  readonly best = $derived.by(() => this.#advice?.moves[0]?.move ?? null);

  readonly drawn = $derived.by((): Drawn | null => {
    const moves = this.#advice?.moves;
    if (!moves) return null;
    if (this.step === 1) return { moves: [], around: moves[0]!.move };
    return { moves: moves.slice(0, this.step === 2 ? MOST : 1).map(({ move }, index) => ({ move, label: LETTERS[index]!, weight: 0.5 })) };
  });

  /** One step further; the last one stays. */
  async next(): Promise<void> {
    if (this.step === 3 || !this.#advice) return;
    await this.#tell(this.step + 1);
  }

  async #start(): Promise<void> {
    const { options, view } = this.look;
    const [texts, words, advice] = await Promise.all([
      insight(),
      gameUi(options.game).insight(),
      bots.ask('advise', { choice: options, view: view!.text, budget: BUDGET, most: MOST }),
    ]);
    this.texts = texts;
    this.#insight = words;
    this.#advice = advice;
    this.candidates = advice.moves.map(({ move }, index) => ({ letter: LETTERS[index]!, move, name: words.moveInWords(texts, move) }));
    await this.#tell(1);
  }

  /** Goes to the step once it is known what to say. */
  async #tell(step: number): Promise<void> {
    const said = step === 1 ? this.#where() : step === 2 ? this.#which() : await this.#why();
    if (this.said && step <= this.step) return;
    this.step = step;
    this.said = said;
    const names = step === 2 ? this.candidates.map(({ letter, name }) => `${letter}: ${name}.`) : [];
    this.announce([said, ...names].join(' '));
  }

  #where(): string {
    const texts = this.texts!;
    return this.look.legal.length === 1 ? texts.say('hint-only') : this.#insight!.where(texts, this.look, this.#advice!.moves[0]!);
  }

  #which(): string {
    const { moves, sure } = this.#advice!;
    if (moves.length === 1) return this.texts!.say('hint-only');
    return this.texts!.say('hint-which', { count: moves.length, sure: sure > 0.9 ? 'yes' : sure < 0.65 ? 'no' : 'some' });
  }

  async #why(): Promise<string> {
    const { move, chance } = this.#advice!.moves[0]!;
    const foreseen = await foresee(this.look, move);
    const does = isRefusal(foreseen) ? '' : await this.#insight!.consequences(this.look, foreseen);
    const texts = this.texts!;
    return [texts.say('hint-best', { move: this.candidates[0]!.name }), does, texts.say('hint-chance', { chance: Math.round(chance * 100) })]
      .filter(Boolean)
      .join(' ');
  }
}
