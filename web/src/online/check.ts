// Whether a match was dealt as it was promised: its record, compared with what this browser noted and was shown.
import { EngineFault, rules } from '../engine/engine';
import type { GameName, Shown, Verified } from '../engine/types';
import { moveOf, seatOf } from '../match/entries';
import { DealNotes } from './notes';

/** What can be wrong; see `deal-wrong` in the texts. */
export type Wrong = 'dealer' | 'secret' | 'commitments' | 'contribution' | 'opening' | 'deal' | 'shown' | 'record';
/**
 * This browser took part; it has nothing to compare for its seat; nobody at this browser played; or the match was
 * dealt by the first protocol.
 */
export type Part = 'took_part' | 'elsewhere' | 'watched' | 'older';

export type Verdict = { wrong: Wrong; /** What the engine found, in English. */ found?: string } | { wrong: null; part: Part; checked: Verified };

/** What is needed of a record to compare it. */
interface RecordFile {
  protocol?: number;
  commitment: string;
  options: { game: GameName };
  log: { version: number; act: string; seat?: number; number?: number; move?: string; commitment?: string; contribution?: string; chance?: string[] }[];
}

export interface Witness {
  /** The table, where this browser may have noted something of it. */
  table?: string;
  seat?: number | null;
  /** What the page was shown while it was played. */
  entries?: readonly Shown[];
  /** What the dealer promised according to the table. */
  commitment?: string;
}

export type Verify = (text: string) => Promise<Verified>;

/** What the engine finds wrong with a record by itself. */
const FOUND: Record<string, Wrong> = { bad_secret: 'secret', bad_opening: 'opening', bad_deal: 'deal' };

/** What a fault of the engine means. */
export function wrongBy(code: string): Wrong {
  return FOUND[code] ?? 'record';
}

export async function check(text: string, witness: Witness, verify: Verify = (text) => rules.ask('verify', { text })): Promise<Verdict> {
  let file: RecordFile;
  try {
    file = JSON.parse(text) as RecordFile;
    if (!Array.isArray(file.log)) return { wrong: 'record' };
  } catch {
    return { wrong: 'record' };
  }
  const notes = witness.table === undefined ? null : new DealNotes(witness.table);
  const promised = [notes?.dealer ?? null, witness.commitment ?? null].filter((commitment) => commitment !== null);
  if (promised.some((commitment) => commitment !== file.commitment)) return { wrong: 'dealer' };
  const contributed = notes && compare(file, notes, witness.seat ?? null);
  if (contributed === 'commitments' || contributed === 'contribution') return { wrong: contributed };
  let checked: Verified;
  try {
    checked = await verify(text);
  } catch (thrown) {
    // Whatever else went wrong says nothing about the record.
    if (!(thrown instanceof EngineFault)) throw thrown;
    return { wrong: wrongBy(thrown.fault.code), found: thrown.fault.text };
  }
  if (!isWhatWasShown(file, witness.entries ?? [])) return { wrong: 'shown' };
  return { wrong: null, part: checked.protocol < 2 ? 'older' : (contributed ?? 'watched'), checked };
}

/** Compares the round that was dealt from with what was noted of it. */
function compare({ log }: RecordFile, notes: DealNotes, seat: number | null): Exclude<Part, 'older'> | 'commitments' | 'contribution' {
  const start = log.findLastIndex(({ act }) => act === 'round');
  const round = log[start]?.number;
  if (round === undefined) return 'watched';
  const of = (wanted: string, seat: number): (typeof log)[number] | undefined => log.slice(start).find((entry) => entry.act === wanted && entry.seat === seat);
  const noted = notes.commitments(round);
  if (noted?.some((commitment, seat) => commitment !== (of('commit', seat)?.commitment ?? null))) return 'commitments';
  if (seat === null) return 'watched';
  const opened = of('open', seat)?.contribution;
  if (opened !== undefined && notes.contributions(round, seat).includes(opened)) return 'took_part';
  // What the server has taken from this browser must be there; otherwise another device of this person may have been quicker.
  return notes.accepted(round, seat) === null ? 'elsewhere' : 'contribution';
}

/** Does the record tell of the same match, with the same tiles or cards, as far as this page was shown them? */
function isWhatWasShown({ log }: RecordFile, entries: readonly Shown[]): boolean {
  const recorded = new Map(log.map((entry) => [entry.version, entry]));
  return entries.every((shown) => {
    const entry = recorded.get(shown.version);
    if (!entry || entry.act !== shown.act || entry.seat !== seatOf(shown) || entry.move !== moveOf(shown)) return false;
    return (shown.chance ?? []).every((what, index) => what === null || what === entry.chance?.[index]);
  });
}
