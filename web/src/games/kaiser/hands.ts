// Hands of Der Kaiser von China on the analysis board.
import { held, withHands, type Notation } from '../position';
import type { GameHands } from '../ui';
import HandFace from './HandFace.svelte';
import { CARDS } from './moves';

const NOTATION: Notation = { kinds: CARDS, store: 'pile', plainOne: true, emptyHands: false, before: (lines) => lines.length };

export const hands: GameHands = {
  kinds: CARDS,
  kindOf: (card) => card,
  Face: HandFace,
  upright: true,
  held: (position, seats) => held(NOTATION, position, seats),
  withHands: (position, seats, hands) => withHands(NOTATION, position, seats, hands),
};
