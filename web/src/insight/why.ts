// Why something is as it is: what stands at a place, how it came to be, and by which rule.
import type { Look, Shown, Telling } from '../engine/types';
import { gameUi } from '../games';
import { steps } from '../match/entries';
import { sentence } from '../play/lines';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';
import type { Texts } from './texts';
import { insight } from './texts';

/** A sentence about the place, and the rule it follows from. */
export interface Fact {
  text: string;
  rule?: string;
}

export interface Why {
  /** The rule that is shown first. */
  id: string;
  facts: readonly Fact[];
  /** What to mark on the board. */
  marks: readonly string[];
  /** What else the game's picture lights. */
  lit?: unknown;
}

/** All that an explanation is made of. */
export interface Case {
  look: Look;
  texts: Texts;
  names: readonly string[];
  /** The latest event that fits, as a fact with the number of its move. */
  latest: (fits: (event: Telling) => boolean) => (Fact & { rule: string }) | null;
}

/** The moves of this game that hold, each with its number as a replay counts them. */
export function held(entries: readonly Shown[]): { number: number; version: number; events: readonly Telling[] }[] {
  const all = steps(entries);
  // The first deal is where a replay starts.
  const first = all[0]?.act === 'begin' ? 0 : 1;
  const numbered = all.map(({ act, version, events }, index) => ({ act, number: first + index, version, events: events ?? [] }));
  const deal = numbered.findLastIndex(({ act }) => act !== 'move');
  return numbered.slice(deal + 1);
}

/** What there is to say about a place: a space, a village, a province, a seat (`seat:0`), a row of the standing. */
export async function explain(look: Look, entries: readonly Shown[], place: string): Promise<Why | null> {
  if (!look.view) return null;
  const texts = await insight();
  const names = colourNames(look);
  const moves = held(entries);
  const latest: Case['latest'] = (fits) => {
    for (const { number, events } of moves.toReversed()) {
      const event = events.findLast(fits);
      if (event) return { text: texts.say('why-move', { number, what: sentence(tell(look.options.game, 'event', event, names)) }), rule: event.rule };
    }
    return null;
  };
  return (await gameUi(look.options.game).insight()).why({ look, texts, names, latest }, place);
}
