// What the engine and the server say, as docs/table.md describes it. Seats are numbered from 0.

export type GameName = 'qin' | 'kaiser';

export type Choice =
  | { game: 'qin'; board: string | { name: string; text: string }; players: number }
  | { game: 'kaiser'; map: '3-4' | '4-5'; players: number; fortifications: boolean };

export type Timing = 'unlimited' | { live: { base: number; increment: number } } | { days: number };

export type Options = Choice & {
  first: 'random' | { seat: number };
  games: number;
  timing: Timing;
  at_zero: 'bot' | 'forfeit';
  stand_in: string;
};

export type Occupant =
  | { kind: 'empty' }
  | { kind: 'person'; name: string }
  | { kind: 'guest'; name: string }
  | { kind: 'bot'; opponent: string }
  | { kind: 'stand_in'; opponent: string; name: string };

export interface SeatLook {
  colour: string;
  occupant: Occupant;
  forfeited: boolean;
  left: number | null;
}

/** An event or a reason why not: `kind` and `data` are for texts and drawing, `rule` names the rule. */
export interface Telling {
  rule: string;
  kind: string;
  text: string;
  data: Record<string, any>;
}

export interface UndoLook {
  free: boolean;
  ask: boolean;
  asked_by: number | null;
  waits_for: number[];
}

export interface GameResult {
  first: number;
  points: number[];
  winners: number[];
}

export interface Outcome {
  ended: 'played' | 'forfeit';
  winners: number[];
  forfeited?: number[];
  games: GameResult[];
}

/** A dealing round as everybody is shown it. */
export interface DealingLook {
  round: number;
  missing: 'commitment' | 'opening';
  /** The seats whose browsers have to send that. */
  waits_for: number[];
  deadline: number | null;
  commitments: (string | null)[];
}

export interface Look {
  version: number;
  /** How it is dealt; the first protocol where nothing is said. */
  protocol?: number;
  rules: number;
  options: Options;
  you: number | null;
  progress: 'gathering' | 'dealing' | 'playing' | 'between_games' | 'over';
  seats: SeatLook[];
  game: number;
  turn: number | null;
  flag: number | null;
  since: number | null;
  view: { text: string; data: QinData | KaiserData } | null;
  legal: string[];
  undo: UndoLook;
  results: GameResult[];
  outcome: Outcome | null;
  dealing?: DealingLook | null;
  commitment: string;
  revealed: { secret: string; contributions: string[] } | null;
}

/** An entry of the log as the viewer is shown it. */
export interface Shown {
  version: number;
  at: number;
  act: string;
  seat?: number;
  move?: string;
  first?: number;
  agree?: boolean;
  bot?: string;
  milliseconds?: number;
  sitter?: Occupant;
  /** Of rounds that were called off. */
  seats?: number[];
  missing?: 'commitment' | 'opening';
  chance?: (string | null)[];
  events?: Telling[];
  /** The versions of the moves that this entry took back. */
  took_back?: number[];
}

export type Command =
  | { do: 'sit'; seat: number; sitter?: unknown; contribution?: string }
  | { do: 'begin' | 'next' | 'time_out' }
  | { do: 'move'; seat: number; move: string }
  | { do: 'rise' | 'undo' | 'ask_undo' | 'leave' | 'claim' | 'resign'; seat: number }
  | { do: 'commit'; seat: number; commitment: string }
  | { do: 'open'; seat: number; contribution: string }
  | { do: 'answer_undo'; seat: number; agree: boolean };

export interface Refusal {
  code: string;
  text: string;
  present?: number;
  why?: Telling;
}

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

/** The drawn map: see crates/kaiser/maps. */
export interface MapFile {
  name: string;
  viewBox: [number, number, number, number];
  lake: Point[];
  provinces: { name: string; color: Card; dragon: Point; houses: number[]; outline: Point[] }[];
  spaces: { id: number; province: string; x: number; y: number }[];
  alliances: { number: number; between: [string, string]; x: number; y: number }[];
  sides: Record<string, { players: number[]; roads: [number, number][] }>;
}

// What the engine answers --------------------------------------------------------------------------

export interface About {
  rules: number;
  /** Of Qin. */
  boards: { name: string; rows: string[]; remark: string | null }[];
  /** Of Der Kaiser von China. */
  map: MapFile | null;
  levels: string[];
  styles: string[];
}

/** What was checked of a record that is right. */
export interface Verified {
  protocol: number;
  entries: number;
  moves: number;
  dealt: number;
  contributions: number;
  games: number;
}

export interface Opened {
  version: number;
  options: Options;
  people: number[];
}

export interface Foresight {
  events: Telling[];
  data: QinData | KaiserData;
  /** What everything would score then. */
  standing: Standing;
}

export type Standing =
  | { game: 'qin'; left: number[] }
  | {
      game: 'kaiser';
      houses: number[];
      alliances: number[];
      roads: number[];
      total: number[];
      /** By province in the order of the view, then by seat. */
      by_province: number[][];
      /** By alliance, number 1 first, then by seat. */
      by_alliance: number[][];
      /** By seat: rows of house spaces. */
      rows: number[][][];
    };

export interface Advice {
  moves: { move: string; chance: number; unsure: number; visits: number; events: Telling[] }[];
  sure: number;
}

/** A position that was set up, after some moves. */
export interface Studied {
  look: Look;
  entries: Shown[];
  /** Everything, hidden things included, as text. */
  position: string;
}

/** What has come of tries in a lesson. */
export interface Tried {
  look: Look;
  entries: Shown[];
  state: 'open' | 'reached' | 'missed';
  mistake: string | null;
  refusal: Refusal | null;
}

export interface BoardChecked {
  playable: boolean;
  line: number | null;
  column: number | null;
  kind: string | null;
  text: string | null;
}

/** What is wrong with a text that somebody has written. */
export interface Flaw {
  /** From 1, if it is in one line. */
  line: number | null;
  kind: string;
  data: Record<string, string | number>;
}

export interface Fault {
  code: string;
  text: string;
  refusal?: Refusal;
  flaw?: Flaw;
}
