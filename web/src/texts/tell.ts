// Events and refusals in words. Each game brings the values its sentences need.
import type { FluentVariable } from '@fluent/bundle';
import type { GameName, Telling } from '../engine/types';
import { tellQin } from '../games/qin/tell';
import { has, say } from './texts.svelte';

/** How players are called in sentences: `names[seat]`. */
export type Names = readonly string[];

/** The values that the sentences of a game speak of. */
type Values = (telling: Telling, names: Names) => Record<string, FluentVariable>;
const VALUES: Partial<Record<GameName, Values>> = { qin: tellQin };

/** Brings the values of a game whose texts do not come with the page. */
export function bring(game: GameName, values: Values): void {
  VALUES[game] = values;
}

/** The sentence for an event (`event`) or a reason why not (`illegal`); in English if there is none. */
export function tell(game: GameName, sort: 'event' | 'illegal', telling: Telling, names: Names): string {
  const id = `${game}-${sort}-${telling.kind.replaceAll('_', '-')}`;
  const values = VALUES[game];
  return values && has(id) ? say(id, values(telling, names)) : telling.text;
}
