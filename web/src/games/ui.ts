/**
 * What the page knows of a game. Everything outside `games/` is written once, against `GameUi`.
 *
 * # How to add a game
 *
 * 1. Make a folder `games/<name>/`, named as the engine names the game.
 * 2. In `game.ts`, export a `GameUi`. For a first version call `generic({ name, letter, players })` of `games/generic`: it
 *    shows the view as text, the legal moves as buttons, and events and refusals in the engine's English.
 * 3. Add it to the list in `games/index.ts`.
 *
 * From there, replace parts one by one: `{ ...generic(…), area: () => import('./Area.svelte') }`. The folders of the other
 * games use the same file names for the same jobs:
 *
 * | file | job |
 * | --- | --- |
 * | `game.ts` | the `GameUi` itself; comes with the first visit, so it imports only what the front page needs |
 * | `options.ts`, `Setup.svelte` | what is agreed before a game, and the fields for it on New game |
 * | `Area.svelte` | board, hand and everything one does with them; `Board.svelte` is the board alone |
 * | `tell.ts` | values for the sentences about events and refusals |
 * | `insight.ts` | hints, explanations and the analysis board: moves in words, `why.ts`, `hands.ts` |
 * | `Picture.svelte`, `Moves.svelte` | the board in a rule card; moves drawn on the board |
 * | `front/Scene.svelte` | the picture on the front page |
 *
 * # Texts
 *
 * `games/<name>/texts/<language>/` holds Fluent files, found by their names: `name.ftl` (the front page), `first.ftl` (comes
 * with the page; only for the game a visitor starts first, whose area is then bundled with the first visit too, see
 * `vite.config.ts`), `more.ftl` and `editor.ftl` (before any other page or game is shown), `lessons.ftl`, `intro.ftl` (the
 * rules in a few sentences) and `insight.ftl`. Ids begin with the game's name: `<name>-event-<kind>`, `<name>-illegal-<kind>`. An event
 * without a text is shown in the engine's English.
 */
import type { FluentVariable } from '@fluent/bundle';
import type { Component, Snippet } from 'svelte';
import type { Choice, Command, Foresight, GameName, Look, OpenOptions, Options, Shown, Standing, Telling } from '../engine/types';
import type { Drawn } from '../insight/drawn';
import type { Case, Why } from '../insight/why';
import type { Person } from '../match/session';
import type { Puzzle } from '../puzzles/puzzle';
import type { Texts } from '../texts/fluent';
import type { IconName } from '../ui/icons';

/** A component or module that is fetched when it is first needed. */
type Lazy<Part> = () => Promise<Part>;
type LazyComponent<Props extends Record<string, any>> = Lazy<{ default: Component<Props> }>;

export interface GameUi {
  readonly name: GameName;
  /** What the ids of its rules begin with: the Q of `Q9.3`. */
  readonly letter: string;
  readonly players: { least: number; most: number };
  /** The colours of the pieces by seat: `--seat-<colour>` in the styles, `seat-<colour>` in the texts. */
  readonly colours: readonly string[];
  /** A player's mark by colour, so that nobody has to tell colours apart. */
  readonly marks: Readonly<Record<string, Mark>>;
  /** Colours of the board that must be told apart, as CSS variables without the dashes. */
  readonly swatches: readonly string[];
  /** Not offered to players; it can still be opened by its address. */
  readonly hidden?: boolean;
  /** Its texts come with the page (`first.ftl`). */
  readonly first?: boolean;

  /** The picture on the front page. */
  readonly Scene: Component;
  /** The rules in short: parts of the ids `learn-<name>-<part>`. */
  readonly inShort: readonly string[];
  readonly options: GameOptions;

  /** What is counted, as the texts `end-<what>` and `review-graph-<what>` call it, and who is ahead. */
  readonly counts: { readonly what: string; readonly ahead: 'most' | 'fewest' };
  /** What a seat has, for the list of players. */
  readonly score: (look: Look, seat: number) => Score | null;
  /** Each seat's total if the game ended now, where that is not what `score` says. */
  readonly totals?: (now: Standing) => readonly number[] | null;
  /** What the viewer must do now: the id of a text. */
  readonly task: (look: Look) => string;
  /** Something in a hand as a strip of colours, each a CSS variable without the dashes. */
  readonly chip: (thing: string) => readonly string[];
  /** Decisions in these phases make next to no difference: a review hardly looks into them. */
  readonly cheapPhases?: readonly string[];

  readonly words: Lazy<GameWords>;
  readonly insight: Lazy<GameInsight>;
  readonly area: LazyComponent<Area>;
  /** Wider than high in a column, as a map with cards below it. */
  readonly wide?: boolean;
  readonly picture: LazyComponent<PictureProps>;
  readonly moves: LazyComponent<{ look: Look; drawn: Drawn }>;
  readonly setup?: LazyComponent<SetupProps>;
  /** What stands next to the task of a lesson. */
  readonly supplies?: LazyComponent<{ look: Look; texts: Texts }>;
  /** Draws boards of one's own. */
  readonly editor?: LazyComponent<Record<string, never>>;
}

/** A shape in a box of 24 by 24. */
export interface Mark {
  path: string;
  transform?: string;
}

