// What a move does, in sentences.
import type { Look, Telling } from '../engine/types';
import { marks, sentence } from '../play/lines';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';
import type { Option } from './judge';

/** The events of a move, each a sentence; they say why it is good. */
export function told(look: Look, events: readonly Telling[]): string[] {
  const names = colourNames(look);
  return events.map((event) => sentence(tell(look.options.game, 'event', event, names)));
}

/** Where on the board a move happens. */
export function where({ events }: Option): string[] {
  return events.flatMap(marks);
}
