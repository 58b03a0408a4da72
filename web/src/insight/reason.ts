// What a move does, in words drawn from what the engine foresees.
import type { Foresight, Look, QinData } from '../engine/types';
import { points } from '../games/kaiser/tell';
import { standing } from '../match/session';
import { sentence } from '../play/lines';
import { foreseen } from '../games/qin/words';
import { colourNames } from '../texts/names';
import { tell } from '../texts/tell';
import { say } from '../texts/texts.svelte';

/** What the move itself says already. */
const PLAIN = new Set(['house', 'emissary', 'fortification', 'stopped', 'exchanged', 'took', 'drew']);

/** “Founds a red province; White loses the village at j3 to Green; pagodas left: …” */
export async function consequences(look: Look, foresight: Foresight): Promise<string> {
  const names = colourNames(look);
  if (look.options.game === 'qin') {
    const placing = foresight.events.some(({ kind }) => kind === 'placed');
    return placing ? sentence(foreseen(look.view!.data as QinData, foresight, names).join('; ')) : '';
  }
  const does = foresight.events.filter(({ kind }) => !PLAIN.has(kind)).map((event) => sentence(tell('kaiser', 'event', event, names)));
  const now = await standing(look);
  if (now.game === 'kaiser' && foresight.standing.game === 'kaiser') {
    const more = foresight.standing.total.map((total, seat) => total - now.total[seat]!);
    if (more.some((by) => by > 0)) does.push(`${say('kaiser-change')} ${points(more, names).replace(/(\d+)/g, '+$1')}.`);
  }
  return does.join(' ');
}
