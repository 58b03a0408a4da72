// This browser's part in shuffling: it commits to random bytes of its own, and opens them when everybody has committed.
import { rules } from '../engine/engine';
import type { Command, Look } from '../engine/types';
import { DealNotes } from './notes';
import { ApiProblem } from './problem';

/**
 * Why this browser doesn't do its part: the dealer promises something else than before; what is committed for this
 * seat, or was committed for others, isn't what this browser knows; bytes are to be opened before everybody has
 * committed; or they are gone.
 */
export type DealTrouble = 'dealer' | 'commitment' | 'early' | 'lost';

export interface CommitmentOf {
  dealer: string;
  round: number;
  seat: number;
  contribution: string;
}

export interface Dealer {
  send: (seen: number, command: Command) => Promise<unknown>;
  /** What a contribution is committed to by. */
  commitmentOf: (about: CommitmentOf, look: Look) => Promise<string>;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
/** What the next update answers: something happened in between, another tab was quicker, or the round is over. */
const SETTLED = ['stale', 'already_sent', 'not_begun', 'begun', 'too_early', 'bad_opening', 'out_of_time', 'not_your_seat', 'barred', 'not_found', 'over'];

const engine: Dealer['commitmentOf'] = (about, { options }) => rules.commitment(options.game, about);

export class DealingPart {
  trouble = $state<DealTrouble | null>(null);
  readonly notes: DealNotes;
  readonly #dealer: Dealer;
  #look: Look | null = null;
  /** What the dealer promised when this page first looked: before anybody could have known anything. */
  #promised: string | undefined;
  #busy = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, send: Dealer['send'], commitmentOf: Dealer['commitmentOf'] = engine) {
    this.notes = new DealNotes(table);
    this.#dealer = { send, commitmentOf };
  }

  /** Does whatever is to be done at the table as it is now. */
  see(look: Look): void {
    this.#look = look;
    if ((look.protocol ?? 1) >= 2 && (look.progress === 'gathering' || look.progress === 'dealing')) void this.#run();
    else this.trouble = null;
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#look = null;
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#retry);
    for (let look = this.#look; look;) {
      const done = await this.#step(look).catch((thrown: unknown) => this.#refused(thrown));
      // Without news nothing is different; they come by themselves.
      look = done && this.#look !== look ? this.#look : null;
    }
    this.#busy = false;
  }

  /** Does what is due; false if it has to be tried again later. */
  async #step(look: Look): Promise<boolean> {
    this.#promised ??= look.commitment;
    if (look.you === null) return true;
    if (this.notes.noteDealer(this.#promised) !== look.commitment || this.#promised !== look.commitment) {
      this.trouble = 'dealer';
      return true;
    }
    const command = await this.#due(look, look.you);
    if (command && this.#look === look) {
      await this.#dealer.send(look.version, command);
      this.#tries = 0;
      if (command.do === 'commit') this.notes.noteAccepted(look.dealing!.round, look.you, this.notes.contribute(look.dealing!.round, look.you));
    }
    return true;
  }

  /** What this browser has to send now. */
  async #due(look: Look, seat: number): Promise<Command | null> {
    this.trouble = null;
    if (!look.dealing) return null;
    const { round, missing, commitments, waits_for } = look.dealing;
    const waited = waits_for.includes(seat);
    const commitmentOf = (contribution: string): Promise<string> => this.#dealer.commitmentOf({ dealer: look.commitment, round, seat, contribution }, look);
    if (missing === 'commitment') {
      if (!waited) return null;
      // A round with everybody's commitments never collects them again: its bytes may be open.
      if (this.notes.commitments(round) === null) return { do: 'commit', seat, commitment: await commitmentOf(this.notes.contribute(round, seat)) };
      this.trouble = 'commitment';
      return null;
    }
    // Somebody who is still to commit could choose by what is opened.
    if (look.seats.some(({ occupant: { kind } }, seat) => (kind === 'person' || kind === 'guest') && !commitments[seat])) {
      this.trouble = 'early';
      return null;
    }
    const noted = this.notes.noteCommitments(round, commitments);
    if (commitments.some((commitment, seat) => commitment !== noted[seat])) {
      this.trouble = 'commitment';
      return null;
    }
    if (!waited) return null;
    const mine = this.notes.contributions(round, seat);
    for (const contribution of mine) if ((await commitmentOf(contribution)) === commitments[seat]) return { do: 'open', seat, contribution };
    this.trouble = mine.length ? 'commitment' : 'lost';
    return null;
  }

  /** Is it settled by what comes next? Otherwise it is tried again. */
  #refused(thrown: unknown): boolean {
    const code = thrown instanceof ApiProblem ? thrown.code : '';
    if (code === 'bad_opening') this.trouble = 'commitment';
    if (SETTLED.includes(code)) return true;
    this.#retry = setTimeout(() => void this.#run(), Math.min(FIRST_PAUSE * 2 ** this.#tries++, LONGEST_PAUSE));
    return false;
  }
}
