// From the corners in the map's file to lines that look drawn. Neighbours share their border:
// each stretch between two meeting points is smoothed once, for both of them.
import type { MapFile, Point } from '../../engine/types';

export interface Shape {
  name: string;
  path: string;
  /** Where the name has room. */
  readonly label: Point;
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
      for (const [a, b] of [
        [point, next],
        [next, point],
      ] as const) {
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

/** A place for a name is looked for in wide steps, and then around the best in narrow ones. */
const WIDE = 10;
const NARROW = 2.5;
/** More room than this does a name no good: to pieces, to roads, to the border. */
const ROOM = { pieces: 10, roads: 10, border: 8 };
/** How high a name is, from its middle. */
const RISE = 9;

/** The place in a province where its name is least in the way. */
function labelPlace(map: MapFile, province: MapFile['provinces'][number], roads: readonly [Point, Point][]): Point {
  // Room for the name and, behind it, for the stamp of a scored province.
  const half = labelHalf(province.name);
  const outline = ring(province.outline);
  const borders = outline.map((point, i): [Point, Point] => [point, outline[(i + 1) % outline.length]!]);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // What is further away than a name wants room is never in its way.
  const near = ([x, y]: Point): boolean => x > left - 60 && x < right + 60 && y > top - 60 && y < bottom + 60;
  const pieces = [
    ...map.spaces.map(({ x, y }) => ({ x, y, radius: 17 })),
    ...map.alliances.map(({ x, y }) => ({ x, y, radius: 15 })),
    { x: province.dragon[0], y: province.dragon[1], radius: 36 },
  ].filter(({ x, y }) => near([x, y]));
  const ways = roads.filter(([a, b]) => near(a) || near(b));

  let best: Point = province.dragon;
  let most = -Infinity;
  const look = (x: number, y: number): void => {
    let free = ROOM.pieces;
    for (const piece of pieces)
      free = Math.min(free, Math.hypot(Math.max(Math.abs(piece.x - x) - half, 0), Math.max(Math.abs(piece.y - y) - RISE, 0)) - piece.radius);
    // Roads and border cannot make up for that any more.
    if (free * 3 + ROOM.roads + ROOM.border <= most) return;
    const corners = [-half, half, 0, -half / 2, half / 2].flatMap((dx): Point[] => [
      [x + dx, y - RISE],
      [x + dx, y + RISE],
    ]);
    if (!corners.every((corner) => inside(corner, outline))) return;
    const value = free * 3 + roomTo(ways, corners, ROOM.roads) + roomTo(borders, corners, ROOM.border);
    if (value > most) [best, most] = [[x, y], value];
  };
  for (let x = left + half; x <= right - half; x += WIDE) for (let y = top + RISE; y <= bottom - RISE; y += WIDE) look(x, y);
  const [bx, by] = best;
  for (let x = bx - WIDE; x <= bx + WIDE; x += NARROW) for (let y = by - WIDE; y <= by + WIDE; y += NARROW) look(x, y);
  return best;
}

/** How far the nearest of these lines is from the nearest of these points; not more than enough. */
function roomTo(lines: readonly [Point, Point][], points: readonly Point[], enough: number): number {
  let room = enough;
  for (const [a, b] of lines) for (const point of points) room = Math.min(room, distanceToSegment(point, a, b));
  return room;
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
    provinces: map.provinces.map((province, i) => {
      let label: Point | undefined;
      // Sought when it is wanted: that takes a while.
      return {
        name: province.name,
        path: outlinePath(rings[i]!, meeting),
        get label() {
          return (label ??= labelPlace(map, province, segments));
        },
      };
    }),
    lake: closedCurve(map.lake),
    roads: ends.map(({ from, to, a, b }) => ({ from, to, path: road(a, b) })),
  };
  drawn.set(side, drawing);
  return drawing;
}
