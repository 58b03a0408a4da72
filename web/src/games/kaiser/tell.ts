// The values that the sentences of this game speak of.
import type { FluentVariable } from '@fluent/bundle';
import type { Card, Telling } from '../../engine/types';
import { language, say } from '../../texts/texts.svelte';
import type { GameWords, Names } from '../ui';

/** “Green, Red and Blue”. */
export function list(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

/** “Green 7, Red 4”. */
export function points(values: readonly number[], names: Names, remark: (seat: number) => string = () => ''): string {
  const each = values.flatMap((value, seat) => (value > 0 && seat < names.length ? [`${names[seat]} ${value}${remark(seat)}`] : []));
  return each.length > 0 ? new Intl.ListFormat(language(), { type: 'unit', style: 'short' }).format(each) : say('kaiser-nobody');
}

/** “a red card”, “two green cards”. */
export function cardsInWords(paid: readonly Card[]): string {
  return paid.length === 2 ? say(`kaiser-card-${paid[0]}.pair`) : say(`kaiser-card-${paid[0]}`);
}

/** “two red cards and a green card”. */
function handInWords(hand: readonly Card[]): string {
  const kinds = [...new Set(hand)];
  if (kinds.length === 0) return say('kaiser-no-cards');
  return list(
    kinds.map((card) =>
      say('kaiser-cards', { count: hand.filter((one) => one === card).length, one: say(`kaiser-card-${card}`), card: say(`kaiser-card-${card}.name`) }),
    ),
  );
}

function valuesOf(telling: Telling, names: Names): Record<string, FluentVariable> {
  const { data, kind } = telling;
  const values: Record<string, FluentVariable> = {};
  const seats = (numbers: readonly number[]): string => list(numbers.map((seat) => names[seat] ?? ''));
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'number' || typeof value === 'string') values[key] = value;
  }
  if (typeof data.seat === 'number') values.player = names[data.seat] ?? '';
  if (typeof data.owner === 'number') values.owner = names[data.owner] ?? '';
  if (data.paid) {
    values.paid = cardsInWords(data.paid);
    values.joker = data.paid.length === 2 ? 'yes' : 'no';
  }
  if (data.card) {
    values.card = say(`kaiser-card-${data.card}`);
    values.pair = say(`kaiser-card-${data.card}.pair`);
    values.open = say(`kaiser-card-${data.card}.open`);
  }
  if (data.colour) values.colour = say(`kaiser-card-${data.colour}.name`);
  if (data.hand) values.hand = handInWords(data.hand);
  if (data.display) values.display = handInWords(data.display);
  if (data.strongest) values.strongest = seats(data.strongest);
  if (data.provinces) values.provinces = list(data.provinces);
  if (data.piece) values.piece = say(`kaiser-no-${data.piece}`);
  if (data.phase) values.phase = phaseInWords(data.phase, names);
  if (typeof data.no_room === 'boolean') values.room = data.no_room ? 'none' : 'some';
  if (kind === 'houses_scored') {
    values.houses = (data.houses as number[][]).reduce((all, houses) => all + houses.length, 0);
    values.points = points(data.points, names, (seat) => (data.doubled.includes(seat) ? ` ${say('kaiser-double')}` : ''));
  } else if (Array.isArray(data.points)) values.points = points(data.points, names);
  if (kind === 'over' && data.winners) {
    values.winners = seats(data.winners);
    values.count = data.winners.length;
  }
  if (kind === 'roads_scored') values.rows = list((data.rows as number[][]).map((row) => say('kaiser-row', { houses: row.length, spaces: row.join(', ') })));
  return values;
}

/** What has to be done now, as a clause: “Green may place a second piece in Wei, or stop”. */
export function phaseInWords(phase: { name: string; seat?: number; province?: string; drawing?: string }, names: Names): string {
  const name = phase.name === 'take' && phase.drawing === 'one' ? 'take-one' : phase.name;
  return say(`kaiser-phase-${name}`, { player: names[phase.seat ?? -1] ?? '', province: phase.province ?? '' });
}

/** All spaces and provinces that an event speaks of. */
export function marks({ data }: Telling): string[] {
  return [...(data.provinces ?? []), data.space ?? [], data.province ?? []].flat().map(String);
}

export const words: GameWords = {
  values: valuesOf,
  marks,
  thing: (card) => say(`kaiser-card-${card}.name`),
  quiet: new Set(['dealt', 'laid_out']),
};
