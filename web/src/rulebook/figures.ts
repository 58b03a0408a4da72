// What the examples show, by the id of their text: 'Q-11' is number 11 of the printed rulebooks, 'Q9-3' an example of ours.
// Positions are written as in the engine's tests (crates/games/{qin,kaiser}/tests/rules), which prove them; a test compares.
import type { Card } from '../engine/types';

/** A board of Qin: `.` grassland, `V` a village, `R` a start space, `r` a space of a tile, each followed by its owner's initial. */
export interface QinDrawing {
  game: 'qin';
  rows: string;
  /** Tiles held over the board, such as `YR b1 c1`. */
  tiles?: readonly { move: string; allowed: boolean }[];
  /** The tile that was just placed, and the board before it: pagodas stay where they stood. */
  placed?: string;
  before?: string;
}

/** A part of the map of the Kaiser. */
export interface KaiserDrawing {
  game: 'kaiser';
  position: string;
  /** What has just been placed, such as `green house 18`; it's part of what is drawn. */
  plays?: readonly string[];
  /** The provinces to show. */
  show: readonly Province[];
  /** Whoever has the majority of emissaries in the provinces shown is marked. */
  alliance?: number;
  /** Rows of houses along the roads, by their spaces. */
  rows?: readonly (readonly number[])[];
  /** The cards that pay, and those that stay in hand. */
  cards?: readonly Card[];
  kept?: readonly Card[];
}

export type Drawing = QinDrawing | KaiserDrawing;

/** One drawing, or two: before and after. */
export type Panel = readonly Drawing[];

/** Where provinces are on the map: left, top, right, bottom. */
export const PROVINCES = {
  Yan: [630, 24, 868, 222],
  Zhao: [424, 34, 670, 264],
  Wei: [290, 126, 556, 408],
  "Ch'in": [46, 112, 306, 458],
  Qi: [592, 192, 900, 398],
  Shu: [64, 450, 262, 706],
  Chu: [258, 498, 744, 748],
} as const;
export type Province = keyof typeof PROVINCES;

const held = (rows: string, ...moves: string[]): QinDrawing => ({ game: 'qin', rows, tiles: moves.map((move) => ({ move, allowed: true })) });
const move = (before: string, placed: string, after: string): Panel => [held(before, placed), { game: 'qin', rows: after, placed, before }];
const refused = (rows: string, move: string): Panel => [{ game: 'qin', rows, tiles: [{ move, allowed: false }] }];
const map = (show: readonly Province[], position: string, more: Partial<KaiserDrawing> = {}): Panel => [{ game: 'kaiser', show, position, ...more }];

const YELLOW_AND_RED = `
  yg yg yg .  .  rp
  B  .  .  .  .  Rp`;
const CONTACT = `
  .  .  .  .  .  .
  .  V  .  rw rw .
  .  .  .  Y  .  .
  .  .  .  .  .  .`;
const IN_CHIN = `
  houses red 11 12
  houses blue 13 15`;
const ALLIANCES = `
  houses green 18 20 11 12 14 15 40 41 43
  emissaries green Ch'in
  emissaries red Wei Ch'in
  emissaries violet Shu Shu
  emissaries blue Wei Ch'in Ch'in Shu`;

