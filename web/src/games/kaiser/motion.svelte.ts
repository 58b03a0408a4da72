// What new entries of the log set in motion.
import type { KaiserData, MapFile, Point, Shown, Telling } from '../../engine/types';
import { moves } from '../../settings.svelte';
import type { Flight } from './Flights.svelte';
import { markers } from './wall';

/** More at once is a jump in a replay, and nothing moves. */
const AT_ONCE = 6;

export class Motion {
  /** Spaces and provinces where something has just been put. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  flights = $state.raw<readonly Flight[]>([]);
  #seen: number;
  #next = 0;

  constructor(seen: number) {
    this.#seen = seen;
  }

  /** The events that are new since the last time. */
  follow(entries: readonly Shown[]): Telling[] {
    const added = entries.length > this.#seen ? entries.slice(this.#seen) : [];
    const events = added.flatMap((entry) => entry.events ?? []);
    const jump = added.length > AT_ONCE || entries.length < this.#seen;
    this.#seen = entries.length;
    if (jump) this.flights = [];
    return jump ? [] : events;
  }

  start(events: readonly Telling[], map: MapFile, data: KaiserData, colours: readonly string[]): void {
    const fresh = new Set<string>();
    const stands = markers(data.players.map(({ points }) => points));
    const dragon = (province: string): Point => map.provinces.find(({ name }) => name === province)!.dragon;
    const flights: Flight[] = [];
    for (const { kind, data: told } of events) {
      if (kind === 'house') fresh.add(`${told.space}`);
      else if (kind === 'fortification') fresh.add(`fort${told.space}`);
      else if (kind === 'emissary')
        flights.push({ id: this.#next++, colour: colours[told.seat]!, points: null, from: stands[told.seat]!, to: dragon(told.province), after: 0 });
      else if (kind === 'houses_scored') {
        fresh.add(`scored ${told.province}`);
        flights.push(...this.points(told.points, dragon(told.province), stands, colours));
      }
    }
    if (events.length > 0) this.fresh = fresh;
    this.fly(flights);
  }

  points(points: readonly number[], from: Point, stands: readonly Point[], colours: readonly string[]): Flight[] {
    const scorers = [...colours.keys()].filter((seat) => (points[seat] ?? 0) > 0);
    return scorers.map((seat, after) => ({ id: this.#next++, colour: colours[seat]!, points: points[seat]!, from, to: stands[seat]!, after }));
  }

  fly(flights: readonly Flight[]): void {
    if (moves() && flights.length > 0) this.flights = [...this.flights, ...flights];
  }

  landed(id: number): void {
    this.flights = this.flights.filter((flight) => flight.id !== id);
  }
}
