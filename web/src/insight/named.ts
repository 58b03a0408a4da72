// Positions that an address names: /analysis?lesson=qin/found.
import { course, isGame } from '../learn/lessons';
import type { Setup } from '../match/study.svelte';

/** The position of a lesson; nothing if there is none. */
export async function named(query: URLSearchParams): Promise<Setup | null> {
  const [game = '', id] = query.get('lesson')?.split('/') ?? [];
  if (!isGame(game)) return null;
  const lesson = (await course(game)).find((one) => one.id === id);
  return lesson ? { position: `${lesson.position.join('\n')}\n`, seed: typeof lesson.seed === 'number' ? lesson.seed : 1 } : null;
}
