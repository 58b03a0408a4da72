// Events and refusals in words. Each game brings the values its sentences need.
import type { GameName, Telling } from '../engine/types';
import { wordsOf } from '../games';
import type { Names } from '../games/ui';
import { has, say } from './texts.svelte';

export type { Names };

/** The sentence for an event (`event`) or a reason why not (`illegal`); in English if there is none. */
export function tell(game: GameName, sort: 'event' | 'illegal', telling: Telling, names: Names): string {
  const id = `${game}-${sort}-${telling.kind.replaceAll('_', '-')}`;
  const words = wordsOf(game);
  return words && has(id) ? say(id, words.values(telling, names)) : telling.text;
}
