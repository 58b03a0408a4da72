import type { QinData } from '../../engine/types';

/** A view with nothing in it: before a game is dealt, or to draw a board that nobody plays on. */
export const NOTHING: QinData = {
  phase: { name: 'deal', seat: 0 },
  cells: [],
  provinces: [],
  villages: [],
  players: [],
  piles: [],
  hand: null,
  unseen: { RR: 0, YY: 0, BB: 0, RY: 0, YB: 0, BR: 0 },
};
