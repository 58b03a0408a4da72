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

/** The entries of each dealing round, in order. */
function roundsOf({ log }: RecordFile): Map<number, RecordFile['log']> {
  const rounds = new Map<number, RecordFile['log']>();
  let entries: RecordFile['log'] = [];
  for (const entry of log) {
    if (entry.act === 'round' && entry.number !== undefined) rounds.set(entry.number, (entries = []));
    else entries.push(entry);
  }
  return rounds;
}

/** Compares all rounds with what was noted of them, and the last one, which was dealt from, with what this browser added. */
function compare(file: RecordFile, notes: DealNotes, seat: number | null): Exclude<Part, 'older'> | 'commitments' | 'contribution' {
  const rounds = roundsOf(file);
  const of = (round: number, wanted: string, seat: number): RecordFile['log'][number] | undefined =>
    rounds.get(round)?.find(({ act, seat: whose }) => act === wanted && whose === seat);
  const differs = (round: number): boolean =>
    notes.commitments(round)!.some((commitment, seat) => commitment !== (of(round, 'commit', seat)?.commitment ?? null));
  if (notes.rounds().some(differs)) return 'commitments';
  const dealt = [...rounds.keys()].at(-1);
  if (dealt === undefined || seat === null) return 'watched';
  const opened = of(dealt, 'open', seat)?.contribution;
  if (opened !== undefined && notes.contributions(dealt, seat).includes(opened)) return 'took_part';
  // What the server has taken from this browser must be there; otherwise another device of this person may have been quicker.
  return notes.accepted(dealt, seat) === null ? 'elsewhere' : 'contribution';
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
