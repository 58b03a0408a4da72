// A match that is played on a server, with others.
import { BASE } from '../base';
import { randomHex } from '../engine/engine';
import type { Command, Look, Rejection, SeatLook, SeatPresence, ServerMessage, Shown } from '../engine/types';
import { comeIn, comeInAnew, comeInAs, me, onBecoming, refresh, whoami } from '../online/account.svelte';
import { api, FULL_ANSWER, type Answer, type Line, type TableAbout, type TablePageData } from '../online/api';
import { DealingPart } from '../online/dealing.svelte';
import { ApiProblem, sentence } from '../online/problem';
import { Wire } from '../online/wire';
import { Wish } from '../online/wish';
import { say } from '../texts/texts.svelte';
import { ClockOffset } from './offset';
import type { Connection, Person, Problem, Session } from './session';

/** Shorter losses are not worth a word. */
const WORTH_A_WORD = 700;
/** Who has not been answered for so long asks by another connection. */
const SLOW = 8000;
const MOST_TRIES = 8;
/** The server is there, but could not do it now. */
const NOT_NOW = ['unavailable', 'database_down', 'unsure', 'cannot_save', 'busy', 'too_fast'];
/** The log of the table can’t be read: coming back would not help. */
const DAMAGED = 'damaged_log';

export class OnlineSession implements Session {
  readonly kind = 'online';
  readonly curtain = null;
  look = $state.raw<Look | null>(null);
  entries = $state.raw<Shown[]>([]);
  problem = $state.raw<Problem | null>(null);
  connection = $state<Connection>('connecting');
  /** What is to be known of the table besides the match. */
  table = $state.raw<TableAbout | null>(null);
  /** There is no such table. */
  gone = $state(false);
  /** The table is damaged, and kept as it is. */
  damaged = $state(false);
  lines = $state.raw<Line[]>([]);
  chatOn = $state(true);
  /** How far the server's time is ahead of ours. */
  offset = $state(0);
  /** The table at which they play again. */
  rematch = $state<string | null>(null);

  /** What this browser does for the shuffling. */
  readonly dealing: DealingPart;

