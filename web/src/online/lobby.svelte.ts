// The lists of tables, read again while somebody looks at them.
import { api, type LobbyData } from './api';
import { ApiProblem } from './problem';

const PAUSE = 8000;
const LONGEST = 60_000;

export class Lobby {
  data = $state.raw<LobbyData | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #followers = 0;
  readonly #shown = (): void => {
    if (!document.hidden) void this.read();
  };

  /** Begins to read; what is returned ends it. */
  follow(): () => void {
    if (this.#followers++ === 0) {
      document.addEventListener('visibilitychange', this.#shown);
      window.addEventListener('online', this.#shown);
      void this.read();
    }
    return () => {
      if (--this.#followers > 0) return;
      document.removeEventListener('visibilitychange', this.#shown);
      window.removeEventListener('online', this.#shown);
      clearTimeout(this.#timer);
      this.#timer = undefined;
    };
  }

  async read(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = setTimeout(() => this.#again(turn), LONGEST);
    this.#timer = turn;
    try {
      this.data = await api.lobby();
      this.problem = null;
      this.#failures = 0;
    } catch (thrown) {
      this.problem = thrown instanceof ApiProblem ? thrown : new ApiProblem('internal', String(thrown));
      this.#failures++;
    }
    if (this.#timer !== turn) return;
    clearTimeout(turn);
    const next = setTimeout(() => this.#again(next), Math.min(PAUSE * 2 ** this.#failures, LONGEST));
    this.#timer = next;
  }

  #again(turn: unknown): void {
    if (this.#timer === turn && !document.hidden) void this.read();
  }
}

/** The same for all who look at it at once. */
export const lobby = new Lobby();
