import { expect, test } from 'vitest';
import { hands as kaiser } from './kaiser/hands';
import { hands as qin } from './qin/hands';

const QIN = `qin 2 meadow
place white
piles 17 16 16 16
hand white RR RY BB
hand black YY YB BR
unseen RR10 YY11 BB11 RY11 YB11 BR11
lacks black 2 RR YB
    a  b  c  d
1   V  .  .  R
2   .  rw rw .
`;
const KAISER = `kaiser 3 3-4 fortified
act green
emperor red
display red green green violet
pile red6 green7 violet
hand green red yellow yellow
hand violet yellow violet violet
known green yellow yellow
held violet violet
houses green 18 19
`;
const QIN_SEATS = ['white', 'black'];
const KAISER_SEATS = ['green', 'red', 'violet'];

test('reads who holds what, and what is left', () => {
  expect(qin.held(QIN, QIN_SEATS)).toEqual({
    hands: [
      ['RR', 'RY', 'BB'],
      ['YY', 'YB', 'BR'],
    ],
    left: { RR: 10, YY: 11, BB: 11, RY: 11, YB: 11, BR: 11 },
  });
  const { hands, left } = kaiser.held(KAISER, KAISER_SEATS);
  expect(hands[1]).toEqual([]);
  expect(left).toEqual({ red: 6, green: 7, violet: 1 });
});

test('a tile that is put into a hand comes from a pile, and one that leaves it goes back', () => {
  const changed = qin.withHands(QIN, QIN_SEATS, [['RR', 'RY', 'BB', 'YY'], ['YY']]);
  expect(changed.split('\n')).toEqual([
    'qin 2 meadow',
    'place white',
    'piles 17 17 16 16',
    'hand white RR RY BB YY',
    'hand black YY',
    'unseen RR10 YY10 BB11 RY11 YB12 BR12',
    '    a  b  c  d',
    '1   V  .  .  R',
    '2   .  rw rw .',
    '',
  ]);
});

test('what is known of a hand is known only of what is in it', () => {
  const lines = kaiser.withHands(KAISER, KAISER_SEATS, [['yellow', 'red', 'red'], ['violet'], ['violet', 'violet', 'yellow']]).split('\n');
  expect(lines).toContain('known green yellow');
  expect(lines).toContain('hand red violet');
  expect(lines).toContain('pile red5 green7 yellow');
  expect(lines.some((line) => line.startsWith('held'))).toBe(false);
});
