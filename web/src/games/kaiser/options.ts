// What is agreed before a game of Der Kaiser von China: the side of the map, and fortifications.
import type { Options } from '../../engine/types';
import { say } from '../../texts/texts.svelte';
import type { GameOptions } from '../ui';

export interface KaiserSettings extends Record<string, string | boolean> {
  /** With four players either side of the map. */
  map: '3-4' | '4-5';
  fortifications: boolean;
}

type KaiserOptions = Extract<Options, { game: 'kaiser' }>;

export const options: GameOptions<KaiserSettings> = {
  usual: { map: '3-4', fortifications: false },
  fit: (settings, players) => (players === 4 ? settings : { ...settings, map: players === 3 ? '3-4' : '4-5' }),
  open: ({ map, fortifications }, players) => ({ game: 'kaiser', players, map, fortifications, games: 1 }),
  inWords: (options) => {
    const { map, fortifications } = options as KaiserOptions;
    return [say('online-map', { side: map }), say('online-fortifications', { on: fortifications ? 'yes' : 'no' })];
  },
  puzzle: {
    choice: ({ board, players, fortifications = false }) => ({ game: 'kaiser', map: board, players, fortifications }),
    inWords: ({ board, fortifications }, texts) => [texts.say('puzzles-side', { side: board }), ...(fortifications ? [texts.say('puzzles-fortified')] : [])],
  },
};
