// Pieces of land as one outline: the edges between squares of the same piece are not drawn.
import type { Square } from './placement';

type Corner = [number, number];

/** The border of a set of squares as closed loops, land to the right of the way. */
export function loops(squares: readonly Square[]): Corner[][] {
  const has = new Set(squares.map(({ x, y }) => `${x},${y}`));
  const from = new Map<string, Corner[]>();
  const edge = (a: Corner, b: Corner): void => {
    from.set(a.join(), [...(from.get(a.join()) ?? []), b]);
  };
  for (const { x, y } of squares) {
    if (!has.has(`${x},${y - 1}`)) edge([x, y], [x + 1, y]);
    if (!has.has(`${x + 1},${y}`)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has.has(`${x},${y + 1}`)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has.has(`${x - 1},${y}`)) edge([x, y + 1], [x, y]);
  }
  const found: Corner[][] = [];
  for (const key of [...from.keys()]) {
    while (from.has(key)) found.push(follow(from, key.split(',').map(Number) as Corner));
  }
  return found;
}

/** Goes round once. Where two squares meet in a corner only, it keeps to its own. */
function follow(from: Map<string, Corner[]>, start: Corner): Corner[] {
  const way: Corner[] = [start];
  for (;;) {
    const here = way.at(-1)!;
    const before = way.at(-2);
    const next = from.get(here.join())!;
    const right = (to: Corner): boolean => before !== undefined && cross(before, here, to) > 0;
    const index = Math.max(next.findIndex(right), 0);
    const [to] = next.splice(index, 1) as [Corner];
    if (next.length === 0) from.delete(here.join());
    const goesOn = from.get(to.join())?.some((other) => cross(here, to, other) > 0) ?? false;
    if (to[0] === start[0] && to[1] === start[1] && !goesOn) return straightened(way);
    way.push(to);
  }
}

const cross = (a: Corner, b: Corner, c: Corner): number => (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);

function straightened(way: Corner[]): Corner[] {
  return way.filter((corner, i) => cross(way.at(i - 1)!, corner, way[(i + 1) % way.length]!) !== 0);
}

/** A path round the squares, `inset` within their border, with round corners. */
export function outline(squares: readonly Square[], unit: number, inset: number, radius: number): string {
  return loops(squares)
    .map((corners) =>
      path(
        corners.map((corner, i) => moved(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!, unit, inset)),
        radius,
      ),
    )
    .join('');
}

function direction(a: Corner, b: Corner): Corner {
  return [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
}

/** The corner moved towards the land, which is to the right of both edges. */
function moved(before: Corner, here: Corner, after: Corner, unit: number, inset: number): Corner {
  const [one, other] = [direction(before, here), direction(here, after)];
  return [here[0] * unit - inset * (one[1] + other[1]), here[1] * unit + inset * (one[0] + other[0])];
}

function path(corners: Corner[], radius: number): string {
  const towards = (a: Corner, b: Corner): string => {
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const part = Math.min(radius, far / 2) / far;
    return `${round(a[0] + (b[0] - a[0]) * part)} ${round(a[1] + (b[1] - a[1]) * part)}`;
  };
  const parts = corners.map((corner, i) => {
    const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!];
    return `${i === 0 ? 'M' : 'L'}${towards(corner, before)}Q${round(corner[0])} ${round(corner[1])} ${towards(corner, after)}`;
  });
  return `${parts.join('')}Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
