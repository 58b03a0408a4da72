// Hands of Qin on the analysis board.
import { held, withHands, type Notation } from '../position';
import type { GameHands } from '../ui';
import HandFace from './HandFace.svelte';
import { KINDS } from './placement';

const NOTATION: Notation = {
  kinds: KINDS,
  store: 'unseen',
  plainOne: false,
  emptyHands: true,
  before: (lines) => lines.findIndex((line) => line.startsWith('    ')), // the drawing of the board
};

export const hands: GameHands = {
  kinds: KINDS,
  // A tile the other way round is the same tile.
  kindOf: (tile) => ((KINDS as readonly string[]).includes(tile) ? tile : [...tile].reverse().join('')),
  Face: HandFace,
  upright: false,
  held: (position, seats) => held(NOTATION, position, seats),
  withHands: (position, seats, hands) => withHands(NOTATION, position, seats, hands),
};
