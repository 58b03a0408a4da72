// A WebSocket that comes back by itself.
import type { ClientMessage, ServerMessage } from '../protocol';

/** The first pause before another try; each one is longer. */
const FIRST = 250;
const LONGEST = 8000;
/** A connection of which nothing was heard for so long is asked whether it is there. */
const QUIET = 20_000;
/** And has so long to answer. */
const PATIENCE = 6000;
const OPENING = 10_000;
/** The server found that too much was sent. */
const TOO_MUCH = 1008;

export interface Listener {
  /** Where to connect to, with what was seen. */
  url: () => string;
  hear: (message: ServerMessage) => void;
  /** It has begun to speak, or is gone. */
  up: (up: boolean) => void;
}

export class Wire {
  #socket: WebSocket | undefined;
  #up = false;
  #tries = 0;
  #heard = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #nudge = (): void => this.nudge();
  readonly #shown = (): void => {
    if (document.visibilityState === 'visible') this.nudge();
  };

  constructor(readonly listener: Listener) {}

  start(): void {
    window.addEventListener('online', this.#nudge);
    window.addEventListener('pageshow', this.#nudge);
    document.addEventListener('visibilitychange', this.#shown);
    this.#pulse = setInterval(() => {
      if (this.#up && this.#doubt === undefined && Date.now() - this.#heard > QUIET) this.#ask(PATIENCE);
    }, QUIET / 4);
    this.#open();
  }

  get isUp(): boolean {
    return this.#up;
  }

  send(message: ClientMessage): boolean {
    if (!this.#up || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects at once, for example after logging in as somebody else. */
  again(): void {
    if (this.#closed) return;
    this.#drop();
    this.#open();
  }

  /** Something says that the net is back, or that somebody looks again. */
  nudge(): void {
    if (this.#closed) return;
    if (this.#up) this.#ask(PATIENCE / 2);
    else if (this.#retry !== undefined) this.again();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener('online', this.#nudge);
    window.removeEventListener('pageshow', this.#nudge);
    document.removeEventListener('visibilitychange', this.#shown);
    clearInterval(this.#pulse);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = new WebSocket(this.listener.url());
    this.#socket = socket;
    this.#expect(OPENING);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#believe();
      this.#heard = Date.now();
      if (!this.#up) {
        // Only what has spoken is there: something between may open and close in vain.
        this.#up = true;
        this.#tries = 0;
        this.listener.up(true);
      }
      this.listener.hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.#later(code === TOO_MUCH ? LONGEST : 0);
    };
  }

  #ask(patience: number): void {
    this.send({ type: 'ping' });
    this.#expect(patience);
  }

  #believe(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
  }

  #expect(within: number): void {
    this.#believe();
    this.#doubt = setTimeout(() => {
      this.#drop();
      this.#later(0);
    }, within);
  }

  #later(least: number): void {
    if (this.#closed) return;
    const pause = Math.max(least, Math.min(FIRST * 1.6 ** this.#tries++, LONGEST));
    this.#retry = setTimeout(() => this.#open(), pause * (0.8 + 0.4 * Math.random()));
  }

  #drop(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#believe();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    if (this.#up) {
      this.#up = false;
      this.listener.up(false);
    }
  }
}
