// What is agreed before a game of Qin: the board, and how many games make a series.
import type { Options } from '../../engine/types';
import { say } from '../../texts/texts.svelte';
import type { GameOptions } from '../ui';
import { offeredBoards, ownBoards, type OwnBoard } from './boards.svelte';

export interface QinSettings extends Record<string, string | number> {
  /** `bird`, `lion`, or the name of an own board after `own:`. */
  board: string;
  games: number;
}

type QinOptions = Extract<Options, { game: 'qin' }>;

const named = (board: string, boards: readonly OwnBoard[]): OwnBoard | undefined => boards.find(({ name }) => `own:${name}` === board);

export const options: GameOptions<QinSettings> = {
  usual: { board: 'bird', games: 1 },
  asked: (query) => {
    const board = query.get('board');
    return board ? { board } : {};
  },
  wrong: ({ board }) => (board.startsWith('own:') && !named(board, offeredBoards()) ? 'board' : null),
  open: ({ board, games }, players) => ({ game: 'qin', players, board: named(board, ownBoards()) ?? board, games }),
  inWords: (options) => {
    const { board } = options as QinOptions;
    return [typeof board === 'string' ? say('online-board', { board }) : say('online-board-own', { name: board.name })];
  },
  puzzle: {
    choice: ({ board, players }) => ({ game: 'qin', board, players }),
    inWords: ({ board }) => [say(`new-board-${board}`)],
  },
};
