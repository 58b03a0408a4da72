// Boards of one's own, as the editor keeps them in this browser.
export interface OwnBoard {
  name: string;
  /** The rows, as in a board file. */
  text: string;
}

const KEY = 'mandate-boards';

export function ownBoards(): OwnBoard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((board): board is OwnBoard => typeof board?.name === 'string' && typeof board?.text === 'string') : [];
  } catch {
    return [];
  }
}

let offered = $state.raw(ownBoards());

/** Those that New game offers. */
export function offeredBoards(): readonly OwnBoard[] {
  return offered;
}

export function offerBoards(boards: OwnBoard[]): void {
  offered = boards;
}

/** Keeps a board; one with the same name is replaced. */
export function keepBoard(board: OwnBoard): void {
  store([board, ...ownBoards().filter(({ name }) => name !== board.name)]);
}

export function forgetBoard(name: string): void {
  store(ownBoards().filter((board) => board.name !== name));
}

function store(boards: OwnBoard[]): void {
  localStorage.setItem(KEY, JSON.stringify(boards));
  offered = boards;
}