export const FIGURES: Readonly<Record<string, readonly Panel[]>> = {
  'Q-1': [
    move(
      `Y  .  .  .
       .  .  R  .
       .  .  .  .`,
      'YR b1 c1',
      `Yp yp rp .
       .  .  Rp .
       .  .  .  .`,
    ),
  ],
  'Q-2': [
    move(
      `Y  .  .  .
       R  .  .  B`,
      'YY b1 c1',
      `Yp yp yp .
       R  .  .  B`,
    ),
  ],
  'Q-3': [
    move(
      YELLOW_AND_RED,
      'YR d1 e1',
      `yg yg yg yg rp rp
       B  .  .  .  .  Rp`,
    ),
  ],
  'Q-4': [
    move(
      YELLOW_AND_RED,
      'RY d1 e1',
      `yg yg yg r  y  rp
       B  .  .  .  .  Rp`,
    ),
  ],
  'Q-5': [
    move(
      `yg yg yg yg .
       B  .  .  .  .
       .  .  .  .  .`,
      'YB e1 e2',
      `yg yg yg yg yg
       B  .  .  .  b
       .  .  .  .  .`,
    ),
  ],
  'Q-6': [
    move(
      `B  .  .  V
       .  .  .  .`,
      'BB b1 c1',
      `Bg bg bg Vg
       .  .  .  .`,
    ),
  ],
  'Q-7': [
    move(
      `.  yg yg .
       bw Vw .  R
       bw .  .  .`,
      'RR c2 c3',
      `.  yg yg .
       bw Vg rg Rg
       bw .  rg .`,
    ),
  ],
  'Q-8': [
    move(
      `bw bw Vw yg yg
       R  .  .  yg .
       .  .  .  yg .`,
      'YB e2 e3',
      `bw bw Vg yg yg
       R  .  .  yg yg
       .  .  .  yg b`,
    ),
  ],
  'Q-9': [
    move(
      `Rw rw .  rg rg rg
       Vw .  .  .  .  .`,
      'RB c1 c2',
      `Rg rg rg rg rg rg
       Vg .  b  .  .  .`,
    ),
  ],
  'Q-10': [
    move(
      `.  .  rg .  .  .  .  .
       .  .  rg .  .  .  .  .
       Rw rw .  rg rg rg rg rg
       .  .  .  .  .  .  Y  .`,
      'RB c3 c4',
      `.  .  rg .  .  .  .  .
       .  .  rg .  .  .  .  .
       Rg rg rg rg rg rg rg rg
       .  .  b  .  .  .  Y  .`,
    ),
  ],
  'Q-11': [
    refused(
      `rg rg .  .  rw rw
       Y  .  .  .  .  .`,
      'RR c1 d1',
    ),
  ],
  'Q-12': [
    [
      {
        ...held(CONTACT),
        tiles: [
          ...['RB d1 e1', 'BR f2 f3', 'RB c3 c4'].map((move) => ({ move, allowed: true })),
          ...['RB b1 c1', 'RB a2 a3'].map((move) => ({ move, allowed: false })),
        ],
      },
    ],
  ],
  'Q5-2': [
    move(
      `.  r  .  .
       R  .  .  r`,
      'RR b2 c2',
      `.  rb .  .
       Rb rb rb rb`,
    ),
  ],
  'Q8-1': [
    move(
      `Rw rw .  .
       rw Vw .  .
       .  bg bg Y`,
      'YY c2 d2',
      `Rw rw .  .
       rw Vg yg yg
       .  bg bg Yg`,
    ),
  ],
  'Q8-3': [
    move(
      `.  .  V  V  .  .
       .  Y  .  .  rg rg`,
      'YR c2 d2',
      `.  .  V  V  .  .
       .  Yw yw rg rg rg`,
    ),
  ],
  'Q9-3': [
    move(
      `.  .  rp .  .  .
       .  .  rp .  .  .
       Rw rw .  rg rg rg
       .  .  .  .  .  .`,
      'RB c3 c4',
      `.  .  rg .  .  .
       .  .  rg .  .  .
       Rg rg rg rg rg rg
       .  .  b  .  .  .`,
    ),
    refused(
      `.  .  .  rp .  .  .
       .  .  .  rp .  .  .
       rw rw rw .  rg rg rg
       Y  .  .  .  .  .  .`,
      'RB d3 d4',
    ),
    refused(
      `.  .  .  .  rg .  .
       .  .  .  .  rg .  .
       rw rw rw rw .  rg rg
       Y  .  .  .  .  .  .`,
      'RB e3 e4',
    ),
  ],
  'Q9-4': [
    refused(
      `Rw rw rw rw rw .  rg rg rg rg rg rg
       .  .  .  .  .  .  .  .  .  .  .  .`,
      'RB f1 f2',
    ),
  ],
  'Q9-5': [
    refused(
      `.  .  .  .  .  rg .  .  .
       .  .  .  .  .  rg .  .  .
       .  .  .  .  .  rg .  .  .
       Rw rw rw rw rw .  rg rg rg
       .  .  .  .  .  .  .  .  .`,
      'RB f4 f5',
    ),
    refused(
      `.  .  .  .  .  rg .  .  .
       .  .  .  .  .  rg .  .  .
       rw rw rw rw rw .  rg rg rg
       .  .  .  Y  .  .  .  .  .`,
      'RB f3 f4',
    ),
    move(
      `.  .  .  .  .  rp .  .  .
       .  .  .  .  .  rp .  .  .
       .  .  .  .  .  rp .  .  .
       Rw rw rw rw rw .  rg rg rg
       .  .  .  .  .  .  .  .  .`,
      'RB f4 f5',
      `.  .  .  .  .  rw .  .  .
       .  .  .  .  .  rw .  .  .
       .  .  .  .  .  rw .  .  .
       Rw rw rw rw rw rw rw rw rw
       .  .  .  .  .  b  .  .  .`,
    ),
  ],
  'K-1': [
    map(['Wei'], '', { plays: ['green house 18'], cards: ['red'], kept: ['red', 'violet'] }),
    map(['Wei'], 'houses green 18', { plays: ['red house 19', 'red house 20'], cards: ['red', 'green', 'green'] }),
    map(['Qi'], 'houses blue 11 25', { plays: ['violet house 26', 'violet house 27'], cards: ['yellow', 'yellow'], kept: ['yellow'] }),
  ],
  'K-2': [
    map(
      ['Chu'],
      `houses red 45 46 47 48
       houses blue 49
       emissaries red Chu
       emissaries blue Chu`,
      { plays: ['green emissary Chu', 'green emissary Chu'], cards: ['violet', 'orange', 'orange'] },
    ),
  ],
  'K-3': [
    map(["Ch'in"], IN_CHIN, { plays: ["green emissary Ch'in", "green emissary Ch'in"], cards: ['yellow', 'yellow'] }),
    map(["Ch'in"], IN_CHIN, { plays: ['green house 16', 'green house 17'], cards: ['yellow', 'yellow'] }),
    map(["Ch'in"], IN_CHIN, { plays: ['green house 16', "green emissary Ch'in"], cards: ['yellow', 'yellow'] }),
  ],
  'K-4': [
    map(
      ['Wei'],
      `houses green 18 19 20 21
       houses red 22 23
       scored Wei`,
      { plays: ['blue house 24'], cards: ['red'] },
    ),
  ],
  'K-5': [
    map(
      ['Qi'],
      `houses red 25
       houses violet 26 27
       houses blue 28
       scored Qi`,
      { plays: ['red house 29'], cards: ['yellow'] },
    ),
  ],
  'K-6': [map(['Wei', "Ch'in"], ALLIANCES, { alliance: 3 }), map(["Ch'in", 'Shu'], ALLIANCES, { alliance: 4 })],
  'K-7': [map(["Ch'in", 'Shu'], 'houses blue 15 16 17 40 41 42', { rows: [[15, 17, 41, 40, 42]] })],
  'K-8': [map(['Qi'], 'houses red 27', { plays: ['green fortification 25', 'green house 25'], cards: ['yellow', 'yellow'], kept: ['yellow'] })],
  'K5-2': [
    map(
      ['Zhao'],
      `houses red 5 6 7
       houses yellow 8 9
       emissaries violet Zhao
       emissaries blue Zhao`,
      { plays: ['green emissary Zhao'], cards: ['orange'] },
    ),
  ],
  'K10-3': [
    map(['Chu'], 'houses green 45 46 47 48 50', { rows: [[45, 46, 47, 48]] }),
    map(['Chu'], 'houses green 45 46 50 51', { rows: [[45, 46, 50, 51]] }),
    map(['Wei'], 'houses green 18 19 20 21 22 23 24', { rows: [[18, 19, 20, 21, 22, 23, 24]] }),
    map(['Zhao', 'Yan'], 'houses green 1 2 3 4 5 6 7 8', {
      rows: [
        [1, 2, 3, 4],
        [5, 6, 7, 8],
      ],
    }),
    map(
      ["Ch'in"],
      `houses green 11 12 13 15 17
       fortifications 11`,
      { rows: [[11, 12, 13, 15, 17]] },
    ),
    map(
      ['Zhao', 'Yan'],
      `houses green 1 2 3 4 5 6 7 8
       fortifications 3`,
      { rows: [[1, 2, 3, 5, 6, 7, 8]] },
    ),
  ],
};

