// Everything of a match that a review asks about, each as whoever had to decide saw it then.
import { rules } from '../engine/engine';
import type { Look } from '../engine/types';
import type { ReplaySession } from '../match/replay.svelte';
import type { Decision, Draw } from './judge';

/** What one seat knew at a stop. */
export interface Seen {
  stop: number;
  seat: number;
  view: string;
  /** Before or after a draw: the difference is luck. */
  measured: boolean;
}

export interface Gathered {
  decisions: Decision[];
  /** The seats before and after each of their own decisions: where their chances are asked for. */
  seen: Seen[];
  /** Chances that are certain: where a game was over. By stop. */
  ended: Map<number, number[]>;
  draws: Draw[];
}

export async function gather(session: ReplaySession, alive: () => boolean): Promise<Gathered | null> {
  const { stops, opened } = session;
  const players = opened.options.players;
  const entries = await Promise.all(Array.from({ length: players }, (_, viewer) => rules.ask('since', { viewer, version: 0 })));
  const found: Gathered = { decisions: [], seen: [], ended: new Map(), draws: [] };
  const looks = new Map<string, Look>();
  const look = async (stop: number, seat: number): Promise<Look> => {
    const key = `${stop} ${seat}`;
    const known = looks.get(key) ?? (await rules.ask('look', { viewer: seat, version: stops[stop]! }));
    if (!looks.has(key)) note(known, stop, seat);
    looks.set(key, known);
    return known;
  };
  const note = (look: Look, stop: number, seat: number): void => {
    const winners = look.turn === null ? look.results.at(-1)?.winners : undefined;
    if (winners)
      found.ended.set(
        stop,
        Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      );
    else if (look.view) found.seen.push({ stop, seat, view: look.view.text, measured: false });
  };
  for (let stop = 1; stop < stops.length; stop++) {
    if (!alive()) return null;
    const version = stops[stop]!;
    const entry = entries[0]!.find((entry) => entry.version === version)!;
    if (entry.act !== 'move' || entry.seat === undefined || entry.move === undefined) continue;
    const seat = entry.seat;
    const before = await look(stop - 1, seat);
    if (before.turn !== seat || !before.view) continue;
    await look(stop, seat);
    found.decisions.push({
      stop,
      version,
      seat,
      move: entry.move,
      legal: before.legal.length,
      phase: before.view.data.phase?.name ?? '',
      view: before.view.text,
    });
    const own = entries[seat]!.find((entry) => entry.version === version);
    if (own?.chance?.some((brought) => brought !== null)) found.draws.push({ stop, seat });
  }
  const measured = new Set(found.draws.flatMap(({ stop, seat }) => [`${stop - 1} ${seat}`, `${stop} ${seat}`]));
  found.seen.forEach((one) => (one.measured = measured.has(`${one.stop} ${one.seat}`)));
  return found;
}
