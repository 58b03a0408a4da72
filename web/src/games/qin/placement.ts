// Tiles on the board, as geometry only: which placements are legal the engine says.
import type { QinColour } from '../../engine/types';

export type Letter = 'R' | 'Y' | 'B';
export type Turn = 0 | 1 | 2 | 3;

export interface Square {
  x: number;
  y: number;
}

/** The first half of the tile lies on `x`, `y`; the other to the right, below, to the left or above. */
export interface Placement extends Square {
  tile: string;
  turn: Turn;
}

export interface Size {
  width: number;
  height: number;
}

export const KINDS = ['RR', 'YY', 'BB', 'RY', 'YB', 'BR'] as const;
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
const COLOURS: Record<Letter, QinColour> = { R: 'red', Y: 'yellow', B: 'blue' };

export const colourOf = (letter: string): QinColour => COLOURS[letter as Letter];
export const spaceName = ({ x, y }: Square): string => String.fromCharCode(97 + x) + (y + 1);
export const squareOf = (name: string): Square => ({ x: name.charCodeAt(0) - 97, y: Number(name.slice(1)) - 1 });
export const isSpace = (name: string): boolean => /^[a-p](1[0-6]|[1-9])$/.test(name);
export const same = (a: Square, b: Square): boolean => a.x === b.x && a.y === b.y;

/** Both halves with their spaces, the tile's first half first. */
export function halves({ tile, x, y, turn }: Placement): [Square & { colour: QinColour }, Square & { colour: QinColour }] {
  const [dx, dy] = STEPS[turn];
  return [
    { x, y, colour: colourOf(tile[0]!) },
    { x: x + dx, y: y + dy, colour: colourOf(tile[1]!) },
  ];
}

/** The move as the engine writes it: the upper or left half first. */
export function moveText(placement: Placement): string {
  const [one, other] = halves(placement);
  const [a, b] = placement.tile;
  return placement.turn < 2 ? `${a}${b} ${spaceName(one)} ${spaceName(other)}` : `${b}${a} ${spaceName(other)} ${spaceName(one)}`;
}

/** Reads `RY d5 d6`; nothing if the move is another one. */
export function readMove(move: string): Placement | null {
  const [, letters, first, second] = /^([RYB]{2}) (\w+) (\w+)$/.exec(move) ?? [];
  if (!letters) return null;
  const [one, other] = [squareOf(first!), squareOf(second!)];
  const across = other.x > one.x;
  if ((KINDS as readonly string[]).includes(letters)) return { tile: letters, ...one, turn: across ? 0 : 1 };
  return { tile: letters[1]! + letters[0]!, ...other, turn: across ? 2 : 3 };
}

/** The middle of the tile, in spaces. */
export function middle(placement: Placement): Square {
  const [one, other] = halves(placement);
  return { x: (one.x + other.x + 1) / 2, y: (one.y + other.y + 1) / 2 };
}

export const distance = (a: Square, b: Square): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Moved so far that both halves are on the board. */
export function onBoard(placement: Placement, { width, height }: Size): Placement {
  const [dx, dy] = STEPS[placement.turn];
  const within = (value: number, step: number, size: number): number => Math.min(Math.max(value, step < 0 ? 1 : 0), size - 1 - (step > 0 ? 1 : 0));
  return { ...placement, x: within(placement.x, dx, width), y: within(placement.y, dy, height) };
}

/** A double tile looks the same both ways. */
export function nextTurn(tile: string, turn: Turn, back = false): Turn {
  const ways = tile[0] === tile[1] ? 2 : 4;
  return ((turn + (back ? ways - 1 : 1)) % ways) as Turn;
}

/** Turned about its first half. */
export function turned(placement: Placement, size: Size, back = false): Placement {
  return onBoard({ ...placement, turn: nextTurn(placement.tile, placement.turn, back) }, size);
}

/** The tile with its middle as near to the point as the squares allow. */
export function under(point: Square, tile: string, turn: Turn, size: Size): Placement {
  const [dx, dy] = STEPS[turn];
  const square = { x: Math.floor(point.x - dx / 2), y: Math.floor(point.y - dy / 2) };
  return onBoard({ tile, turn, ...square }, size);
}

/** The nearest of some placements within reach of the point. */
export function nearest(point: Square, among: readonly Placement[], reach: number): Placement | null {
  let best: Placement | null = null;
  let far = reach;
  for (const placement of among) {
    const away = distance(point, middle(placement));
    if (away < far) [best, far] = [placement, away];
  }
  return best;
}

/** Those of some placements that cover a square: first those turned as now, then clockwise. */
export function covering(square: Square, among: readonly Placement[], turn: Turn): Placement[] {
  const rank = (placement: Placement): number => ((placement.turn - turn + 4) % 4) + (same(placement, square) ? 0 : 4);
  return among.filter((placement) => halves(placement).some((half) => same(half, square))).sort((a, b) => rank(a) - rank(b));
}

/** Where a tile hovers: a legal spot close by draws it. A mouse turns it itself; under a finger it turns as it must. */
export function hovering(point: Square, tile: string, turn: Turn, legal: readonly Placement[], size: Size, free = false): Placement {
  const plain = under(point, tile, turn, size);
  const text = moveText(plain);
  const looks = (placement: Placement): boolean => placement.turn === turn || (tile[0] === tile[1] && placement.turn % 2 === turn % 2);
  if (legal.some((placement) => moveText(placement) === text)) return plain;
  return nearest(point, legal.filter(looks), 0.8) ?? (free ? nearest(point, legal, 1.1) : null) ?? plain;
}

/** Where a tile goes when a finger taps: it turns as it must, and a tap beside a legal spot counts. */
export function tapped(point: Square, tile: string, turn: Turn, legal: readonly Placement[], size: Size): Placement {
  const square = { x: Math.floor(point.x), y: Math.floor(point.y) };
  const fits = covering(square, legal, turn);
  const sameTurn = fits.filter((placement) => placement.turn === turn);
  return nearest(point, sameTurn, 9) ?? nearest(point, fits, 9) ?? nearest(point, legal, 1.15) ?? onBoard({ tile, turn, ...square }, size);
}

/** The next way in which the tile covers the square: legal ones if there are any. */
export function tappedAgain(placement: Placement, square: Square, legal: readonly Placement[], size: Size): Placement {
  const ways = covering(square, legal, 0);
  const now = ways.findIndex((way) => moveText(way) === moveText(placement));
  return ways.length > (now < 0 ? 0 : 1) ? ways[(now + 1) % ways.length]! : turned(placement, size);
}
