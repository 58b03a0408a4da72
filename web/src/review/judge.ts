// What a reviewed game comes to: which moves lost how much, where it turned, what was skill and what luck.
// A chance is a share of the victory from 0 to 1; a loss is how much less a move promises than the best one.
import type { GameName, Telling } from '../engine/types';
import { gameUi } from '../games';

/** A move with what it promises, and what it does. */
export interface Option {
  move: string;
  chance: number;
  events: Telling[];
}

/** One decision of the match, judged. */
export interface Judged {
  /** The stop of the replay at which it has been made. */
  stop: number;
  version: number;
  seat: number;
  best: Option;
  played: Option;
  /** How many nodes were looked into. */
  nodes: number;
}

export const GRADES = ['good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** From which loss on a move is called so. */
export const FROM: Record<Exclude<Grade, 'good'>, number> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.2 };

/** What is less cannot be told from the luck of the search. */
const TELLABLE = 0.01;

export function loss({ best, played }: Pick<Judged, 'best' | 'played'>): number {
  const less = best.chance - played.chance;
  return less < TELLABLE ? 0 : less;
}

export function grade(lost: number): Grade {
  return lost >= FROM.blunder ? 'blunder' : lost >= FROM.mistake ? 'mistake' : lost >= FROM.inaccuracy ? 'inaccuracy' : 'good';
}

/** The moves that cost most, the worst first: of everybody, or of one seat. Good moves are none. */
export function turningPoints(judged: readonly Judged[], seat: number | null = null, most = 3): Judged[] {
  return judged
    .filter((one) => (seat === null || one.seat === seat) && grade(loss(one)) !== 'good')
    .sort((a, b) => loss(b) - loss(a) || a.stop - b.stop)
    .slice(0, most);
}

/** The next turning point after (or before) a stop, in the order of the match. */
export function neighbour(points: readonly Judged[], stop: number, step: 1 | -1): Judged | null {
  const inOrder = [...points].sort((a, b) => step * (a.stop - b.stop));
  return inOrder.find((point) => step * (point.stop - stop) > 0) ?? null;
}

/** The seat's chance at each stop, as far as it is known: by stop, then by seat. */
export type Chances = readonly (readonly (number | undefined)[])[];

export interface Draw {
  stop: number;
  seat: number;
}

/**
 * What a draw has brought to whoever drew: the chance after it, less the chance before it. Where the same
 * step was also a decision, what that decision lost is not the draw's.
 */
export function brought({ stop, seat }: Draw, chances: Chances, judged: readonly Judged[]): number | null {
  const [before, after] = [chances[stop - 1]?.[seat], chances[stop]?.[seat]];
  if (before === undefined || after === undefined) return null;
  const decided = judged.find((one) => one.stop === stop);
  return after - before + (decided ? loss(decided) : 0);
}

export interface Balance {
  /** What the seat's moves have lost in all; never above 0. */
  skill: number;
  /** What its draws have brought in all. */
  luck: number;
  grades: Record<Grade, number>;
}

export function balance(seat: number, judged: readonly Judged[], draws: readonly Draw[], chances: Chances): Balance {
  const own = judged.filter((one) => one.seat === seat);
  const grades = { good: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const one of own) grades[grade(loss(one))]++;
  const luck = draws.filter((draw) => draw.seat === seat).reduce((sum, draw) => sum + (brought(draw, chances, judged) ?? 0), 0);
  return { skill: 0 - own.reduce((sum, one) => sum + loss(one), 0), luck, grades };
}

/** A decision that is still to be judged. */
export interface Decision {
  stop: number;
  version: number;
  seat: number;
  move: string;
  legal: number;
  phase: string;
  view: string;
}

/** Where only one move is legal there was nothing to decide. */
export function open(decision: Decision): boolean {
  return decision.legal > 1;
}

/** Is it a decision that makes next to no difference? */
export function isCheap(game: GameName, { phase }: Pick<Decision, 'phase'>): boolean {
  return gameUi(game).cheapPhases?.includes(phase) ?? false;
}

/** How many worlds a seat's chances are looked for in: many where luck is measured by them. */
export function worlds(players: number, measured: boolean): number {
  return measured ? Math.round(320 / players) : 24;
}

/** The nodes spent on a game at first, and on the second look at the costliest decisions. */
const NODES = 16_000;
const CHEAP = 10;
const SECOND = { decisions: 8, times: 4 };

/** How many nodes each decision is given: the fewer there are, the more. It depends on the match alone. */
export function nodes(game: GameName, decisions: readonly Decision[]): (decision: Decision) => number {
  const dear = decisions.filter((decision) => !isCheap(game, decision)).length;
  const each = Math.min(500, Math.max(50, Math.round(NODES / Math.max(1, dear) / 10) * 10));
  return (decision) => (isCheap(game, decision) ? CHEAP : each);
}

/** What deserves a second, longer look, and how long: where most seems to be lost. */
export function again(judged: readonly Judged[]): { one: Judged; nodes: number }[] {
  return turningPoints(judged, null, SECOND.decisions).map((one) => ({ one, nodes: one.nodes * SECOND.times }));
}
