// A match that is played in this browser: against bots, or by several people at one screen.
import { bots, EngineFault, randomHex, rules } from '../engine/engine';
import type { Chosen, Command, Look, OpenOptions, Shown } from '../engine/types';
import { keep, kept } from './keep';
import type { LocalSeat, Person, Problem, Session } from './session';

/** A bot that answers at once still lets people see what happened before. */
const PACE = 650;

export class LocalSession implements Session {
  readonly kind = 'local';
  look = $state.raw<Look | null>(null);
  entries = $state.raw<Shown[]>([]);
  mine = $state.raw<number[]>([]);
  curtain = $state<number | null>(null);
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  people = $derived<Person[]>(this.look?.seats.map(({ occupant }, seat) => this.#person(occupant, seat)) ?? []);

  /** Whose eyes: the only person's, or in a hot seat whoever was last shown their hand. */
  #viewer: number | null = null;
  /** Aborted when the session is closed. Other sessions ask the same bots. */
  #closing = new AbortController();

  private constructor(readonly id: string) {}

  /** Deals a new match. */
  static async open(id: string, options: OpenOptions, seats: LocalSeat[]): Promise<LocalSession> {
    const session = new LocalSession(id);
    const chosen = seats.map((seat): Chosen =>
      seat.kind === 'bot' ? { sitter: { kind: 'bot', opponent: seat.opponent ?? 'level:3' } } : { sitter: { kind: 'guest', id: '', name: seat.name ?? '–' } },
    );
    const { people } = await rules.ask('open', { options, seats: chosen, secret: randomHex(32), at: Date.now() });
    await session.#start(people);
    return session;
  }

  /** Goes on with a match that was kept. */
  static async resume(id: string): Promise<LocalSession | null> {
    const saved = await kept(id);
    if (!saved) return null;
    const session = new LocalSession(id);
    const { people } = await rules.ask('load', { saved: saved.saved });
    await session.#start(people);
    return session;
  }

  async act(command: Command): Promise<boolean> {
    if (!this.look || this.busy) return false;
    this.problem = null;
    const done = await this.#do(command);
    if (done) void this.#go();
    return done;
  }

  lift(): void {
    this.#viewer = this.curtain;
    this.curtain = null;
    void this.#refresh();
  }

  dismiss(): void {
    this.problem = null;
  }

  close(): void {
    this.#closing.abort();
  }

  async #start(people: number[]): Promise<void> {
    this.mine = people;
    this.#viewer = people.length === 1 ? people[0]! : null;
    await this.#refresh();
    void this.#go();
  }

  async #do(command: Command): Promise<boolean> {
    try {
      await rules.ask('do', { seen: this.look!.version, command, at: Date.now() });
    } catch (error) {
      this.problem = error instanceof EngineFault && error.fault.refusal ? { refusal: error.fault.refusal } : { text: 'problem-engine' };
      return false;
    }
    await this.#refresh();
    await keep(this.id, await rules.ask('save'), this.look!);
    return true;
  }

  /** Reads the table again. In a hot seat, a hand that mustn't be seen yet isn't asked for. */
  async #refresh(): Promise<void> {
    let look = await rules.ask('look', { viewer: this.#viewer });
    if (this.mine.length > 1 && look.turn !== null && this.mine.includes(look.turn) && look.turn !== this.#viewer) {
      this.#viewer = null;
      this.curtain = look.turn;
      look = await rules.ask('look', { viewer: null });
    }
    const entries = await rules.ask('since', { viewer: this.#viewer, version: 0 });
    if (this.#closing.signal.aborted) return;
    this.look = look;
    this.entries = entries;
  }

  /** Lets bots play until it is a person's turn. */
  async #go(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let seat = this.#botToMove(); seat !== null && !this.#closing.signal.aborted; seat = this.#botToMove()) {
        const since = Date.now();
        const own = await rules.ask('look', { viewer: seat });
        const occupant = own.seats[seat]!.occupant;
        const opponent = 'opponent' in occupant ? occupant.opponent : 'level:3';
        const move = await bots.ask(
          'think',
          { choice: own.options, view: own.view!.text, opponent, seed: crypto.getRandomValues(new Uint32Array(1))[0]! },
          this.#closing.signal,
        );
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, PACE - (Date.now() - since))));
        if (this.#closing.signal.aborted || !(await this.#do({ do: 'move', seat, move }))) return;
      }
    } catch (error) {
      if (this.#closing.signal.aborted) return;
      console.error(error);
      this.problem = { text: 'problem-engine' };
    } finally {
      this.busy = false;
    }
  }

  #botToMove(): number | null {
    const { look } = this;
    if (!look || look.progress !== 'playing' || look.turn === null) return null;
    return ['bot', 'stand_in'].includes(look.seats[look.turn]!.occupant.kind) ? look.turn : null;
  }

  #person(occupant: Look['seats'][number]['occupant'], seat: number): Person {
    const alone = this.mine.length === 1 && this.mine.includes(seat);
    switch (occupant.kind) {
      case 'bot':
        return { kind: 'bot', bot: occupant.opponent };
      case 'stand_in':
        return { kind: 'stand_in', bot: occupant.opponent, name: alone ? undefined : occupant.name };
      case 'empty':
        return { kind: 'empty' };
      default:
        return { kind: alone ? 'me' : occupant.kind, name: occupant.name };
    }
  }
}
