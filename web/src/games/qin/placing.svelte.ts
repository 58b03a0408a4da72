// The tile that is about to be placed: which, where, how turned, and what it would do.
import type { Foresight, QinData, Rejection } from '../../engine/types';
import type { Area } from '../ui';
import { foresee, isRefusal } from '../../match/session';
import { NOTHING } from './nothing';
import { hovering, moveText, nextTurn, onBoard, readMove, tapped, tappedAgain, turned, type Placement, type Size, type Square, type Turn } from './placement';

export class Placing {
  /** The number of the tile in the hand. */
  chosen = $state<number | null>(null);
  ghost = $state.raw<Placement | null>(null);
  /** It stays where it is until it is placed or moved: a finger has let go of it, or a click waits for its second. */
  pinned = $state(false);
  /** What a move would do, or why not: the ghost's, or until the engine has answered the one before. */
  answer = $state.raw<{ move: string; said: Foresight | Rejection } | null>(null);

  readonly data = $derived.by(() => (this.area().look.view?.data ?? NOTHING) as QinData);
  readonly size = $derived.by((): Size => ({ width: this.data.cells[0]?.length ?? 0, height: this.data.cells.length }));
  readonly hand = $derived.by(() => this.data.hand ?? []);
  readonly mayPlace = $derived.by(() => this.area().active && this.data.phase.name === 'place' && !this.area().look.legal.includes('pass'));
  readonly mayDraw = $derived.by(() => this.area().active && this.data.phase.name === 'draw');
  readonly mayPass = $derived.by(() => this.area().active && this.area().look.legal.includes('pass'));
  readonly tile = $derived.by(() => (this.chosen === null ? null : (this.hand[this.chosen] ?? null)));
  readonly #legal = $derived.by(() => this.area().look.legal.flatMap((move) => readMove(move) ?? []));
  /** The legal placements of the chosen tile. */
  readonly open = $derived.by(() => (this.mayPlace ? this.#legal.filter(({ tile }) => tile === this.tile) : []));
  readonly move = $derived.by(() => (this.ghost ? moveText(this.ghost) : null));
  readonly isLegal = $derived.by(() => this.move !== null && this.area().look.legal.includes(this.move));

  #turn: Turn = 0;
  #point: Square | null = null;
  #asked = new Map<string, Promise<Foresight | Rejection>>();
  #version = -1;

  constructor(readonly area: () => Area) {}

  choose(index: number): boolean {
    if (!this.mayPlace || index >= this.hand.length) return false;
    const same = this.hand[index] === this.tile;
    this.chosen = index;
    this.pinned = false;
    if (!same && this.ghost) this.#show(onBoard({ ...this.ghost, tile: this.tile!, turn: this.#turn }, this.size));
    return true;
  }

  /** Lets go of what is held, step by step. */
  cancel(): void {
    if (this.pinned) this.pinned = false;
    else this.chosen = null;
    this.#show(null);
  }

  reset(): void {
    this.chosen = null;
    this.pinned = false;
    this.#show(null);
  }

  /** A mouse or a dragging finger is here, in spaces. */
  hover(point: Square | null, free = false): void {
    this.#point = point;
    if (!this.tile || this.pinned) return;
    this.#show(point ? hovering(point, this.tile, this.#turn, this.open, this.size, free) : null);
  }

  /** A finger has tapped here. */
  tap(point: Square): void {
    if (!this.tile) return;
    const square = { x: Math.floor(point.x), y: Math.floor(point.y) };
    this.#show(
      this.ghost && this.#covers(square) ? tappedAgain(this.ghost, square, this.open, this.size) : tapped(point, this.tile, this.#turn, this.open, this.size),
    );
    this.pinned = true;
  }

  turn(back = false): void {
    if (!this.tile) return;
    if (this.ghost && (this.pinned || !this.#point)) this.#show(turned(this.ghost, this.size, back));
    else {
      this.#turn = nextTurn(this.tile, this.#turn, back);
      if (this.#point) this.hover(this.#point);
    }
  }

  /** By arrow key. */
  step(dx: number, dy: number): void {
    if (!this.tile) return;
    this.#point = null;
    const from = this.ghost ?? this.open[0];
    if (from) this.#show(this.ghost ? onBoard({ ...from, x: from.x + dx, y: from.y + dy }, this.size) : from);
    this.pinned = false;
  }

  /** To the next legal placement. */
  next(back = false): void {
    if (this.open.length === 0) return;
    const now = this.open.findIndex((placement) => moveText(placement) === this.move);
    const to = now < 0 ? (back ? -1 : 0) : now + (back ? -1 : 1);
    this.#point = null;
    this.#show(this.open.at(to % this.open.length)!);
    this.pinned = false;
  }

  async place(): Promise<void> {
    const { look, act } = this.area();
    if (!this.move || !this.isLegal || !this.mayPlace) return;
    const move = this.move;
    this.reset();
    await act({ do: 'move', seat: look.turn!, move });
  }

  /** Somebody wanted to place it here, which does not go. */
  refuse(): void {
    if (this.move && !this.isLegal && this.mayPlace) this.area().refused?.(this.move);
  }

  /** What the engine says of the ghost; each move is asked for once. */
  async foresee(): Promise<void> {
    const { look } = this.area();
    const { move } = this;
    if (this.#version !== look.version) this.#asked.clear();
    this.#version = look.version;
    if (!move || !this.mayPlace) {
      this.answer = null;
      return;
    }
    let asked = this.#asked.get(move);
    if (!asked) this.#asked.set(move, (asked = foresee(look, move)));
    const said = await asked.catch(() => null);
    if (this.move === move) this.answer = said && { move, said };
  }

  /** Does the answer speak of where the ghost is now? */
  get answered(): boolean {
    return this.answer !== null && this.answer.move === this.move;
  }

  get foresight(): Foresight | null {
    return this.answer && !isRefusal(this.answer.said) ? this.answer.said : null;
  }

  get refusal(): Rejection | null {
    return this.answer && isRefusal(this.answer.said) ? this.answer.said : null;
  }

  #covers(square: Square): boolean {
    const spaces = this.ghost ? moveText(this.ghost) : '';
    const name = String.fromCharCode(97 + square.x) + (square.y + 1);
    return spaces.split(' ').includes(name);
  }

  #show(ghost: Placement | null): void {
    const move = ghost && moveText(ghost);
    if (ghost) this.#turn = ghost.turn;
    if (move === this.move) return;
    this.ghost = ghost;
    if (!ghost) this.answer = null;
  }
}
