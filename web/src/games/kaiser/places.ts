// The places of the map that can be pointed at: house spaces, and the dragon space of each province.
import type { MapFile, Point } from '../../engine/types';
import { inside } from './geometry';

export interface Place {
  province: string;
  /** A house space; none is the dragon space. */
  space: number | null;
  at: Point;
}

export const placeKey = ({ province, space }: { province: string; space: number | null }): string => (space === null ? province : `${space}`);

/** Grouped by province, each with its dragon space last. */
export function places(map: MapFile): { province: string; places: Place[] }[] {
  return map.provinces.map(({ name, dragon }) => ({
    province: name,
    places: [
      ...map.spaces.filter(({ province }) => province === name).map(({ id, x, y }): Place => ({ province: name, space: id, at: [x, y] })),
      { province: name, space: null, at: dragon },
    ],
  }));
}

/**
 * What is meant by a point: the nearest place within reach, one that can be used rather than one
 * that cannot; elsewhere in a province its dragon space.
 */
export function meant(map: MapFile, all: readonly Place[], point: Point, reach: number, usable: (place: Place) => boolean): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of all) {
    const far = Math.hypot(place.at[0] - point[0], place.at[1] - point[1]) - (place.space === null ? 8 : 0) + (usable(place) ? 0 : 6);
    if (far < least) [best, least] = [place, far];
  }
  if (best) return best;
  const province = map.provinces.find(({ outline }) => inside(point, outline));
  return all.find(({ province: name, space }) => space === null && name === province?.name) ?? null;
}

/** The next place in the direction of an arrow key. */
export function towards(all: readonly Place[], from: Place, arrow: string): Place | null {
  const [dx, dy] = ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, Point>)[arrow] ?? [0, 0];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of all) {
    const [x, y] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0 && aside <= ahead * 1.8 && ahead + aside * 1.6 < least) [best, least] = [place, ahead + aside * 1.6];
  }
  return best;
}
