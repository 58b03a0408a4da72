// Puzzles: positions with one best move, found by `mandate arena puzzles`. Fetched when somebody wants to solve one.
import type { Choice, GameName, Grade, Puzzle } from '../engine/types';
import { GAMES as ALL, gameUi } from '../games';

export type { Grade, Puzzle } from '../engine/types';

export const GRADES = ['easy', 'middle', 'hard'] as const satisfies readonly Grade[];
/** The games that have puzzles. */
export const GAMES: readonly GameName[] = ALL.filter(({ options }) => options.puzzle).map(({ name }) => name);

const FILES = import.meta.glob<{ puzzles: Puzzle[] }>('../../../puzzles/*.json', { import: 'default' });

export async function puzzles(game: GameName): Promise<readonly Puzzle[]> {
  return (await FILES[`../../../puzzles/${game}.json`]!()).puzzles;
}

/** The table that a puzzle comes from. */
export function choiceOf(game: GameName, puzzle: Puzzle): Choice {
  return gameUi(game).options.puzzle!.choice(puzzle);
}

/** The first of a grade that was not tried yet, after a puzzle if one is named; then any that was not found. */
export function nextOf(all: readonly Puzzle[], grade: Grade, done: Readonly<Record<string, string>>, after?: string): Puzzle | null {
  const from = all.findIndex(({ id }) => id === after) + 1;
  const order = [...all.slice(from), ...all.slice(0, from)].filter((puzzle) => puzzle.grade === grade && puzzle.id !== after);
  return order.find(({ id }) => !done[id]) ?? order.find(({ id }) => done[id] === 'shown') ?? null;
}
