// Starting and finding again the matches that are played in this browser.
import { randomHex, rules } from './engine/engine';
import type { Look, OpenOptions } from './engine/types';
import { gameUi, loadWords } from './games';
import { keep } from './match/keep';
import { LocalSession } from './match/local.svelte';
import type { LocalSeat } from './match/session';
import { agreed, isOnline, localSeats, places, remember, type Place, type Plan } from './plan';
import { go } from './router.svelte';
import { say, speakMore } from './texts/texts.svelte';

interface Online {
  /** Opens a table on the server and goes there. */
  openOnline: (options: OpenOptions, seats: Place[], visibility: Plan['visibility']) => Promise<void>;
}

const ONLINE = import.meta.glob<Online>('./online/open.ts');

async function online(): Promise<Online> {
  const load = ONLINE['./online/open.ts'];
  if (!load) throw new Error('there is no server in this version');
  return load();
}

/** The match that was just dealt, until its page takes it. */
let dealt: LocalSession | null = null;

/** Deals a match against bots or people at this screen, and goes there. */
export async function startLocal(options: OpenOptions, seats: LocalSeat[]): Promise<void> {
  const id = randomHex(6);
  dealt = await LocalSession.open(id, options, seats);
  await keep(id, await rules.ask('save'), dealt.look!);
  go(`/play/${id}`);
}

/** Starts what was planned, here or at a table on the server. */
export async function start(plan: Plan): Promise<void> {
  const options = agreed(plan);
  if (isOnline(plan)) {
    const { openOnline } = await online();
    await openOnline(options, places(plan), plan.visibility);
  } else {
    await startLocal(
      options,
      localSeats(plan, (seat) => say('new-player', { number: seat + 1 })),
    );
  }
  remember(plan);
}

/** The same match once more, with the same people. */
export async function again({ options, seats }: Look): Promise<void> {
  const sitting = seats.map(({ occupant }): LocalSeat => {
    if (occupant.kind === 'bot') return { kind: 'bot', opponent: occupant.opponent };
    return { kind: 'me', ...('name' in occupant ? { name: occupant.name } : {}) };
  });
  await startLocal(options, sitting);
}

/** The match with this name: just dealt, or kept before. */
export async function localMatch(id: string): Promise<LocalSession | null> {
  const session = dealt?.id === id ? dealt : await LocalSession.resume(id);
  dealt = null;
  const game = session?.look && gameUi(session.look.options.game);
  // What a first game says came with the page.
  if (game) await (game.first ? loadWords(game.name) : speakMore());
  return session;
}