/** The side of a space of Qin, and the room around the board for coordinates, as in the drawings of the game. */
const SPACE = 48;
const EDGE = 19;
/** The room below a map for cards. */
export const CARD_ROOM = 76;

export const rowsOf = (rows: string): string[][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));

/** What a drawing shows of its board or map: left, top, width, height. */
export function boxOf(drawing: Drawing): [number, number, number, number] {
  if (drawing.game === 'qin') {
    const rows = rowsOf(drawing.rows);
    return [-EDGE, -EDGE, rows[0]!.length * SPACE + 2 * EDGE, rows.length * SPACE + 2 * EDGE];
  }
  const parts = drawing.show.map((name) => PROVINCES[name]);
  const [left, top] = [Math.min(...parts.map((part) => part[0])), Math.min(...parts.map((part) => part[1]))];
  const [right, bottom] = [Math.max(...parts.map((part) => part[2])), Math.max(...parts.map((part) => part[3]))];
  return [left, top, right - left, bottom - top + (drawing.cards ? CARD_ROOM : 0)];
}

/** How wide it is on the page where there is room, in pixels; what is tall is drawn smaller. */
export function widthOf(drawing: Drawing): number {
  const [, , width, height] = boxOf(drawing);
  return Math.round(width * (drawing.game === 'qin' ? 0.59 : height > 400 ? 0.66 : 0.85));
}
