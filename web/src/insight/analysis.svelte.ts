// The analysis board: any position, played on by all sides, back and forth.
import { EngineFault, randomHex, rules } from '../engine/engine';
import type { Choice, Chosen, Look, OpenOptions } from '../engine/types';
import { gameUi } from '../games';
import type { GameHands, Held } from '../games/ui';
import type { ReplaySession } from '../match/replay.svelte';
import { StudySession, type Setup } from '../match/study.svelte';
import { inWords } from './flaws/flaws';
import { packed } from './link';

const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
export const coloursOf = (look: Look): string[] => look.seats.map(({ colour }) => colour.toLowerCase());

/** What somebody sees, with hidden things imagined: a whole position. */
async function whole(choice: Choice, view: string, seed: number): Promise<string> {
  return (await rules.ask('study', { choice, position: view, moves: [], seed, viewer: null })).position;
}

/** A new game, just dealt. */
export async function fresh(options: OpenOptions): Promise<Setup> {
  const seats = Array.from({ length: options.players }, (_, seat): Chosen => ({ sitter: { kind: 'guest', id: '', name: `${seat + 1}` } }));
  await rules.ask('open', { options: { ...options, first: { seat: 0 } }, seats, secret: randomHex(32), at: Date.now() });
  const { options: agreed, view } = await rules.ask('look', { viewer: null });
  return { position: await whole(agreed, view!.text, randomSeed()), seed: randomSeed() };
}

/** A moment of a match, with the hands that were really held if they are known. */
export async function momentOf({ look, hands }: ReplaySession): Promise<Setup> {
  const { options, view } = look!;
  const imagined = await whole(options, view!.text, 1);
  const known = (await gameUi(options.game).insight()).hands;
  const real = known?.withHands(imagined, coloursOf(look!), hands) ?? imagined;
  const fits = await rules.ask('study', { position: real, moves: [], seed: 1, viewer: null }).catch(() => null);
  return { position: fits?.position ?? imagined, seed: 1 };
}

export const PARTS = ['moves', 'hands', 'text'] as const;

export class Analysis {
  /** What is shown beside the board. */
  part = $state<(typeof PARTS)[number] | null>(null);
  session = $state.raw<StudySession | null>(null);
  /** The moves that were played here; those beyond where we are can be played again. */
  line = $state.raw<readonly string[]>([]);
  /** Why a text is no position, in whole sentences. */
  wrong = $state<string | null>(null);
  /** Hands that are being set and do not make a position yet. */
  draft = $state.raw<readonly (readonly string[])[] | null>(null);

  /** Where we are going, until we are there. */
  #aim: number | null = null;

  get at(): number {
    return this.session?.moves.length ?? 0;
  }

  /** Puts a position on the board; whether it is one. */
  async open(setup: Setup): Promise<boolean> {
    try {
      this.session = await StudySession.open(setup);
    } catch (error) {
      this.wrong = error instanceof EngineFault ? await inWords(error.fault, setup.position) : String(error);
      return false;
    }
    this.wrong = null;
    this.draft = null;
    this.line = this.session.moves;
    return true;
  }

  /** Something was played: what had been taken back stays only if it fits. */
  follow(): void {
    const moves = this.session?.moves ?? [];
    if (!moves.every((move, index) => this.line[index] === move)) this.line = moves;
  }

  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, this.line.length));
    this.#aim = to;
    await this.session?.go(this.line.slice(0, to));
    if (this.#aim === to) this.#aim = null;
  }

  /** From where we are, or are about to be. */
  step(by: number): void {
    void this.go((this.#aim ?? this.at) + by);
  }

  play(move: string): void {
    const { session } = this;
    if (session?.look?.turn != null) void session.act({ do: 'move', seat: session.look.turn, move });
  }

  /** Who holds what, and what is left in the piles. */
  held(hands: GameHands): Held | null {
    const { session } = this;
    if (!session?.look) return null;
    const seats = coloursOf(session.look);
    return hands.held(this.draft ? hands.withHands(session.position, seats, this.draft) : session.position, seats);
  }

  /** Other hands in this position. What is no position yet stays a draft. */
  async setHands(hands: readonly (readonly string[])[]): Promise<void> {
    const { session } = this;
    if (!session?.look) return;
    const known = (await gameUi(session.look.options.game).insight()).hands!;
    const position = known.withHands(session.position, coloursOf(session.look), hands);
    if (!(await this.open({ position, seed: session.setup.seed ?? 1 }))) this.draft = hands;
  }

  /** Deals the hands again, as far as nobody can know them. */
  async shuffle(): Promise<void> {
    const { session } = this;
    if (!session?.look) return;
    const open = await rules.ask('study', { position: session.position, moves: [], seed: 1, viewer: null });
    await this.open({ position: await whole(open.look.options, open.look.view!.text, randomSeed()), seed: randomSeed() });
  }

  /** What stands behind the # of the address. */
  async link(): Promise<string> {
    const { setup, moves } = this.session!;
    return packed({ position: setup.position, seed: setup.seed ?? 1, moves });
  }
}
