// How a lesson is solved, in words: the next move, and what it does.
import type { GameName, Look } from '../engine/types';
import { gameUi } from '../games';
import { insight } from '../insight/texts';
import { foresee, isRefusal } from '../match/session';
import { sentence } from '../play/lines';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';

export async function hintOf(game: GameName, look: Look, move: string): Promise<string> {
  const [texts, answer, words] = await Promise.all([insight(), foresee(look, move), gameUi(game).insight()]);
  const names = colourNames(look);
  const why = isRefusal(answer)
    ? answer.why
      ? [tell(game, 'illegal', answer.why, names)]
      : []
    : answer.events.filter(({ kind }) => !words.implied.has(kind)).map((event) => tell(game, 'event', event, names));
  return [words.moveInWords(texts, move), ...why].map(sentence).join(' ');
}
