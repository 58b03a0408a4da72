// The values that the sentences of this game speak of.
import type { FluentVariable } from '@fluent/bundle';
import type { QinProvince, Telling } from '../../engine/types';
import type { Names } from '../../texts/tell';
import { language, say } from '../../texts/texts.svelte';
import { colourOf } from './placement';

type Values = Record<string, FluentVariable>;

/** “White, Black and Green”, as the language lists things. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(items);
}

/** `RY` as “red-yellow”. */
export function tileName(tile: string): string {
  const [first, second] = [...tile].map((letter) => say(`qin-colour-${colourOf(letter)}`));
  return say('qin-tile', { first: first!, second: second! });
}

/** Events and reasons why not, by what they speak of: each kind names some of these. */
export function tellQin({ data }: Telling, names: Names): Values {
  const name = (seat: number): string => names[seat] ?? '';
  const parts = (provinces: QinProvince[]): Values => ({
    colour: data.colour ?? provinces[0]?.colour ?? '',
    parts: listed(provinces.map(({ owner, spaces }) => say('qin-part', { player: name(owner), size: spaces.length }))),
    count: provinces.length,
  });
  const values: Values = {};
  for (const key of ['space', 'colour', 'gained', 'pagodas', 'left', 'village', 'pile', 'reason', 'obstacle', 'nearly', 'each', 'brings', 'most'] as const) {
    if (typeof data[key] === 'string' || typeof data[key] === 'number') values[key] = data[key];
  }
  if (typeof data.seat === 'number') values.player = name(data.seat);
  if (typeof data.owner === 'number') values.owner = name(data.owner);
  if (typeof data.from === 'number') values.from = name(data.from);
  if (typeof data.taker === 'number') values.taker = name(data.taker);
  if (typeof data.tile === 'string') values.tile = tileName(data.tile);
  if (typeof data.at === 'string') values.at = data.at;
  if (typeof data.placement === 'string') Object.assign(values, placed(data.placement));
  if (typeof data.example === 'string') Object.assign(values, placed(data.example));
  if (data.province) Object.assign(values, province(data.province, data.seat, name));
  if (data.parts) Object.assign(values, parts(data.parts));
  if (data.provinces) Object.assign(values, parts(data.provinces));
  if (data.spaces) Object.assign(values, { space: data.spaces[0] ?? '', one: data.spaces[0] ?? '', other: data.spaces[1] ?? '' });
  if (data.tied) values.players = listed(data.tied.map(name));
  if (data.phase) Object.assign(values, { phase: data.phase.name, player: name(data.phase.seat ?? -1) });
  if (data.winners) Object.assign(values, { winners: listed(data.winners.map(name)), count: data.winners.length });
  return values;
}

function placed(placement: string): Values {
  const [tile, one, other] = placement.split(' ') as [string, string, string];
  return { tile: tileName(tile), one, other };
}

function province({ colour, owner, pagodas, spaces }: QinProvince, by: number, name: (seat: number) => string): Values {
  return { colour, size: spaces.length, space: spaces[0] ?? '', owner: name(owner), own: owner === by ? 'yes' : 'no', double: pagodas > 1 ? 'yes' : 'no' };
}
