// The Great Wall around the map: a hundred spaces to count points on, clockwise from the north-west.
import type { Point } from '../../engine/types';

const [LEFT, TOP, RIGHT, BOTTOM] = [0, -8, 958, 788];
const [ACROSS, DOWN] = [28, 22];
export const LAP = 2 * (ACROSS + DOWN);

/** What is drawn: the map of the file and the wall around it. */
export const VIEW: readonly [number, number, number, number] = [-19, -27, 996, 834];

export interface Stone {
  at: Point;
  /** Outwards: degrees by which a stone of the northern wall is turned. */
  turn: number;
  length: number;
}

export function stone(points: number): Stone {
  const n = ((points % LAP) + LAP) % LAP;
  const [w, h] = [(RIGHT - LEFT) / ACROSS, (BOTTOM - TOP) / DOWN];
  if (n < ACROSS) return { at: [LEFT + n * w, TOP], turn: 0, length: w };
  if (n < ACROSS + DOWN) return { at: [RIGHT, TOP + (n - ACROSS) * h], turn: 90, length: h };
  if (n < 2 * ACROSS + DOWN) return { at: [RIGHT - (n - ACROSS - DOWN) * w, BOTTOM], turn: 180, length: w };
  return { at: [LEFT, BOTTOM - (n - 2 * ACROSS - DOWN) * h], turn: 270, length: h };
}

/** A rectangle of a stone as a path: from `left` to `right` along the wall, from `top` (outside) to `bottom` across it. */
export function slab({ at: [x, y], turn }: Stone, left: number, right: number, top: number, bottom: number): string {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => Math.round(f((turn * Math.PI) / 180))) as [number, number];
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  return `M${corners.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos].map((n) => Math.round(n * 10) / 10).join(' ')).join('L')}Z`;
}

/** Where markers stand; several on one space one behind the other, towards the land. */
export function markers(points: readonly number[]): Point[] {
  return points.map((own, seat) => {
    const behind = points.slice(0, seat).filter((other) => other % LAP === own % LAP).length;
    const { at, turn } = stone(own);
    const corner = own % LAP === 0 || [ACROSS, ACROSS + DOWN, 2 * ACROSS + DOWN].includes(own % LAP);
    const inwards = ((turn + (corner ? 45 : 90)) * Math.PI) / 180;
    const by = behind * 13 - 2;
    return [at[0] + Math.cos(inwards) * by, at[1] + Math.sin(inwards) * by];
  });
}
