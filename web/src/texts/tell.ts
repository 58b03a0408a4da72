// Events and refusals in words. Each game brings the values its sentences need.
import type { GameName, Telling } from '../engine/types';
import { tellKaiser } from '../kaiser/tell';
import { tellQin } from '../qin/tell';
import { has, say } from './texts.svelte';

/** How players are called in sentences: `names[seat]`. */
export type Names = readonly string[];

/** The sentence for an event (`event`) or a reason why not (`illegal`); in English if there is none. */
export function tell(game: GameName, sort: 'event' | 'illegal', telling: Telling, names: Names): string {
  const id = `${game}-${sort}-${telling.kind.replaceAll('_', '-')}`;
  if (!has(id)) return telling.text;
  return say(id, (game === 'qin' ? tellQin : tellKaiser)(telling, names));
}