export interface Score {
  count: number;
  words: string;
  title?: string;
  /** What else is worth knowing, as icons with numbers and as a sentence. */
  supply?: { icons: readonly { icon: IconName; count: number }[]; words: string };
}

/** What is agreed before a game, as New game holds it. */
export type Settings = Readonly<Record<string, string | number | boolean>>;

export interface GameOptions<S extends Settings = any> {
  readonly usual: S;
  /** Settings that an address asks for: `/new?game=qin&board=lion`. */
  readonly asked?: (query: URLSearchParams) => Partial<S>;
  /** The settings for another number of players. */
  readonly fit?: (settings: S, players: number) => S;
  /** Why it can't be played like this: the end of `new-wrong-…`. */
  readonly wrong?: (settings: S) => string | null;
  /** What the engine and the server are told. */
  readonly open: (settings: S, players: number) => OpenOptions;
  /** What was agreed, a few words each; where it is played comes first. */
  readonly inWords: (options: Options) => string[];
  /** The table that a puzzle comes from, and its words; where it is played comes first. Missing where there are no puzzles. */
  readonly puzzle?: { choice: (puzzle: Puzzle) => Choice; inWords: (puzzle: Puzzle, texts: Texts) => string[] };
}

export interface SetupProps<S extends Settings = any> {
  settings: S;
  players: number;
  /** `main` stands before the number of players, `more` among the finer points. */
  part: 'main' | 'more';
  /** Without explanations, and without what only matters for a whole game. */
  brief?: boolean;
  onchange: (settings: S) => void;
}

/** How players are called in sentences: `names[seat]`. */
export type Names = readonly string[];

export interface GameWords {
  /** What the sentences for events and refusals speak of. */
  readonly values: (telling: Telling, names: Names) => Record<string, FluentVariable>;
  /** All spaces, villages and provinces that an event speaks of. */
  readonly marks: (telling: Telling) => string[];
  /** What a tile or a card is called. */
  readonly thing: (kind: string) => string;
  /** Kinds of events that get no line in the log. */
  readonly quiet: ReadonlySet<string>;
}

/** What hints, explanations, reviews and the analysis board ask of a game. */
export interface GameInsight {
  /** “red-yellow at d5 and d6”, “house on space 18 in Wei, for a red card”. */
  readonly moveInWords: (texts: Texts, move: string) => string;
  /** Where to look, and for what, without telling the move. */
  readonly where: (texts: Texts, look: Look, best: { move: string; events: readonly Telling[] }) => string;
  /** What a move does, in sentences. */
  readonly consequences: (look: Look, foresight: Foresight) => Promise<string>;
  /** Events tell all that a move brings: a review adds no consequences. */
  readonly eventsSayAll: boolean;
  /** Kinds of events that follow from others, and that a lesson's answer leaves out. */
  readonly implied: ReadonlySet<string>;
  /** Why something is as it is: a space, a province, a seat (`seat:0`), a row of the standing. */
  readonly why: (about: Case, place: string) => Promise<Why | null>;
  readonly hands?: GameHands;
}

/** Who holds what in the text of a position, for the analysis board. */
export interface GameHands {
  /** What can be held, as positions write it. */
  readonly kinds: readonly string[];
  readonly kindOf: (thing: string) => string;
  readonly Face: Component<{ kind: string }>;
  /** The face is higher than wide. */
  readonly upright: boolean;
  /** `seats` are the colours by seat. */
  readonly held: (position: string, seats: readonly string[]) => Held;
  /** The same position with other hands; what they need comes from the piles, what they leave goes back there. */
  withHands(position: string, seats: readonly string[], hands: readonly (readonly string[])[]): string;
}

export interface Held {
  /** By seat. */
  hands: string[][];
  /** What nobody holds and nobody has seen: in the piles. */
  left: Record<string, number>;
}

export interface PictureProps {
  look: Look;
  marks: readonly string[];
  /** What to light, as the game's own explanation says it. */
  lit?: unknown;
}

/** What the play area gets from the page around it. */
export interface Area {
  look: Look;
  /** What has happened so far; new entries at the end are to be animated. */
  entries: readonly Shown[];
  people: readonly Person[];
  /** May the person at this page decide something now? Otherwise everything is only to be looked at. */
  active: boolean;
  /** Does a placement wait for a second “yes”? */
  confirm: boolean;
  /** Does what is wanted; whether it was done. */
  act: (command: Command) => Promise<boolean>;
  /** Says a sentence to screen readers. */
  announce: (sentence: string) => void;
  /** Shows a rule, such as `Q9.3`, with places of the board marked. */
  rule: (id: string, marks?: readonly string[]) => void;
  /** Spaces, villages or provinces to mark, as when the log is pointed at. */
  marked?: readonly string[];
  /** Told of a move that was wanted although it is not allowed. */
  refused?: (move: string) => void;
  /** What is drawn over the board. */
  overlay?: Snippet;
  /** Somebody wants to know what is at a place, and why. */
  ask?: (place: string) => void;
  /** The next place that is chosen is asked about. */
  asking?: boolean;
  /** Told when a scoring that is played through begins and ends: until then nobody is told who has won. */
  scoring?: (open: boolean) => void;
  /** Where there is little room: just the board. */
  bare?: boolean;
}
