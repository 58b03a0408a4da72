import { describe, expect, test } from 'vitest';
import { covering, hovering, moveText, nextTurn, onBoard, readMove, tapped, tappedAgain, turned, under, type Turn } from './placement';

const size = { width: 13, height: 13 };

describe('moves', () => {
  test('read back as they are written', () => {
    for (const move of ['RY d5 d6', 'YR d5 d6', 'BB a1 b1', 'RB p15 p16', 'BY c10 d10']) expect(moveText(readMove(move)!)).toBe(move);
  });
  test('that place nothing are none', () => {
    expect(readMove('draw 2')).toBeNull();
    expect(readMove('pass')).toBeNull();
  });
  test('name the tile as the hand does', () => {
    expect(readMove('YR d5 d6')).toEqual({ tile: 'RY', x: 3, y: 5, turn: 3 });
  });
});

describe('turning', () => {
  test('a mixed tile has four ways, a double one two', () => {
    const ways = (tile: string): number => new Set([0, 1, 2, 3].reduce<Turn[]>((all) => [...all, nextTurn(tile, all.at(-1)!)], [0])).size;
    expect(ways('RY')).toBe(4);
    expect(ways('RR')).toBe(2);
  });
  test('back undoes it', () => {
    expect(nextTurn('RY', nextTurn('RY', 0), true)).toBe(0);
    expect(nextTurn('RR', nextTurn('RR', 1), true)).toBe(1);
  });
  test('stays on the board at its edge', () => {
    expect(onBoard({ tile: 'RY', x: 12, y: 3, turn: 0 }, size).x).toBe(11);
    expect(turned({ tile: 'RY', x: 0, y: 12, turn: 0 }, size)).toEqual({ tile: 'RY', x: 0, y: 11, turn: 1 });
  });
});

describe('where a tile goes', () => {
  const legal = ['RY d5 e5', 'YR d5 e5', 'RY d5 d6', 'YR d4 d5'].map((move) => readMove(move)!);

  test('its middle is under the pointer', () => {
    expect(moveText(under({ x: 4, y: 4.5 }, 'RY', 0, size))).toBe('RY d5 e5');
    expect(moveText(under({ x: 4, y: 4.5 }, 'RY', 2, size))).toBe('YR d5 e5');
    expect(moveText(under({ x: 3.5, y: 5 }, 'RY', 1, size))).toBe('RY d5 d6');
  });
  test('a legal spot close by draws it, in the same turn only', () => {
    expect(moveText(hovering({ x: 4.6, y: 4.7 }, 'RY', 0, legal, size))).toBe('RY d5 e5');
    expect(moveText(hovering({ x: 8, y: 8.5 }, 'RY', 0, legal, size))).toBe('RY h9 i9');
    expect(moveText(hovering({ x: 3.5, y: 5 }, 'RY', 3, legal, size))).not.toBe('RY d5 d6');
  });
  test('a tap turns it as it must', () => {
    expect(moveText(tapped({ x: 3.5, y: 5.6 }, 'RY', 0, legal, size))).toBe('RY d5 d6');
    expect(moveText(tapped({ x: 4.5, y: 4.5 }, 'RY', 2, legal, size))).toBe('YR d5 e5');
  });
  test('a tap beside a legal spot counts', () => {
    expect(moveText(tapped({ x: 5.05, y: 4.5 }, 'RY', 0, legal, size))).toBe('RY d5 e5');
  });
  test('tapping again goes through all legal ways on that space and round', () => {
    const square = { x: 3, y: 4 };
    let at = readMove('RY d5 e5')!;
    const seen = legal.map(() => moveText((at = tappedAgain(at, square, legal, size))));
    expect(new Set(seen).size).toBe(4);
    expect(seen.at(-1)).toBe('RY d5 e5');
    expect(covering(square, legal, 0)).toHaveLength(4);
  });
});
