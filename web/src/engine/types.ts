// What the engine and the server say. Most of it is generated from Rust; the views of the games and the drawn map
// are described here, as docs/api.md has them. Seats are numbered from 0.
import type { Choice, Options } from '../protocol';

export type * from '../protocol';

export type GameName = Choice['game'];

/** What a match is opened with: what is left out is as usual. */
export type OpenOptions = Partial<Options> & { game: GameName; players: number };

// Qin ---------------------------------------------------------------------------------------------

export type QinColour = 'red' | 'yellow' | 'blue';

export interface QinCell {
  printed: 'grass' | 'water' | 'village' | 'start';
  colour: QinColour | null;
  owner: number | null;
}

export interface QinProvince {
  colour: QinColour;
  owner: number;
  pagodas: number;
  spaces: string[];
}

export interface QinData {
  phase: { name: 'deal' | 'place' | 'draw' | 'reveal' | 'over'; seat?: number; pile?: number; reason?: string; winners?: number[] };
  cells: QinCell[][];
  provinces: QinProvince[];
  villages: { squares: string[]; owner: number | null }[];
  players: { supply: number; hand_size: number; lacks: { tiles: number; kinds: string[] } | null }[];
  piles: number[];
  hand: string[] | null;
  unseen: Record<string, number>;
}

// Der Kaiser von China ----------------------------------------------------------------------------

export type Card = 'red' | 'green' | 'yellow' | 'orange' | 'violet';

export interface KaiserPlayer {
  houses: number[];
  supply: { houses: number; emissaries: number; fortifications: number };
  points: number;
  total: number;
  hand_size: number;
  known: Card[];
  held: number;
}

export interface KaiserData {
  phase: {
    name: 'deal' | 'open' | 'act' | 'again' | 'take' | 'reveal' | 'fill' | 'over';
    seat?: number;
    province?: string;
    drawing?: 'up_to_three' | 'one';
    winners?: number[];
  };
  emperor: number | null;
  players: KaiserPlayer[];
  provinces: { name: string; emissaries: number[]; scored: boolean }[];
  fortifications: number[];
  display: Card[];
  discard: Record<Card, number>;
  pile_size: number;
  run_out: number;
  hand: Card[] | null;
  unseen: Record<Card, number>;
}

export type Point = [number, number];

/** The drawn map: see crates/games/kaiser/maps. */
export interface MapFile {
  name: string;
  viewBox: [number, number, number, number];
  lake: Point[];
  provinces: { name: string; color: Card; dragon: Point; houses: number[]; outline: Point[] }[];
  spaces: { id: number; province: string; x: number; y: number }[];
  alliances: { number: number; between: [string, string]; x: number; y: number }[];
  sides: Record<string, { players: number[]; roads: [number, number][] }>;
}
