// Whole sentences about places and about what has to be done.
import type { KaiserData, Shown } from '../../engine/types';
import { tell, type Names } from '../../texts/tell';
import { say } from '../../texts/texts.svelte';
import type { Choices, PieceKind } from './moves';
import type { Place } from './places';
import { list, phaseInWords } from './tell';

/** What stands at a place, and what can be put there. */
export function placeInWords({ province, space }: Place, data: KaiserData, names: Names, piece: PieceKind | null): string {
  const sentences: string[] = [];
  if (space === null) {
    const groups = data.provinces.find(({ name }) => name === province)!.emissaries.flatMap((many, seat) => (many > 0 ? [`${names[seat]} ${many}`] : []));
    sentences.push(say('kaiser-place-dragon', { province, groups: groups.length > 0 ? list(groups) : say('kaiser-most-nobody') }));
  } else {
    const owner = data.players.findIndex(({ houses }) => houses.includes(space));
    sentences.push(owner < 0 ? say('kaiser-place-free', { space, province }) : say('kaiser-place-house', { space, province, player: names[owner]! }));
    if (data.fortifications.includes(space)) sentences.push(say('kaiser-place-fortified'));
  }
  if (piece) sentences.push(say(`kaiser-can-${piece}`));
  return sentences.join(' ');
}

/** Is there anything left to draw? In the last round there may not be. */
export const draws = (data: KaiserData): 'yes' | 'no' => (data.pile_size + data.display.length > 0 ? 'yes' : 'no');

/** What has to be done now, by the person at the page (`you`) or by others. */
export function todo(data: KaiserData, names: Names, you: number | null, can?: Choices): string {
  const { phase } = data;
  if (phase.name === 'over') return say('kaiser-todo-over', { winners: list(phase.winners.map((seat) => names[seat]!)), count: phase.winners.length });
  const near = data.run_out === 2 ? ` ${say('kaiser-last-round')}` : '';
  if (you === null || !('seat' in phase) || phase.seat !== you) return phaseInWords(phase, names) + near;
  const missing = 3 - data.players[you]!.hand_size;
  if (phase.name === 'again')
    return say(can && can.placements.length === 0 ? 'kaiser-todo-no-more' : 'kaiser-todo-again', { province: phase.province, draw: draws(data) }) + near;
  if (phase.name === 'take') return say(phase.drawing === 'one' ? 'kaiser-todo-take-one' : 'kaiser-todo-take', { missing }) + near;
  return say('kaiser-todo-act') + near;
}

/** What happened last, in a sentence or two. */
export function lastInWords(entries: readonly Shown[], names: Names): string {
  const events = entries.findLast((entry) => entry.events?.some(({ kind }) => kind !== 'opened'))?.events ?? [];
  return events
    .filter(({ kind }) => !['opened', 'dealt', 'laid_out'].includes(kind))
    .slice(0, 2)
    .map((event) => tell('kaiser', 'event', event, names))
    .join(' ');
}
