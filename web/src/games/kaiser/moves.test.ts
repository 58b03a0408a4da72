import { describe, expect, it } from 'vitest';
import type { Card, MapFile } from '../../engine/types';
import { affords, choices, nearestMove, payingCards, payments } from './moves';

const map = { spaces: [{ id: 21, province: 'Wei', x: 0, y: 0 }] } as MapFile;
const house = { piece: 'house', province: 'Wei', space: 21 } as const;

describe('legal moves', () => {
  it('are sorted by what they are', () => {
    const found = choices(['house 21 red', "emissary Ch'in green green", 'fortification 21 red', 'stop', 'exchange red', 'take violet', 'take pile'], map);
    expect(found.placements).toEqual([
      { ...house, paid: ['red'], move: 'house 21 red' },
      { piece: 'emissary', province: "Ch'in", space: null, paid: ['green', 'green'], move: "emissary Ch'in green green" },
      { ...house, piece: 'fortification', paid: ['red'], move: 'fortification 21 red' },
    ]);
    expect(found).toMatchObject({ stop: true, exchange: ['red'], take: ['violet'], pile: true });
  });
});

describe('paying', () => {
  const hand: Card[] = ['red', 'green', 'green'];
  const { placements } = choices(['house 21 green green', 'house 21 red'], map);

  it('takes one card before a joker', () => {
    expect(payments(placements, house, hand, []).map(({ move }) => move)).toEqual(['house 21 red', 'house 21 green green']);
  });

  it('takes only what was chosen', () => {
    expect(payments(placements, house, hand, ['green', 'green']).map(({ move }) => move)).toEqual(['house 21 green green']);
    expect(payments(placements, house, hand, ['green'])).toEqual([]);
    expect(affords(['red', 'green'], ['red'])).toBe(true);
  });

  it('names the cards of the hand, those chosen first', () => {
    expect(payingCards(hand, ['green', 'green'], [])).toEqual([1, 2]);
    expect(payingCards(hand, ['green'], [2])).toEqual([2]);
  });
});

describe('the move to ask about when none fits', () => {
  it('pays as well as it can', () => {
    expect(nearestMove(house, 'red', ['red', 'green', 'green'], [])).toBe('house 21 red');
    expect(nearestMove(house, 'red', ['orange', 'green', 'green'], [])).toBe('house 21 green green');
    expect(nearestMove(house, 'red', ['orange', 'green', 'violet'], [])).toBe('house 21 orange');
    expect(nearestMove({ piece: 'emissary', province: 'Wei', space: null }, 'red', ['red', 'green'], ['green'])).toBe('emissary Wei green');
  });
});
