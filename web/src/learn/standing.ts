// How far somebody has come in a course.
import type { GameName } from '../engine/types';
import type { Lesson } from './lessons';
import { progress } from './progress.svelte';

export const isLearned = (game: GameName, lesson: Lesson): boolean => progress.lessons[`${game}/${lesson.id}`] === true;

export function howFar(game: GameName, lessons: readonly Lesson[]): { done: number; next: number } {
  const open = lessons.findIndex((lesson) => !isLearned(game, lesson));
  return { done: lessons.filter((lesson) => isLearned(game, lesson)).length, next: open };
}