  #presence = $state.raw<SeatPresence[]>([]);
  #wish = $state.raw<Wish | null>(null);
  /** Why the server could not do yet what is wanted. */
  #hindrance = $state.raw<Rejection | null>(null);
  mine = $derived(this.look?.you == null ? [] : [this.look.you]);
  people = $derived((this.look?.seats ?? []).map((seat, number) => this.#person(seat, number)));
  /** Does a bot play on for the person at this page? */
  away = $derived(this.look?.you != null && this.look.seats[this.look.you]?.occupant.kind === 'stand_in');
  /** Commands without an answer yet, and what to show in the meantime. */
  wanted = $derived(this.#wish?.command ?? null);
  doing = $derived(this.wanted ? this.#hindered() : undefined);
  busy = $derived(this.#wish !== null || (this.away && this.look?.turn === this.look?.you));

  readonly #wire: Wire;
  readonly #clock = new ClockOffset();
  #number = 0;
  /** Nothing has come by this connection yet. */
  #fresh = true;
  /** All entries are to be sent, as what they show depends on who one is. */
  #all = true;
  #sentAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #word: ReturnType<typeof setTimeout> | undefined;
  readonly #leave: () => void;

  constructor(readonly id: string) {
    this.dealing = new DealingPart(id, (seen, command) => api.act(id, seen, command));
    this.#wire = new Wire({ url: () => this.#url(), hear: (message) => this.#hear(message), up: (up) => this.#up(up) });
    this.#leave = onBecoming(() => {
      this.#all = true;
      this.#wire.again();
    });
  }

  /** Goes to a table; its look comes by and by. */
  static open(id: string): OnlineSession {
    const session = new OnlineSession(id);
    void whoami().finally(() => session.#wire.start());
    void session.#readAbout();
    return session;
  }

  async act(command: Command): Promise<boolean> {
    if (!this.look || this.#wish) return false;
    this.problem = null;
    const answered = new Promise<boolean>((answer) => (this.#wish = new Wish(command, this.look!, answer)));
    this.#attempt();
    return answered;
  }

  /** Sits down, under this name if one is given. What is wrong with the name is thrown. */
  async sit(seat: number, name?: string): Promise<boolean> {
    await (name === undefined ? comeIn() : comeInAs(name));
    // Under the first protocol people bring their random numbers when they sit down.
    return this.act({ do: 'sit', seat, ...((this.look?.protocol ?? 1) < 2 ? { contribution: randomHex(16) } : {}) });
  }

  seatBot(seat: number, opponent: string): Promise<boolean> {
    return this.act({ do: 'sit', seat, sitter: { kind: 'bot', opponent } });
  }

  async speak(text: string): Promise<void> {
    await api.speak(this.id, text);
    if (!this.#wire.isUp) await this.#readLines();
  }

  async switchChat(on: boolean): Promise<void> {
    await api.switchChat(this.id, on);
    this.chatOn = on;
  }

  /** Closes the table before the match. */
  async closeTable(): Promise<void> {
    await api.closeTable(this.id);
    this.gone = true;
    this.#wire.close();
  }

  /** The table at which the same people play again. */
  async again(): Promise<string> {
    const { id } = await api.rematch(this.id);
    this.rematch = id;
    return id;
  }

  lift(): void {}

  dismiss(): void {
    this.problem = null;
  }

  close(): void {
    this.#leave();
    this.dealing.close();
    this.#wire.close();
    clearTimeout(this.#timer);
    clearTimeout(this.#word);
    this.#finish(false);
  }

  #url(): string {
    const seen = this.#all ? 0 : this.#seen();
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}/api/tables/${this.id}/live?seen=${seen}`;
  }

  #seen(): number {
    return this.entries.at(-1)?.version ?? 0;
  }

  #up(up: boolean): void {
    clearTimeout(this.#word);
    this.#fresh = up;
    if (up) {
      this.connection = 'live';
      // What is not an entry may have been missed.
      if (this.table) void this.#readAbout();
      void this.#readLines();
    } else {
      clearTimeout(this.#timer);
      this.#word = setTimeout(() => (this.connection = 'lost'), WORTH_A_WORD);
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        return this.#update(message);
      case 'presence':
        this.#presence = message.presence;
        return;
      case 'done':
        if (message.id === this.#wish?.id) this.#done(message.version);
        return;
      case 'refused':
        if (message.error.code === DAMAGED) this.#giveUp();
        else if (message.id === this.#wish?.id) void this.#refused(message.error);
        return;
      case 'chat':
        return this.#heard([message.line]);
      case 'chat_switch':
        this.chatOn = message.on;
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
    }
  }

  #update({ entries, look, presence }: Extract<ServerMessage, { type: 'update' }>): void {
    const fresh = this.#fresh;
    this.#fresh = false;
    const anew = this.#all && fresh;
    const known = anew ? [] : this.entries;
    const last = known.at(-1)?.version ?? 0;
    const merged = [...known, ...entries.filter(({ version }) => version > last)];
    const whole = merged.length === look.version;
    const sameEyes = anew || this.look === null || this.look.you === look.you || merged.every(({ chance }) => chance === undefined);
    if (!whole || !sameEyes) {
      // Something is missing, or was shown to somebody else: all of it, please.
      this.#all = true;
      this.#wire.again();
      if (!whole) return;
    } else if (anew) {
      this.#all = false;
    }
    if (!fresh) for (const { at } of entries) this.#learn(Date.now(), Date.now(), at, Infinity);
    this.entries = merged;
    this.look = look;
    this.#presence = presence;
    this.dealing.see(look);
    // The server knows us by the cookie, though this browser has forgotten.
    if (fresh && look.you !== null && !me()) void refresh();
    if (this.#wish && (fresh || this.#wish.waits)) this.#attempt();
  }

  /** Sends what is wanted, unless it was done already or means something else by now. */
  #attempt(): void {
    const [wish, look] = [this.#wish, this.look];
    clearTimeout(this.#timer);
    if (!wish || !look || this.#fresh || this.#all) return;
    if (look.version !== wish.seen) {
      if (wish.isDone(look, this.entries)) return this.#finish(true);
      if (!wish.holds(look) || wish.tries > MOST_TRIES)
        return this.#fail({ code: 'stale', message: 'something else has happened in the meantime; look again, then decide' });
      wish.seen = look.version;
    }
    wish.id = ++this.#number;
    wish.waits = false;
    this.#sentAt = Date.now();
    if (this.#wire.send({ type: 'do', id: wish.id, seen: wish.seen, command: wish.command })) this.#timer = setTimeout(() => this.#wire.again(), SLOW);
  }

  #done(version: number): void {
    const entry = this.entries.find((shown) => shown.version === version);
    if (entry) this.#learn(this.#sentAt, Date.now(), entry.at, entry.at);
    this.#finish(true);
  }

  async #refused(refusal: Rejection): Promise<void> {
    const wish = this.#wish!;
    clearTimeout(this.#timer);
    if (++wish.tries > MOST_TRIES) return this.#fail(refusal);
    if (refusal.code === 'stale') {
      // With the update it is seen whether it still makes sense; it may be here already.
      if (this.look!.version !== wish.seen) this.#attempt();
      else {
        wish.waits = true;
        this.#timer = setTimeout(() => this.#wire.again(), SLOW);
      }
    } else if (NOT_NOW.includes(refusal.code)) {
      if (refusal.code !== 'too_fast') this.#hindrance = refusal;
      this.#timer = setTimeout(() => this.#attempt(), 300 * 2 ** wish.tries);
    } else if (refusal.code === 'not_logged_in' && wish.tries === 1) {
      try {
        if (me()) await comeInAnew(new ApiProblem(refusal.code, refusal.message));
        else await comeIn();
        this.#all = true;
        this.#wire.again();
      } catch (thrown) {
        this.#fail(thrown instanceof ApiProblem ? { code: thrown.code, message: thrown.message } : refusal);
      }
    } else {
      this.#fail(refusal);
    }
  }

  #learn(from: number, to: number, earliest: number, latest: number): void {
    this.#clock.learn(from, to, earliest, latest);
    this.offset = this.#clock.estimate;
  }

  #fail(refusal: Rejection): void {
    this.problem = { refusal };
    this.#finish(false);
  }

  #finish(done: boolean): void {
    clearTimeout(this.#timer);
    const wish = this.#wish;
    this.#wish = null;
    this.#hindrance = null;
    wish?.answer(done);
  }

  async #readAbout(): Promise<void> {
    let answer: Answer<TablePageData>;
    try {
      answer = await api.table(this.id);
    } catch (thrown) {
      if (thrown instanceof ApiProblem && thrown.code === 'not_found') {
        this.gone = true;
        this.#wire.close();
      } else if (thrown instanceof ApiProblem && thrown.code === DAMAGED) this.#giveUp();
      return;
    }
    const { value, asked, came, date } = answer;
    if (date !== null) this.#learn(asked, came, date, date + 1000);
    this.table = value.table;
    this.chatOn = value.table.chat;
    this.rematch ??= value.table.rematch;
  }

  /** What keeps back what is wanted, for the reader. */
  #hindered(): string | undefined {
    if (this.connection === 'lost') return say('online-kept-back');
    return this.#hindrance ? sentence(this.#hindrance.code, this.#hindrance.message) : undefined;
  }

  #giveUp(): void {
    this.damaged = true;
    this.connection = 'live';
    this.#wire.close();
    clearTimeout(this.#word);
    this.#finish(false);
  }

  async #readLines(): Promise<void> {
    for (;;) {
      const last = this.lines.at(-1)?.line;
      const lines = await api.lines(this.id, last === undefined ? undefined : { after: last }).catch(() => []);
      this.#heard(lines);
      if (last === undefined || lines.length < FULL_ANSWER) return;
    }
  }

  /** Reads the lines before those that are here. */
  async readEarlier(): Promise<void> {
    const first = this.lines[0]?.line;
    if (first !== undefined) this.#heard(await api.lines(this.id, { before: first }));
  }

  #heard(lines: Line[]): void {
    const all = new Map([...this.lines, ...lines].map((line) => [line.line, line]));
    if (all.size > this.lines.length) this.lines = [...all.values()].sort((a, b) => a.line - b.line);
  }

  #person({ occupant }: SeatLook, seat: number): Person {
    const { kind } = occupant;
    const human = kind === 'person' || kind === 'guest';
    const { connected = false, reserved_for = null } = this.#presence[seat] ?? {};
    const name = 'name' in occupant ? occupant.name : kind === 'empty' ? reserved_for : null;
    return {
      kind: human && seat === this.look?.you ? 'me' : kind,
      ...(human ? { connected } : {}),
      ...(name === null ? {} : { name }),
      ...('opponent' in occupant ? { bot: occupant.opponent } : {}),
    };
  }
}
