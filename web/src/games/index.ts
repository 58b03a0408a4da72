// The games that the page knows, in the order in which it offers them. `ui.ts` says how to add one.
import type { GameName } from '../engine/types';
import { generic } from './generic/game';
import { kaiser } from './kaiser/game';
import { qin } from './qin/game';
import type { GameUi, GameWords } from './ui';

const ALL: readonly GameUi[] = [qin, kaiser];

/** Those that players are offered. */
export const GAMES: readonly GameUi[] = ALL.filter(({ hidden }) => !hidden);

const known = new Map<string, GameUi>(ALL.map((ui) => [ui.name, ui]));

/** What the page knows of a game; of one that is on no list, what it can do with any. */
export function gameUi(name: string): GameUi {
  let ui = known.get(name);
  if (!ui) known.set(name, (ui = generic({ name: name as GameName, letter: name.charAt(0).toUpperCase(), players: { least: 1, most: 8 } })));
  return ui;
}

export function isGame(name: string | null): name is GameName {
  return ALL.some((ui) => ui.name === name);
}

/** The game that a position is of: its text begins with the name. */
export function gameOfPosition(position: string): GameUi {
  const name = /^\s*(\w+)/.exec(position)?.[1] ?? '';
  return isGame(name) ? gameUi(name) : GAMES[0]!;
}

const words = new Map<string, GameWords>();

/** Fetches what a game's sentences need. */
export async function loadWords(name: string): Promise<void> {
  words.set(name, await gameUi(name).words());
}

export async function loadAllWords(): Promise<void> {
  await Promise.all(ALL.map(({ name }) => loadWords(name)));
}

/** What a game's sentences need; nothing until it was fetched. */
export function wordsOf(name: string): GameWords | undefined {
  return words.get(name);
}
