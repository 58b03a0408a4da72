// Matches that are played in this browser are kept in it.
import type { Look, Options, Saved } from '../engine/types';
import { Shelf } from '../shelf';

export interface Kept {
  id: string;
  /** What the engine needs to open the table again. */
  saved: Saved;
  options: Options;
  progress: Look['progress'];
  yourTurn: boolean;
  /** Who plays, whose turn it is and who has won: to be listed without an engine. */
  seats: Look['seats'][number]['occupant'][];
  turn: number | null;
  winners: number[] | null;
  at: number;
}

const MATCHES = new Shelf<Kept>('mandate', 'matches', 'id');

/** Keeps a match as it is now. Where nothing can be kept, it is played all the same. */
export async function keep(id: string, saved: Saved, look: Look): Promise<void> {
  const yourTurn = look.turn !== null && look.turn === look.you;
  const seats = look.seats.map(({ occupant }) => occupant);
  const winners = look.outcome?.winners ?? null;
  const kept: Kept = { id, saved, options: look.options, progress: look.progress, yourTurn, seats, turn: look.turn, winners, at: Date.now() };
  await MATCHES.put(kept).catch((error) => console.warn('this match is not kept', error));
}

export async function kept(id: string): Promise<Kept | undefined> {
  return MATCHES.get(id).catch(() => undefined);
}

/** All kept matches, the latest first. */
export async function allKept(): Promise<Kept[]> {
  const all = await MATCHES.all().catch(() => []);
  return all.sort((a, b) => b.at - a.at);
}

export async function forget(id: string): Promise<void> {
  await MATCHES.delete(id).catch(() => undefined);
}
