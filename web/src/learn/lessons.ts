// The courses: crates/learn/lessons has them, and proves that every lesson can be solved. They are fetched when somebody learns.
import type { GameName, Lesson as EngineLesson } from '../engine/types';

/** A lesson as the engine reads it, and what the page says of it. */
export interface Lesson extends EngineLesson {
  id: string;
  /** Lessons that belong together. */
  chapter?: string;
  /** What it is about, such as `Q3.1`. */
  rules: string[];
  solution: string[];
}

const FILES = import.meta.glob<{ lessons: Lesson[] }>('../../../crates/learn/lessons/*.json', { import: 'default' });

/** The lessons of a game in their order. */
export async function course(game: GameName): Promise<Lesson[]> {
  const load = FILES[`../../../crates/learn/lessons/${game}.json`];
  return load ? (await load()).lessons : [];
}

/** A lesson as a position to play on from. */
export function setupOf({ position, seed = 1 }: Lesson): { position: string; seed: number } {
  return { position: `${position.join('\n')}\n`, seed };
}
