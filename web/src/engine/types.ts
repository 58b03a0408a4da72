// What the engine and the server say, generated from Rust, and a few names for parts of it. Seats are numbered from 0.
import type { Choice, MapFile, Options } from '../protocol';

export type * from '../protocol';

export type GameName = Choice['game'];

/** What a match is opened with; defaults fill in the rest. */
export type OpenOptions = Partial<Options> & { game: GameName; players: number };

/** A point of the drawn map. */
export type Point = MapFile['lake'][number];
