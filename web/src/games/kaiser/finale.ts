// The final scoring as a course of steps, from the events that tell of it.
import type { KaiserData, MapFile, Point, Shown, Telling } from '../../engine/types';
import { DARK, type Lit } from './lit';

export interface Step {
  sort: 'houses' | 'alliance' | 'roads' | 'over';
  telling: Telling;
  /** What it brings to each seat. */
  points: number[];
  /** Where the points come from. */
  from: Point;
  lit: Lit;
  /** The alliance that the emperor visits. */
  alliance: number | null;
}

function middle(points: readonly Point[]): Point {
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
}

/** The steps of the last game that ended; provinces that were full before are no part of it. */
export function steps(entries: readonly Shown[], data: KaiserData, map: MapFile): Step[] {
  const players = data.players.length;
  const events = entries.findLast((entry) => entry.events?.some(({ kind }) => kind === 'over'))?.events ?? [];
  const before = new Set(data.provinces.filter(({ scored }) => scored).map(({ name }) => name));
  return events.flatMap((telling): Step[] => {
    const { kind, data: told } = telling;
    const none = { telling, points: Array<number>(players).fill(0), from: [0, 0] as Point, lit: DARK, alliance: null };
    if (kind === 'houses_scored' && !before.has(told.province)) {
      const province = map.provinces.find(({ name }) => name === told.province)!;
      return [{ ...none, sort: 'houses', points: told.points.slice(0, players), from: province.dragon, lit: { ...DARK, provinces: [province.name] } }];
    }
    if (kind === 'alliance_scored') {
      const { x, y, number, between } = map.alliances.find(({ number }) => number === told.number)!;
      return [
        {
          ...none,
          sort: 'alliance',
          points: told.points.slice(0, players),
          from: [x, y],
          alliance: number,
          lit: { ...DARK, alliance: number, provinces: between },
        },
      ];
    }
    if (kind === 'roads_scored') {
      const rows = told.rows as number[][];
      if (rows.length === 0) return [];
      const spaces = map.spaces.filter(({ id }) => rows.flat().includes(id)).map(({ x, y }): Point => [x, y]);
      const points = none.points.map((_, seat) => (seat === told.seat ? (told.points as number) : 0));
      return [{ ...none, sort: 'roads', points, from: middle(spaces), lit: { ...DARK, rows: rows.map((row) => ({ seat: told.seat, spaces: row })) } }];
    }
    return kind === 'over' ? [{ ...none, sort: 'over' }] : [];
  });
}
