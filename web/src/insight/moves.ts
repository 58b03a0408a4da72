// Moves in words, and where on the board they go.
import type { Card, Look, MapFile } from '../engine/types';
import { provinceOf } from '../games/kaiser/moves';
import { cardsInWords } from '../games/kaiser/tell';
import { readMove, squareOf } from '../games/qin/placement';
import { tileName } from '../games/qin/tell';
import { say } from '../texts/texts.svelte';
import type { Texts } from './texts';

/** What a move decides, as one word for texts. */
export type Sort = 'place' | 'draw' | 'pass' | 'house' | 'emissary' | 'fortification' | 'stop' | 'exchange' | 'take' | 'pile';

export function sortOf(move: string): Sort {
  if (readMove(move)) return 'place';
  if (move === 'take pile') return 'pile';
  return move.split(' ')[0] as Sort;
}

/** “red-yellow at d5 and d6”, “house on space 18 in Wei, for a red card”. */
export function moveInWords(texts: Texts, move: string, map: MapFile | null): string {
  const sort = sortOf(move);
  const [, place = '', ...rest] = move.split(' ') as [string, string?, ...string[]];
  switch (sort) {
    case 'place':
      return texts.say('move-place', { tile: tileName(readMove(move)!.tile), one: place, other: rest[0]! });
    case 'house':
    case 'fortification':
      return texts.say(`move-${sort}`, { space: place, province: map ? provinceOf(map, Number(place)) : '', paid: cardsInWords(rest as Card[]) });
    case 'emissary':
      return texts.say('move-emissary', { province: place, paid: cardsInWords(rest as Card[]) });
    case 'take':
      return texts.say('move-take', { card: say(`kaiser-card-${place}.open`) });
    case 'exchange':
      return texts.say('move-exchange', { card: say(`kaiser-card-${place}.this`) });
    case 'draw':
      return texts.say('move-draw', { pile: place });
    default:
      return texts.say(`move-${sort}`);
  }
}

/** The spaces of Qin that a placement covers. */
export function spacesOf(move: string): string[] {
  return readMove(move) ? move.split(' ').slice(1) : [];
}

/** In which ninth of the board a space lies: `top-left`, `middle`, … */
export function ninth(look: Look, space: string): string {
  const { cells } = look.view!.data as { cells: unknown[][] };
  const { x, y } = squareOf(space);
  const third = (at: number, of: number): number => Math.min(2, Math.floor(((at + 0.5) / of) * 3));
  const row = ['top', 'middle', 'bottom'][third(y, cells.length)]!;
  const column = ['left', 'middle', 'right'][third(x, cells[0]?.length ?? 1)]!;
  return row === column ? 'middle' : [row, column].filter((part) => part !== 'middle').join('-');
}
