// How a lesson is solved, in words: the next move, and what it does.
import { about } from '../engine/engine';
import type { GameName, Look } from '../engine/types';
import { moveInWords } from '../insight/moves';
import { insight } from '../insight/texts';
import { foresee, isRefusal } from '../match/session';
import { sentence } from '../play/lines';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';

/** What follows from something else that is said, or from nothing anybody wanted. */
const QUIET = new Set(['placed', 'alone', 'built', 'returned']);

export async function hintOf(game: GameName, look: Look, move: string): Promise<string> {
  const [texts, answer, known] = await Promise.all([insight(), foresee(look, move), about(game)]);
  const names = colourNames(look);
  const why = isRefusal(answer)
    ? answer.why
      ? [tell(game, 'illegal', answer.why, names)]
      : []
    : answer.events.filter(({ kind }) => !QUIET.has(kind)).map((event) => tell(game, 'event', event, names));
  return [moveInWords(texts, move, known.map), ...why].map(sentence).join(' ');
}
