// The lists of tables, read again while somebody looks at them.
import { api, type ListName, type LobbyData, type LobbyRow, type TablesPage } from './api';
import { ApiProblem } from './problem';

const PAUSE = 8000;
const LONGEST = 60_000;

export class Lobby {
  data = $state.raw<LobbyData | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  /** What was asked for beyond the first page. */
  #further = $state.raw<Partial<Record<ListName, TablesPage>>>({});
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
      this.#further = {};
    };
  }

  /** The tables of a list, as far as they were asked for. */
  rows(list: ListName): LobbyRow[] {
    const { data } = this;
    if (!data) return [];
    const own = (row: LobbyRow): boolean => (row.status === 'over') === (list === 'over');
    const first = list === 'open' || list === 'live' ? data[list] : data.mine.filter(own);
    // A table may be somewhere else by now.
    const shown = new Set([...data.open, ...data.live, ...data.mine].map(({ id }) => id));
    return [...first, ...(this.#further[list]?.tables.filter(({ id }) => !shown.has(id)) ?? [])];
  }

  /** Does a list go on? */
  hasMore(list: ListName): boolean {
    return this.#next(list) !== null;
  }

  /** Reads the next page of a list. */
  async more(list: ListName): Promise<void> {
    const next = this.#next(list);
    if (next === null) return;
    try {
      const page = await api.tables(list, next);
      const known = this.#further[list]?.tables ?? [];
      const ids = new Set(known.map(({ id }) => id));
      this.#further = { ...this.#further, [list]: { tables: [...known, ...page.tables.filter(({ id }) => !ids.has(id))], next: page.next } };
      this.problem = null;
    } catch (thrown) {
      this.problem = thrown instanceof ApiProblem ? thrown : new ApiProblem('internal', String(thrown));
    }
  }

  #next(list: ListName): string | null {
    const further = this.#further[list];
    return further ? further.next : (this.data?.next[list] ?? null);
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
