// The review of a match: the strongest bot goes through it, decision by decision.
import type { Engine } from '../engine/engine';
import type { Choice } from '../engine/types';
import { version } from '../engine/version';
import type { ReplaySession } from '../match/replay.svelte';
import { gather, type Gathered, type Seen } from './gather';
import { again, balance, grade, loss, nodes, open, turningPoints, worlds, type Balance, type Decision, type Draw, type Grade, type Judged } from './judge';
import { keepReview, keptReview } from './keep';
import { Pool } from './pool';

/** What a world costs beside a node of the search, for the bar. */
const WORLD_COSTS = 0.3;
/** So often it is kept while it runs, in milliseconds. */
const KEPT_EVERY = 1000;
/** Another number for every other way to judge. */
const WAY = 1;

export class Review {
  state = $state<'running' | 'stopped' | 'done' | 'failed'>('stopped');
  judged = $state.raw<readonly Judged[]>([]);
  /** By stop and seat: the seat's chance as far as it knew, where it was asked for. */
  chances = $state.raw<readonly (readonly (number | undefined)[])[]>([]);
  /** How much of the work is done, from 0 to 1. */
  part = $state(0);
  /** How many decisions there are to be judged. */
  all = $state(0);
  byVersion = $derived(new Map(this.judged.map((one) => [one.version, one])));
  points = $derived(turningPoints(this.judged));

  /** Somebody has stopped it; it does not go on by itself. */
  halted = false;
  /** Once what was kept of it is there. */
  readonly ready: Promise<void>;

  readonly #match: string;
  readonly #by: string;
  #gathered: Gathered | null = null;
  #draws = $state.raw<readonly Draw[]>([]);
  #again = new Set<number>();
  #pool: Pool | null = null;
  #spent = 0;

  #keeping: ReturnType<typeof setTimeout> | undefined;

  private constructor(readonly session: ReplaySession) {
    this.#match = session.story;
    this.#by = `${WAY} ${version(session.opened.options)}`;
    this.ready = this.#restore();
  }

  /** The review of this match: the one that was begun before, if there is one. */
  static of(session: ReplaySession): Review {
    const key = session.story;
    const begun = REVIEWS.get(key);
    if (begun) return begun;
    const review = new Review(session);
    REVIEWS.set(key, review);
    return review;
  }

  balance(seat: number): Balance {
    return balance(seat, this.judged, this.#draws, this.chances);
  }

  gradeOf(version: number): Grade | null {
    const one = this.byVersion.get(version);
    return one ? grade(loss(one)) : null;
  }

  /** The decision that was made at this stop, if it was one. */
  async decision(stop: number): Promise<Decision | null> {
    this.#gathered ??= await gather(this.session, () => true);
    return this.#gathered?.decisions.find((decision) => decision.stop === stop) ?? null;
  }

  /** Stops until somebody lets it go on; what was found out stays. */
  halt(): void {
    this.halted = true;
    this.pause();
  }

  /** Stops while nobody looks at it. */
  pause(): void {
    if (this.state !== 'running') return;
    this.#pool?.stop();
    this.state = 'stopped';
    this.#keep();
  }

  async run(): Promise<void> {
    if (this.state === 'running' || this.state === 'done') return;
    const pool = new Pool();
    this.#pool = pool;
    this.state = 'running';
    this.halted = false;
    this.#keep();
    try {
      await this.#go(pool);
      if (this.#pool === pool) this.state = 'done';
    } catch (error) {
      console.error(error);
      if (this.#pool === pool) this.state = 'failed';
    } finally {
      pool.stop();
      this.#keep();
    }
  }

  async #restore(): Promise<void> {
    const kept = await keptReview(this.#match, this.#by);
    if (!kept) return;
    ({ judged: this.judged, chances: this.chances, all: this.all, part: this.part, halted: this.halted } = kept);
    this.#draws = kept.draws;
    this.#again = new Set(kept.again);
    this.#spent = kept.spent;
    if (kept.done) this.state = 'done';
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { judged, chances, all, part, halted } = this;
    const findings = { judged, chances, draws: this.#draws, again: [...this.#again], all, spent: this.#spent, part, done: this.state === 'done', halted };
    if (chances.length) void keepReview({ match: this.#match, by: this.#by, at: Date.now(), ...findings });
  }

  #keepSoon(): void {
    this.#keeping ??= setTimeout(() => this.#keep(), KEPT_EVERY);
  }

  async #go(pool: Pool): Promise<void> {
    const choice = this.session.opened.options;
    const alive = (): boolean => this.#pool === pool && this.state === 'running';
    this.#gathered ??= await gather(this.session, alive);
    if (!this.#gathered || !alive()) return new Promise(() => undefined);
    const { decisions, seen, ended } = this.#gathered;
    this.#draws = this.#gathered.draws;
    if (this.chances.length === 0) this.chances = this.session.stops.map((_, stop) => ended.get(stop) ?? []);
    const toJudge = decisions.filter(open);
    const budget = nodes(choice.game, toJudge);
    this.all = toJudge.length;
    const second = Math.max(0, ...toJudge.map(budget)) * SECOND_LOOKS;
    const costs = ({ measured }: Seen): number => WORLD_COSTS * worlds(choice.players, measured);
    const work = seen.reduce((sum, one) => sum + costs(one), 0) + toJudge.reduce((sum, decision) => sum + budget(decision), 0) + second;
    const spend = (cost: number): void => {
      this.#spent += cost;
      this.part = Math.min(1, this.#spent / work);
      this.#keepSoon();
    };

    const expect = (measured: boolean): Promise<void> =>
      pool.each(
        seen.filter((one) => one.measured === measured && this.chances[one.stop]?.[one.seat] === undefined),
        async (engine, job) => {
          await this.#outlook(engine, choice, job);
          spend(costs(job));
        },
      );
    // First a rough graph, then the moves, then luck.
    await expect(false);
    await pool.each(
      toJudge.filter(({ version }) => !this.byVersion.has(version)),
      async (engine, job) => {
        await this.#judge(engine, choice, job, budget(job));
        spend(budget(job));
      },
    );
    await expect(true);
    const doubted = again(this.judged).filter(({ one }) => !this.#again.has(one.version));
    await pool.each(doubted, async (engine, { one, nodes }) => {
      await this.#judge(
        engine,
        choice,
        decisions.find(({ version }) => version === one.version)!,
        nodes,
      );
      this.#again.add(one.version);
      spend(nodes);
    });
    this.part = 1;
  }

  async #outlook(engine: Engine, choice: Choice, { stop, seat, view, measured }: Seen): Promise<void> {
    const { chances } = await engine.ask('outlook', { choice, view, worlds: worlds(choice.players, measured) });
    this.chances = this.chances.map((known, at) => {
      if (at !== stop) return known;
      const more = [...known];
      more[seat] = chances[seat];
      return more;
    });
  }

  async #judge(engine: Engine, choice: Choice, { stop, version, seat, move, view }: Decision, nodes: number): Promise<void> {
    const { moves } = await engine.ask('advise', { choice, view, budget: `${nodes}n`, most: 1, also: [move] });
    const [best, played] = [moves[0]!, moves.find((one) => one.move === move) ?? moves[0]!];
    const others = this.judged.filter((one) => one.version !== version);
    this.judged = [...others, { stop, version, seat, best, played, nodes }].sort((a, b) => a.stop - b.stop);
  }
}

const SECOND_LOOKS = 8 * 4;
const REVIEWS = new Map<string, Review>();
