// Starting and finding again the matches that are played in this browser.
import { randomHex, rules } from './engine/engine';
import type { Options } from './engine/types';
import { keep } from './match/keep';
import { LocalSession } from './match/local.svelte';
import type { LocalSeat } from './match/session';
import { go } from './router.svelte';

/** The match that was just dealt, until its page takes it. */
let dealt: LocalSession | null = null;

/** Deals a match against bots or people at this screen, and goes there. */
export async function startLocal(options: Partial<Options> & { game: string; players: number }, seats: LocalSeat[]): Promise<void> {
  const id = randomHex(6);
  dealt = await LocalSession.open(id, options, seats);
  await keep(id, await rules.ask('save'), dealt.look!);
  go(`/play/${id}`);
}

/** Hands a match over to its page, as after “continue from here”. */
export function showLocal(session: LocalSession): void {
  dealt = session;
  go(`/play/${session.id}`);
}

/** The match with this name: just dealt, or kept before. */
export async function localMatch(id: string): Promise<LocalSession | null> {
  const session = dealt?.id === id ? dealt : await LocalSession.resume(id);
  dealt = null;
  return session;
}
