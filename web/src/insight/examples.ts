// Positions in which a rule can be tried: those of the lessons that name it.
import type { GameName } from '../engine/types';
import { GAMES } from '../games';
import { course, setupOf } from '../learn/lessons';

export interface Example {
  game: GameName;
  /** Of the lesson. */
  id: string;
  position: string;
  seed: number;
}

/** By rule, the lessons that are mostly about it first. */
export async function examples(): Promise<Map<string, Example[]>> {
  const found = new Map<string, { first: boolean; example: Example }[]>();
  for (const { name: game } of GAMES) {
    for (const lesson of await course(game)) {
      const example = { game, id: lesson.id, ...setupOf(lesson) };
      for (const [index, rule] of lesson.rules.entries()) found.set(rule, [...(found.get(rule) ?? []), { first: index === 0, example }]);
    }
  }
  return new Map([...found].map(([rule, all]) => [rule, all.sort((a, b) => Number(b.first) - Number(a.first)).map(({ example }) => example)]));
}
