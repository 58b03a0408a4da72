// Positions of the examples as the drawings of the games want them. What is not drawn stays empty.
import type { KaiserData, KaiserProvince, QinCell, QinColour, QinData } from '../engine/types';
import { NOTHING } from '../games/qin/nothing';
import type { Province } from './figures';

const QIN_SEATS = 'wbgp';
const QIN_COLOURS: Record<string, QinColour> = { r: 'red', y: 'yellow', b: 'blue' };
export const QIN_PLAYERS = ['white', 'black', 'green', 'purple'] as const;
export const KAISER_PLAYERS = ['green', 'red', 'violet', 'blue', 'yellow'] as const;

function cell(word: string): QinCell {
  const [letter = '.', owner = ''] = word;
  const seat = QIN_SEATS.indexOf(owner);
  return {
    printed: letter === 'V' ? 'village' : letter === '~' ? 'water' : /[RYB]/.test(letter) ? 'start' : 'grass',
    colour: QIN_COLOURS[letter.toLowerCase()] ?? null,
    owner: owner && seat >= 0 ? seat : null,
  };
}

/** Spaces that share edges and are alike, row by row. */
function areas(cells: QinCell[][], alike: (a: QinCell, b: QinCell) => boolean): { cell: QinCell; spaces: string[] }[] {
  const seen = new Set<QinCell>();
  const grow = (x: number, y: number, like: QinCell): string[] => {
    const here = cells[y]?.[x];
    if (!here || seen.has(here) || !alike(here, like)) return [];
    seen.add(here);
    const around = [grow(x + 1, y, like), grow(x, y + 1, like), grow(x - 1, y, like), grow(x, y - 1, like)];
    return [String.fromCharCode(97 + x) + (y + 1), ...around.flat()];
  };
  return cells.flatMap((row, y) => row.map((cell, x) => ({ cell, spaces: grow(x, y, cell) }))).filter(({ spaces }) => spaces.length > 0);
}

export function qinBoard(rows: readonly (readonly string[])[]): QinData {
  const cells = rows.map((row) => row.map(cell));
  const land = areas(cells, (a, b) => a.colour !== null && a.colour === b.colour);
  const villages = areas(cells, (a, b) => a.printed === 'village' && b.printed === 'village');
  return {
    ...NOTHING,
    cells,
    provinces: land
      .filter(({ spaces }) => spaces.length > 1)
      .map(({ cell, spaces }) => ({ colour: cell.colour!, owner: cell.owner!, pagodas: spaces.length < 5 ? 1 : 2, spaces })),
    villages: villages.map(({ cell, spaces }) => ({ squares: spaces, owner: cell.owner })),
  };
}

const NO_CARDS = { red: 0, green: 0, yellow: 0, orange: 0, violet: 0 };

/** `plays` are pieces that have just been placed, such as `green house 18`. */
export function kaiserMap(position: string, plays: readonly string[], provinces: readonly KaiserProvince[]): KaiserData {
  const houses = KAISER_PLAYERS.map((): number[] => []);
  const emissaries = Object.fromEntries(provinces.map((name) => [name, KAISER_PLAYERS.map(() => 0)]));
  const fortifications: number[] = [];
  const scored = new Set<string>();
  const seat = (colour: string): number => KAISER_PLAYERS.findIndex((name) => name === colour);
  const put = (piece: string, colour: string, where: string): void => {
    if (piece === 'house') houses[seat(colour)]!.push(Number(where));
    else if (piece === 'emissary') emissaries[where]![seat(colour)]! += 1;
    else fortifications.push(Number(where));
  };
  const lines = position.split('\n').map((line) => line.trim().split(/\s+/));
  for (const [what, ...words] of lines) {
    if (what === 'scored') words.forEach((name) => scored.add(name));
    else if (what === 'fortifications') words.forEach((where) => put('fortification', '', where));
    else if (what) words.slice(1).forEach((where) => put(what === 'houses' ? 'house' : 'emissary', words[0]!, where));
  }
  for (const play of plays) {
    const [colour, piece, where] = play.split(' ') as [string, string, string];
    put(piece, colour, where);
  }
  const supply = { houses: 0, emissaries: 0, fortifications: 0 };
  return {
    phase: { name: 'open' },
    emperor: 0,
    players: houses.map((spaces) => ({ houses: spaces, supply, points: 0, total: 0, hand_size: 0, known: [], held: 0 })),
    provinces: provinces.map((name) => ({ name, emissaries: emissaries[name]!, scored: scored.has(name) })),
    fortifications,
    display: [],
    discard: NO_CARDS,
    pile_size: 0,
    run_out: 0,
    hand: null,
    unseen: NO_CARDS,
  };
}

/** Where something has just been placed: house spaces and provinces. */
export function placesOf(plays: readonly string[]): { spaces: number[]; dragons: Province[] } {
  const where = [...new Set(plays.map((play) => play.split(' ')[2]!))];
  return { spaces: where.map(Number).filter((space) => space > 0), dragons: where.filter((name) => Number.isNaN(Number(name))) as Province[] };
}
