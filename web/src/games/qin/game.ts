// Qin, as the page knows it.
import type { QinData } from '../../engine/types';
import { say } from '../../texts/texts.svelte';
import type { GameUi } from '../ui';
import './colours.css';
import Scene from './front/Scene.svelte';
import { options } from './options';

const LAND: Record<string, string> = { R: 'red', Y: 'yellow', B: 'blue' };

export const qin: GameUi = {
  name: 'qin',
  letter: 'Q',
  players: { least: 2, most: 4 },
  colours: ['white', 'black', 'green', 'purple'],
  marks: {
    white: { path: 'M2 14 L12 3 L22 14 Z M6 14 H18 V21 H6 Z' },
    black: { path: 'M2 13 Q12 1 22 13 Z M6 13 H18 V21 H6 Z' },
    green: { path: 'M1 10 Q6 13 12 4 Q18 13 23 10 L20 15 H4 Z M6 15 H18 V21 H6 Z' },
    purple: { path: 'M2 14 H22 L17 8 H7 Z M9 8 H15 L12 3 Z M6 14 H18 V21 H6 Z' },
  },
  swatches: ['land-red', 'land-yellow', 'land-blue'],
  first: true,

  Scene,
  inShort: ['place', 'found', 'major', 'village', 'absorb', 'end'],
  options,

  counts: { what: 'pagodas', ahead: 'fewest' },
  score: ({ view }, seat) => {
    const player = (view?.data as QinData | undefined)?.players[seat];
    return player ? { count: player.supply, words: say('players-pagodas', { count: player.supply }), title: say('players-pagodas-left') } : null;
  },
  task: ({ view, legal }) => {
    if ((view?.data as QinData | undefined)?.phase.name === 'draw') return 'doing-draw';
    return legal.length === 1 && legal[0] === 'pass' ? 'doing-pass' : 'doing-place';
  },
  chip: (tile) => [...tile].map((letter) => `land-${LAND[letter]}`),
  cheapPhases: ['draw'], // which pile a tile is drawn from makes no difference

  words: async () => (await import('./tell')).words,
  insight: async () => (await import('./insight')).insight,
  area: () => import('./Area.svelte'),
  picture: () => import('./Picture.svelte'),
  moves: () => import('./Moves.svelte'),
  setup: () => import('./Setup.svelte'),
  supplies: () => import('./Supplies.svelte'),
  editor: () => import('./editor/Editor.svelte'),
};
