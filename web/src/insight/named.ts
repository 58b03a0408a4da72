// Positions that an address names: /analysis?lesson=qin/found, /analysis?puzzle=qin/lionx2-1-34.
import { rules } from '../engine/engine';
import type { GameName } from '../engine/types';
import { isGame } from '../games';
import { course, setupOf } from '../learn/lessons';
import type { Setup } from '../match/study.svelte';
import { choiceOf, puzzles } from '../puzzles/puzzle';

const KINDS = { lesson: ofLesson, puzzle: ofPuzzle };

/** The position of a lesson or a puzzle; nothing if there is none. */
export async function named(query: URLSearchParams): Promise<Setup | null> {
  for (const [kind, find] of Object.entries(KINDS)) {
    const [game = '', id = ''] = query.get(kind)?.split('/') ?? [];
    if (isGame(game)) return find(game, id);
  }
  return null;
}

async function ofLesson(game: GameName, id: string): Promise<Setup | null> {
  const lesson = (await course(game)).find((one) => one.id === id);
  return lesson ? setupOf(lesson) : null;
}

/** A puzzle is what one player sees: the hands of the others are imagined. */
async function ofPuzzle(game: GameName, id: string): Promise<Setup | null> {
  const puzzle = (await puzzles(game)).find((one) => one.id === id);
  if (!puzzle) return null;
  const { position } = await rules.ask('study', { choice: choiceOf(game, puzzle), position: puzzle.view, moves: [], seed: 1, viewer: puzzle.seat });
  return { position };
}
