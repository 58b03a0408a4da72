// The courses: crates/engine/lessons has them, and proves that every lesson can be solved. They are fetched when somebody learns.
import type { Course, CourseLesson as Lesson, GameName } from '../engine/types';

export type { CourseLesson as Lesson } from '../engine/types';

const FILES = import.meta.glob<Course>('../../../crates/engine/lessons/*.json', { import: 'default' });

/** The lessons of a game in their order. */
export async function course(game: GameName): Promise<Lesson[]> {
  const load = FILES[`../../../crates/engine/lessons/${game}.json`];
  return load ? (await load()).lessons : [];
}

/** A lesson as a position to play on from. */
export function setupOf({ position, seed = 1 }: Lesson): { position: string; seed: number } {
  return { position: `${position.join('\n')}\n`, seed };
}
