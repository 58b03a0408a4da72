// Any game, without a drawing of its own: what the engine says of it as text, and its legal moves as buttons.
import type { OpenOptions } from '../../engine/types';
import type { GameUi } from '../ui';
import Scene from './Scene.svelte';

const COLOURS = ['white', 'black', 'green', 'purple', 'red', 'blue', 'yellow', 'violet'];

/** What the page can do with a game that it knows nothing else of. */
export function generic({ name, letter, players }: Pick<GameUi, 'name' | 'letter' | 'players'>): GameUi {
  return {
    name,
    letter,
    players,
    colours: COLOURS,
    marks: {},
    swatches: [],
    hidden: true,

    Scene,
    inShort: [],
    options: {
      usual: {},
      open: (settings, players) => ({ ...settings, game: name, players }) as OpenOptions,
      inWords: () => [],
    },

    counts: { what: 'points', ahead: 'most' },
    score: () => null,
    task: () => 'doing-act',
    chip: () => [],

    words: async () => ({ values: () => ({}), marks: () => [], thing: (kind) => kind, quiet: new Set() }),
    insight: async () => (await import('./insight')).insight,
    area: () => import('./Area.svelte'),
    picture: () => import('./Picture.svelte'),
    moves: () => import('./Moves.svelte'),
  };
}
