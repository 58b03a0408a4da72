// What the player at the page is about to do: cards chosen, a place pointed at, a piece planned.
import type { Card, Foresight, KaiserData, Look, MapFile, Telling } from '../../engine/types';
import { foresee, isRefusal } from '../../match/session';
import { affords, choices, nearestMove, payingCards, payments, type Choices, type Placement, type Target } from './moves';
import { placeKey, type Place } from './places';

export interface Situation {
  look: Look;
  /** Nothing until it is there. */
  map: MapFile | null;
  active: boolean;
}

/** Why a piece cannot go where it was wanted. */
export interface Refused {
  key: string;
  move: string;
  why: Telling | null;
  text: string;
}

export class Placing {
  /** Cards of the hand by their places in it. */
  chosen = $state.raw<readonly number[]>([]);
  /** What a house space gets. */
  building = $state<'house' | 'fortification'>('house');
  exchanging = $state(false);
  /** What the pointer or the focus is on. */
  pointed = $state.raw<Place | null>(null);
  /** What waits to be confirmed. */
  held = $state.raw<Target | null>(null);
  refused = $state.raw<Refused | null>(null);
  foresight = $state.raw<Foresight | null>(null);
  /** Which of the ways to pay, if the first is not wanted. */
  #way = $state(0);
  #left: Card[] = [];

  readonly #now: () => Situation;
  constructor(now: () => Situation) {
    this.#now = now;
  }

  readonly data = $derived.by((): KaiserData => this.#now().look.view!.data as KaiserData);
  readonly hand = $derived.by((): readonly Card[] => this.data.hand ?? []);
  readonly cards = $derived.by((): Card[] => this.chosen.flatMap((index) => this.hand[index] ?? []));
  readonly can = $derived.by((): Choices => {
    const { look, map, active } = this.#now();
    return choices(map && active ? look.legal : [], map!);
  });
  readonly fortifying = $derived.by((): boolean => this.can.placements.some(({ piece }) => piece === 'fortification'));
  readonly piece = $derived.by(() => (this.fortifying ? this.building : 'house'));

  /** The places where the cards chosen, or any, can put what is to be built, or an emissary. */
  readonly usable = $derived.by((): ReadonlySet<string> => {
    const fitting = this.can.placements.filter(({ piece, paid }) => (piece === 'emissary' || piece === this.piece) && affords(this.cards, paid));
    return new Set(this.exchanging ? [] : fitting.map(placeKey));
  });

  /** The piece that is planned, or would be placed by a click. */
  readonly target = $derived.by((): Target | null => {
    if (this.held) return this.held;
    return this.pointed && this.usable.has(placeKey(this.pointed)) ? this.targetAt(this.pointed) : null;
  });
  readonly ways = $derived.by((): Placement[] => (this.target ? payments(this.can.placements, this.target, this.hand, this.cards) : []));
  readonly placement = $derived.by((): Placement | null => this.ways[Math.min(this.#way, this.ways.length - 1)] ?? null);
  readonly paying = $derived.by((): readonly number[] => (this.placement ? payingCards(this.hand, this.placement.paid, this.chosen) : []));

  targetAt({ province, space }: Place): Target {
    return { piece: space === null ? 'emissary' : this.piece, province, space };
  }

  /** A card of the hand is taken up or put back. */
  toggle(index: number): void {
    this.refused = null;
    this.#way = 0;
    this.chosen = this.chosen.includes(index) ? this.chosen.filter((other) => other !== index) : [...this.chosen, index].sort();
    if (this.held && this.ways.length === 0) this.held = null;
  }

  point(place: Place | null): void {
    if (place && this.pointed && placeKey(place) === placeKey(this.pointed)) return;
    this.pointed = place;
    if (!this.held) this.#way = 0;
    if (place && this.refused && placeKey(place) !== this.refused.key) this.refused = null;
  }

  pay(way: number): void {
    this.#way = way;
  }

  hold(target: Target): void {
    this.refused = null;
    this.#way = 0;
    this.held = target;
  }

  /** Nothing is planned any more; whether anything was. */
  drop(): boolean {
    const any = this.held !== null || this.chosen.length > 0 || this.exchanging || this.refused !== null;
    this.held = this.refused = null;
    this.chosen = [];
    this.exchanging = false;
    this.#way = 0;
    return any;
  }

  /** A move was sent: cards that were chosen beyond what it costs stay chosen for the second piece. */
  sent(paid: readonly Card[]): void {
    const left = [...this.cards];
    for (const card of paid) if (left.includes(card)) left.splice(left.indexOf(card), 1);
    this.#left = left;
  }

  /** The table has changed. */
  renew(): void {
    this.drop();
    this.building = 'house';
    this.foresight = null;
    if (this.data.phase.name === 'again' && this.#now().active) this.chosen = payingCards(this.hand, this.#left, []);
    this.#left = [];
  }

  /** Asks what the planned move does. */
  async look(): Promise<void> {
    const { look } = this.#now();
    const move = this.placement?.move;
    if (!move) {
      this.foresight = null;
      return;
    }
    const answer = await foresee(look, move);
    if (this.placement?.move === move && !isRefusal(answer)) this.foresight = answer;
  }

  /** Asks why nothing can be placed there. */
  async ask(place: Place): Promise<Refused | null> {
    const { look, map } = this.#now();
    const colour = map!.provinces.find(({ name }) => name === place.province)!.color;
    const move = nearestMove(this.targetAt(place), colour, this.hand, this.cards);
    const answer = await foresee(look, move);
    if (!isRefusal(answer)) return null;
    this.held = null;
    this.refused = { key: placeKey(place), move, why: answer.why ?? null, text: answer.message };
    return this.refused;
  }
}
