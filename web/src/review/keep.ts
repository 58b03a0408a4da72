// Reviews are kept in this browser, as far as they have come: they take long to compute.
import { Shelf } from '../shelf';
import type { Draw, Judged } from './judge';

/** What there is of a review. */
export interface Findings {
  judged: readonly Judged[];
  chances: readonly (readonly (number | undefined)[])[];
  draws: readonly Draw[];
  /** The versions that were given a second, longer look. */
  again: readonly number[];
  /** How many decisions there are to be judged. */
  all: number;
  spent: number;
  part: number;
  done: boolean;
  /** Somebody has stopped it, and it waits until somebody lets it go on. */
  halted: boolean;
}

export interface KeptReview extends Findings {
  /** The match, by all that was decided in it. */
  match: string;
  /** Who has judged it: another engine would say something else. */
  by: string;
  at: number;
}

export const MOST = 30;

const REVIEWS = new Shelf<KeptReview>('mandate-reviews', 'reviews', 'match');

/** The part of a shelf that reviews need. */
export type ReviewShelf = Pick<Shelf<KeptReview>, 'put' | 'get' | 'all' | 'delete'>;

/** Keeps a review; of too many the oldest go. Where nothing can be kept, it is shown all the same. */
export async function keepReview(review: KeptReview, shelf: ReviewShelf = REVIEWS): Promise<void> {
  try {
    const known = await shelf.get(review.match);
    await shelf.put(review);
    if (known) return;
    for (const { match } of surplus(await shelf.all())) await shelf.delete(match);
  } catch (error) {
    console.warn('this review is not kept', error);
  }
}

/** The review of a match, if this very engine has begun it. */
export async function keptReview(match: string, by: string, shelf: ReviewShelf = REVIEWS): Promise<KeptReview | null> {
  const kept = await shelf.get(match).catch(() => undefined);
  return kept?.by === by ? kept : null;
}

function surplus(all: readonly KeptReview[]): readonly KeptReview[] {
  return [...all].sort((a, b) => b.at - a.at).slice(MOST);
}
