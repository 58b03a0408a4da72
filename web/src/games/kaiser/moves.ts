// The legal moves of a look, sorted for the hand and the map. Which of them are legal is the engine's word.
import type { Card, MapFile } from '../../engine/types';

export const CARDS: readonly Card[] = ['red', 'green', 'yellow', 'orange', 'violet'];

export type PieceKind = 'house' | 'emissary' | 'fortification';

/** Where a piece goes: a house space, or the dragon space of a province. */
export interface Target {
  piece: PieceKind;
  province: string;
  space: number | null;
}

export interface Placement extends Target {
  paid: Card[];
  move: string;
}

export interface Choices {
  placements: Placement[];
  stop: boolean;
  exchange: Card[];
  take: Card[];
  pile: boolean;
}

export function provinceOf(map: MapFile, space: number): string {
  return map.spaces.find(({ id }) => id === space)?.province ?? '';
}

export function choices(legal: readonly string[], map: MapFile): Choices {
  const sorted: Choices = { placements: [], stop: false, exchange: [], take: [], pile: false };
  for (const move of legal) {
    const [kind, place, ...paid] = move.split(' ') as [string, string, ...Card[]];
    if (kind === 'stop') sorted.stop = true;
    else if (kind === 'exchange') sorted.exchange.push(place as Card);
    else if (kind === 'take' && place === 'pile') sorted.pile = true;
    else if (kind === 'take') sorted.take.push(place as Card);
    else if (kind === 'emissary') sorted.placements.push({ piece: kind, province: place, space: null, paid, move });
    else if (kind === 'house' || kind === 'fortification')
      sorted.placements.push({ piece: kind, province: provinceOf(map, Number(place)), space: Number(place), paid, move });
  }
  return sorted;
}

export const count = (cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

/** Do the cards chosen suffice? Nothing chosen stands for the whole hand. */
export function affords(chosen: readonly Card[], paid: readonly Card[]): boolean {
  return chosen.length === 0 || paid.every((card) => count(chosen, card) >= count(paid, card));
}

export const same = (one: Target, other: Target): boolean => one.piece === other.piece && one.province === other.province && one.space === other.space;

/** The ways to pay for a piece there, the best first: one card before a joker, and a joker of what one has most of. */
export function payments(placements: readonly Placement[], target: Target, hand: readonly Card[], chosen: readonly Card[]): Placement[] {
  const fitting = placements.filter((placement) => same(placement, target) && affords(chosen, placement.paid));
  return fitting.sort(
    (a, b) => a.paid.length - b.paid.length || count(hand, b.paid[0]!) - count(hand, a.paid[0]!) || CARDS.indexOf(a.paid[0]!) - CARDS.indexOf(b.paid[0]!),
  );
}

/** The indices of cards in a hand that pay so much, those chosen first. */
export function payingCards(hand: readonly Card[], paid: readonly Card[], chosen: readonly number[]): number[] {
  const order = [...chosen, ...hand.keys()].filter((index, i, all) => all.indexOf(index) === i);
  const left = [...paid];
  return order.filter((index) => {
    const i = left.indexOf(hand[index]!);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

/** What one would have to write for a piece there, to be told why it may not be placed. */
export function nearestMove(target: Target, colour: Card, hand: readonly Card[], chosen: readonly Card[]): string {
  const cards = chosen.length > 0 ? chosen : hand;
  const pair = CARDS.find((card) => card !== colour && count(cards, card) >= 2);
  const paid = cards.includes(colour) ? [colour] : pair ? [pair, pair] : [cards[0] ?? colour];
  return [target.piece, target.space ?? target.province, ...paid].join(' ');
}
