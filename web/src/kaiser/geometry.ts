// From the corners in the map's file to lines that look drawn. Neighbours share their border:
// each stretch between two meeting points is smoothed once, for both of them.
import type { MapFile, Point } from '../engine/types';

export interface Shape {
  name: string;
  path: string;
  /** Where the name has room. */
  label: Point;
}

const key = ([x, y]: Point): string => `${x},${y}`;
const round = (n: number): number => Math.round(n * 10) / 10;

/** The ring without corners that come twice in a row. */
function ring(outline: readonly Point[]): Point[] {
  return outline.filter((point, i) => key(point) !== key(outline[(i + outline.length - 1) % outline.length]!));
}

/** A number between -1 and 1 that is always the same for the same place. */
function wobble(x: number, y: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (n - Math.floor(n)) * 2 - 1;
}

/** A long straight stretch gets a bend, as a hand would draw it. */
function bend(chain: readonly Point[]): Point[] {
  const bent: Point[] = [chain[0]!];
  for (let i = 1; i < chain.length; i++) {
    const [a, b] = [chain[i - 1]!, chain[i]!];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length > 45) {
      // The same bend whichever way the stretch is walked.
      const [first, second] = key(a) < key(b) ? [a, b] : [b, a];
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const by = wobble(mx, my) * Math.min(6, length / 14);
      bent.push([mx - ((second[1] - first[1]) / length) * by, my + ((second[0] - first[0]) / length) * by]);
    }
    bent.push(b);
  }
  return bent;
}

/** Curves through all points of a chain, without the starting point (Catmull-Rom). */
export function curves(chain: readonly Point[], closed = false): string {
  const n = chain.length;
  const at = (i: number): Point => (closed ? chain[(i + n) % n]! : chain[Math.max(0, Math.min(n - 1, i))]!);
  let path = '';
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[...c1, ...c2, ...p2].map(round).join(' ')}`;
  }
  return path;
}

export function closedCurve(points: readonly Point[]): string {
  const clean = ring(points);
  return `M${clean[0]!.join(' ')}${curves(clean, true)}Z`;
}

/** The corners where three areas meet, the sea being one. */
function meetings(rings: readonly Point[][]): Set<string> {
  const roads = new Map<string, Set<string>>();
  for (const points of rings) {
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length]!;
      for (const [a, b] of [[point, next], [next, point]] as const) {
        if (!roads.has(key(a))) roads.set(key(a), new Set());
        roads.get(key(a))!.add(key(b));
      }
    });
  }
  return new Set([...roads].filter(([, to]) => to.size > 2).map(([corner]) => corner));
}

function outlinePath(points: readonly Point[], meeting: ReadonlySet<string>): string {
  const start = points.findIndex((point) => meeting.has(key(point)));
  if (start < 0) return closedCurve(points);
  const turned = [...points.slice(start), ...points.slice(0, start), points[start]!];
  let path = `M${points[start]!.join(' ')}`;
  let chain: Point[] = [turned[0]!];
  for (const point of turned.slice(1)) {
    chain.push(point);
    if (meeting.has(key(point))) {
      path += curves(bend(chain));
      chain = [point];
    }
  }
  return `${path}Z`;
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [outline[i]!, outline[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Half of what a name and its stamp take, as broad as the widest letters may be. */
export const labelHalf = (name: string): number => name.length * 7 + 14;

/** The place in a province where its name is least in the way. */
function labelPlace(map: MapFile, province: MapFile['provinces'][number], roads: readonly [Point, Point][]): Point {
  // Room for the name and, behind it, for the stamp of a scored province.
  const half = labelHalf(province.name);
  const outline = ring(province.outline);
  const spaces = map.spaces.map(({ x, y }): Point => [x, y]);
  const seals = map.alliances.map(({ x, y }): Point => [x, y]);
  const box = (x: number, y: number): Point[] => [-half, -half / 2, 0, half / 2, half].flatMap((dx): Point[] => [[x + dx, y - 9], [x + dx, y + 9]]);
  let best: Point = province.dragon;
  let most = -Infinity;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += 4) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += 4) {
      const corners = box(x, y);
      if (!corners.every((corner) => inside(corner, outline))) continue;
      const gap = (point: Point, radius: number): number => Math.min(...corners.map(([cx, cy]) => Math.hypot(cx - point[0], cy - point[1]))) - radius;
      const hard = Math.min(...spaces.map((space) => gap(space, 17)), ...seals.map((seal) => gap(seal, 15)), gap(province.dragon, 36));
      const soft = Math.min(...roads.map(([a, b]) => Math.min(...corners.map((corner) => distanceToSegment(corner, a, b)))));
      const edge = Math.min(...corners.map((corner) => Math.min(...outline.map((point, i) => distanceToSegment(corner, point, outline[(i + 1) % outline.length]!)))));
      const value = Math.min(hard, 10) * 3 + Math.min(soft, 10) + Math.min(edge, 8);
      if (value > most) [best, most] = [[x, y], value];
    }
  }
  return best;
}

export interface Drawing {
  provinces: Shape[];
  /** All the land as one, for its coast. */
  lake: string;
  roads: { path: string; from: number; to: number }[];
}

/** A road with the slight bend of a path that was walked. */
function road(a: Point, b: Point): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const by = wobble(a[0] + b[0], a[1] + b[1]) * 0.09;
  return `M${a.join(' ')}Q${round((a[0] + b[0]) / 2 - dy * by)} ${round((a[1] + b[1]) / 2 + dx * by)} ${b.join(' ')}`;
}

const drawn = new Map<string, Drawing>();

/** The map drawn with the roads of one side. */
export function draw(map: MapFile, side: string): Drawing {
  const known = drawn.get(side);
  if (known) return known;
  const place = new Map(map.spaces.map(({ id, x, y }) => [id, [x, y] as Point]));
  const ends = (map.sides[side]?.roads ?? []).map(([from, to]) => ({ from, to, a: place.get(from)!, b: place.get(to)! }));
  const rings = map.provinces.map(({ outline }) => ring(outline));
  const meeting = meetings(rings);
  const segments = ends.map(({ a, b }): [Point, Point] => [a, b]);
  const drawing: Drawing = {
    provinces: map.provinces.map((province, i) => ({ name: province.name, path: outlinePath(rings[i]!, meeting), label: labelPlace(map, province, segments) })),
    lake: closedCurve(map.lake),
    roads: ends.map(({ from, to, a, b }) => ({ from, to, path: road(a, b) })),
  };
  drawn.set(side, drawing);
  return drawing;
}
