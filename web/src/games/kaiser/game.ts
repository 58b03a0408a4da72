// Der Kaiser von China, as the page knows it.
import type { KaiserData } from '../../engine/types';
import { say } from '../../texts/texts.svelte';
import type { GameUi } from '../ui';
import './colours.css';
import Scene from './front/Scene.svelte';
import { HOUSES } from './houses';
import { options } from './options';

export const kaiser: GameUi = {
  name: 'kaiser',
  letter: 'K',
  players: { least: 3, most: 5 },
  colours: ['green', 'red', 'violet', 'blue', 'yellow'],
  marks: Object.fromEntries(Object.entries(HOUSES).map(([colour, path]) => [colour, { path, transform: 'translate(12 13) scale(0.85)' }])),
  swatches: ['card-red', 'card-green', 'card-yellow', 'card-orange', 'card-violet'],

  Scene,
  inShort: ['turn', 'pay', 'house', 'emissary', 'score', 'end'],
  options,

  counts: { what: 'points', ahead: 'most' },
  score: ({ view, progress }, seat) => {
    const player = (view?.data as KaiserData | undefined)?.players[seat];
    if (!player) return null;
    const { supply, points, total, hand_size: cards } = player;
    const count = progress === 'over' ? total : points;
    return {
      count,
      words: say('players-points', { count }),
      supply: {
        icons: [
          { icon: 'house', count: supply.houses },
          { icon: 'emissary', count: supply.emissaries },
          { icon: 'card', count: cards },
        ],
        words: say('players-supply', { houses: supply.houses, emissaries: supply.emissaries, cards }),
      },
    };
  },
  totals: (now) => (now.game === 'kaiser' ? now.total : null),
  task: ({ view }) => {
    const phase = (view?.data as KaiserData | undefined)?.phase;
    if (phase?.name === 'take') return phase.drawing === 'one' ? 'doing-take-one' : 'doing-take';
    return phase?.name === 'again' ? 'doing-again' : 'doing-act';
  },
  chip: (card) => [`card-${card}`],

  words: async () => (await import('./tell')).words,
  insight: async () => (await import('./insight')).insight(),
  area: () => import('./Area.svelte'),
  wide: true,
  picture: () => import('./Picture.svelte'),
  moves: () => import('./Moves.svelte'),
  setup: () => import('./Setup.svelte'),
};
