// One puzzle at the board: the move that is played is judged, and nothing is played after it.
import { bots } from '../engine/engine';
import type { Command, GameName, Look, Shown } from '../engine/types';
import { gameUi } from '../games';
import type { GameInsight } from '../games/ui';
import type { Drawn } from '../insight/drawn';
import { insight, type Texts } from '../insight/texts';
import { progress, solved } from '../learn/progress.svelte';
import { foresee, isRefusal, type Person, type Session } from '../match/session';
import { StudySession } from '../match/study.svelte';
import { choiceOf, type Puzzle } from './puzzle';
import { answered } from './streak';

/** What is said about a move. */
export interface Told {
  /** The letter it has on the board; none if it is not drawn. */
  letter?: string;
  move: string;
  name: string;
  does: string;
  /** From 0 to 1; nothing where nobody has reckoned it. */
  chance: number | null;
}

export type Stage = 'asked' | 'wrong' | 'right' | 'shown';

/** Who played the games that puzzles come from. */
const PLAYED = 'level:5';

/** Enough to say how much worse a move is. */
const BUDGET = '200n';

export class Solving implements Session {
  readonly kind = 'study';
  readonly mine: readonly number[] = [];
  readonly curtain = null;
  stage = $state<Stage>('asked');
  /** What was played, or, when the answer is shown, the moves to compare. */
  told = $state.raw<readonly Told[]>([]);
  /** Other moves that would have been right too. */
  alike = $state.raw<readonly string[]>([]);
  /** One line for what is to be done, set by whoever has the words. */
  doing = $state('');
  #missed = false;
  #closing = new AbortController();
  #tried: string | null = null;

  private constructor(
    readonly game: GameName,
    readonly puzzle: Puzzle,
    /** The day whose puzzle it is, if it is one of a day. */
    readonly daily: number | null,
    private readonly study: StudySession,
    private readonly words: Texts,
    private readonly insight: GameInsight,
    /** As the question is asked. */
    private readonly start: Look,
  ) {}

  static async open(game: GameName, puzzle: Puzzle, daily: number | null): Promise<Solving> {
    const setup = { position: puzzle.view, choice: choiceOf(game, puzzle), viewer: puzzle.seat };
    const [study, words, inWords] = await Promise.all([StudySession.open(setup), insight(), gameUi(game).insight()]);
    return new Solving(game, puzzle, daily, study, words, inWords, study.look!);
  }

  /** Nothing can be decided once an answer was given. */
  readonly look = $derived.by((): Look | null => {
    const { look } = this.study;
    if (!look || this.stage === 'asked') return look && { ...look, undo: { ...look.undo, free: false, ask: false } };
    return { ...look, legal: [], turn: null, undo: { free: this.stage === 'wrong', ask: false, asked_by: null, waits_for: [] } };
  });
  readonly entries = $derived.by((): readonly Shown[] => this.study.entries);
  readonly busy = $derived.by((): boolean => this.study.busy);
  readonly problem = $derived.by(() => this.study.problem);
  readonly people = $derived.by((): Person[] => this.start.seats.map((_, seat) => (seat === this.puzzle.seat ? { kind: 'me' } : { kind: 'bot', bot: PLAYED })));
  readonly drawn = $derived.by((): Drawn | null =>
    this.stage === 'shown' ? { moves: this.told.map(({ move, letter }) => ({ move, label: letter!, weight: 0.5 })) } : null,
  );

  async act(command: Command): Promise<boolean> {
    if (command.do === 'undo') return this.again();
    if (command.do !== 'move' || this.stage !== 'asked') return false;
    const { move } = command;
    const told = await this.#tell(move, null);
    if (!(await this.study.act(command))) return false;
    this.#tried = move;
    const { moves, best } = this.puzzle;
    if (moves.includes(move)) {
      const near = await this.#tell(this.puzzle.near, this.puzzle.second);
      this.told = [{ ...told, chance: best }, near];
      this.alike = moves.filter((other) => other !== move).map((other) => this.insight.moveInWords(this.words, other));
      this.#note('found');
      this.stage = 'right';
    } else {
      this.told = [told];
      this.#note('missed');
      this.stage = 'wrong';
    }
    return true;
  }

  /** Back to the question. */
  async again(): Promise<boolean> {
    if (this.stage === 'asked') return false;
    await this.study.go([]);
    this.told = [];
    this.stage = 'asked';
    return true;
  }

  /** Gives up: the answer, beside what comes closest and what was tried. */
  async show(): Promise<void> {
    this.#note('shown');
    await this.study.go([]);
    const { moves, best, near, second } = this.puzzle;
    const told = [await this.#tell(moves[0]!, best), await this.#tell(near, second)];
    const tried = this.#tried;
    if (tried && tried !== near) told.push(await this.#tell(tried, await this.#chance(tried)));
    this.told = told.map((one, index) => ({ ...one, letter: 'ABC'[index]! }));
    this.alike = moves.slice(1).map((other) => this.insight.moveInWords(this.words, other));
    this.stage = 'shown';
  }

  lift(): void {}
  dismiss(): void {
    this.study.dismiss();
  }
  close(): void {
    this.#closing.abort();
  }

  #note(how: 'found' | 'missed' | 'shown'): void {
    solved(answered(progress.puzzles, this.puzzle.id, how, this.#missed, this.daily));
    if (how !== 'found') this.#missed = true;
  }

  /** A short search, which can mistake a wrong move for a better one than the long search found. */
  async #chance(move: string): Promise<number | null> {
    const { view, second } = this.puzzle;
    const asked = bots.ask('advise', { choice: choiceOf(this.game, this.puzzle), view, budget: BUDGET, most: 1, also: [move] }, this.#closing.signal);
    const advice = await asked.catch(() => null);
    const chance = advice?.moves.find((other) => other.move === move)?.chance;
    return chance === undefined ? null : Math.min(chance, second);
  }

  async #tell(move: string, chance: number | null): Promise<Told> {
    const foreseen = await foresee(this.start, move);
    const does = isRefusal(foreseen) ? '' : await this.insight.consequences(this.start, foreseen);
    return { move, chance, name: this.insight.moveInWords(this.words, move), does };
  }
}
