// What stands where on the board, out of what the engine says of it.
import type { QinColour, QinData } from '../../engine/types';
import { distance, same, spaceName, squareOf, type Square } from './placement';

/** Land of one colour without an inner border: a province or a lone space. */
export interface Piece {
  key: string;
  colour: QinColour;
  squares: Square[];
  owner: number | null;
  pagodas: number;
}

/** A pagoda, its foot at the middle of `x`, `y` in spaces. */
export interface Standing extends Square {
  key: string;
  owner: number;
  double: boolean;
  /** Spaces of the province or village it stands for. */
  spaces: string[];
  village: boolean;
}

/** The number of spaces from which a province looks major; the second pagoda says so. */
export const isMajor = (piece: Piece): boolean => piece.pagodas > 1 || piece.squares.length >= 5;

export function pieces(data: QinData): Piece[] {
  const provinces = data.provinces.map(({ colour, owner, pagodas, spaces }): Piece => ({
    key: spaces[0]!,
    colour,
    owner,
    pagodas,
    squares: spaces.map(squareOf),
  }));
  const inProvince = new Set(data.provinces.flatMap(({ spaces }) => spaces));
  const lone = data.cells.flatMap((row, y) =>
    row.flatMap(({ colour }, x): Piece[] => {
      const key = spaceName({ x, y });
      return colour && !inProvince.has(key) ? [{ key, colour, owner: null, pagodas: 0, squares: [{ x, y }] }] : [];
    }),
  );
  return [...provinces, ...lone];
}

export function printed(data: QinData, what: 'water' | 'start' | 'grass'): Square[] {
  return data.cells.flatMap((row, y) => row.flatMap((cell, x) => (cell.printed === what ? [{ x, y }] : [])));
}

/** Remembers where pagodas stand, so that they stay while their province grows. */
export class Places {
  #stood = new Map<string, Square>();

  /** All pagodas; `keep` when this is the position on the table and not one that is only foreseen. */
  of(data: QinData, keep: boolean): Standing[] {
    const stands = new Map<string, Square>();
    const standing: Standing[] = [];
    for (const { colour, owner, pagodas, spaces } of data.provinces) {
      if (pagodas === 0) continue;
      const before = spaces.map((space) => this.#stood.get(`${owner}${colour}${space}`)).find((place) => place !== undefined);
      const { x, y } = before ?? seat(spaces.map(squareOf), data);
      const key = `${owner}${colour}${spaceName({ x, y })}`;
      stands.set(key, { x, y });
      standing.push({ key: key + pagodas, x, y, owner, double: pagodas > 1, spaces, village: false });
    }
    if (keep) this.#stood = stands;
    for (const { squares, owner } of data.villages) {
      if (owner === null) continue;
      const all = squares.map(squareOf);
      const x = all.reduce((sum, square) => sum + square.x, 0) / all.length;
      const y = all.reduce((sum, square) => sum + square.y, 0) / all.length;
      standing.push({ key: `${owner}village${squares[0]}`, x, y, owner, double: false, spaces: squares, village: true });
    }
    return standing.sort((a, b) => a.y - b.y || a.x - b.x);
  }
}

/** The square of a province that lies most amidst it; a printed start space stays in sight if it can. */
function seat(squares: Square[], data: QinData): Square {
  const centre = { x: squares.reduce((sum, { x }) => sum + x, 0) / squares.length, y: squares.reduce((sum, { y }) => sum + y, 0) / squares.length };
  const away = (square: Square): number => {
    const around = squares.filter((other) => distance(square, other) === 1).length;
    const start = data.cells[square.y]?.[square.x]?.printed === 'start' ? 0.6 : 0;
    return distance(square, centre) - around * 0.3 + start;
  };
  return [...squares].sort((a, b) => away(a) - away(b) || b.y - a.y || a.x - b.x)[0]!;
}

/** What a foreseen position has that the present one has not, and the other way round. */
export function changes(now: readonly Standing[], then: readonly Standing[]): { comes: Standing[]; goes: Standing[] } {
  const keys = (all: readonly Standing[]): Set<string> => new Set(all.map(({ key }) => key));
  const [nowKeys, thenKeys] = [keys(now), keys(then)];
  return { comes: then.filter(({ key }) => !nowKeys.has(key)), goes: now.filter(({ key }) => !thenKeys.has(key)) };
}

/** The pieces that lie on any of these squares. */
export function piecesOn(all: readonly Piece[], squares: readonly Square[]): Piece[] {
  return all.filter((piece) => piece.squares.some((square) => squares.some((other) => same(square, other))));
}
