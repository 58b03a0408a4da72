// What a move does, in sentences and on the board.
import { rules } from '../engine/engine';
import type { Look, Telling } from '../engine/types';
import { gameUi } from '../games';
import type { DrawnMove } from '../insight/drawn';
import { sentence } from '../play/lines';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';
import type { Option } from './judge';

/** The events of a move, each a sentence. */
export function told(look: Look, events: readonly Telling[]): string[] {
  const names = colourNames(look);
  return events.map((event) => sentence(tell(look.options.game, 'event', event, names)));
}

/** What a move of the player who looks would come to, where its events don't say it all. */
export async function why(look: Look, { move }: Option): Promise<string> {
  if (look.turn !== look.you || !look.view) return '';
  const { consequences, eventsSayAll } = await gameUi(look.options.game).insight();
  if (eventsSayAll) return '';
  return consequences(look, await rules.ask('foresee', { choice: look.options, view: look.view.text, move }));
}

/** The move as it is drawn on the board: the better one with !, the other with ?. */
export function drawnAs({ move }: Option, label: '!' | '?'): DrawnMove {
  return { move, label, weight: label === '!' ? 1 : 0.3 };
}
