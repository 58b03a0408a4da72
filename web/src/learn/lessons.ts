// The courses: crates/learn/lessons has them, and proves that every lesson can be solved. They are fetched when somebody learns.
import type { GameName } from '../engine/types';

export interface Lesson {
  id: string;
  /** Lessons that belong together. */
  chapter?: string;
  /** What it is about, such as `Q3.1`. */
  rules: string[];
  position: string[];
  seat: number;
  solution: string[];
  /** What chance follows from; 1 if nothing is said. */
  seed?: number;
  /** The rest is for the engine alone. */
  [more: string]: unknown;
}

const FILES = import.meta.glob<{ lessons: Lesson[] }>('../../../crates/learn/lessons/*.json', { import: 'default' });

/** The lessons of a game in their order. */
export async function course(game: GameName): Promise<Lesson[]> {
  const load = FILES[`../../../crates/learn/lessons/${game}.json`];
  return load ? (await load()).lessons : [];
}

export function isGame(name: string): name is GameName {
  return name === 'qin' || name === 'kaiser';
}

/** A lesson as a position to play on from. */
export function setupOf({ position, seed = 1 }: Lesson): { position: string; seed: number } {
  return { position: `${position.join('\n')}\n`, seed };
}
