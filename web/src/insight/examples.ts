// Positions in which a rule can be tried: those of the lessons that name it.
import type { GameName } from '../engine/types';

export interface Example {
  game: GameName;
  /** Of the lesson. */
  id: string;
  position: string;
  seed: number;
}

interface Lesson {
  id: string;
  rules: string[];
  position: string[];
  seed?: number;
}

const FILES = import.meta.glob<{ lessons: Lesson[] }>('../../../crates/learn/lessons/*.json', { import: 'default' });

/** By rule, the lessons that it is the first rule of before the others. */
export async function examples(): Promise<Map<string, Example[]>> {
  const found = new Map<string, { first: boolean; example: Example }[]>();
  for (const [path, load] of Object.entries(FILES)) {
    const game = /(\w+)\.json$/.exec(path)![1] as GameName;
    for (const { id, rules, position, seed = 1 } of (await load()).lessons) {
      for (const [index, rule] of rules.entries()) {
        found.set(rule, [...(found.get(rule) ?? []), { first: index === 0, example: { game, id, position: `${position.join('\n')}\n`, seed } }]);
      }
    }
  }
  return new Map([...found].map(([rule, all]) => [rule, all.sort((a, b) => Number(b.first) - Number(a.first)).map(({ example }) => example)]));
}
