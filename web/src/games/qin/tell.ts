// The values that the sentences of this game speak of.
import type { FluentVariable } from '@fluent/bundle';
import type { QinProvince, Telling } from '../../engine/types';
import { language, say } from '../../texts/texts.svelte';
import type { GameWords, Names } from '../ui';
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
export function values({ data }: Telling, names: Names): Values {
  const name = (seat: number): string => names[seat] ?? '';
  const parts = (provinces: QinProvince[]): Values => ({
    colour: data.colour ?? provinces[0]?.colour ?? '',
    parts: listed(provinces.map(({ owner, spaces }) => say('qin-part', { player: name(owner), size: spaces.length }))),
    count: provinces.length,
  });
  const found: Values = {};
  for (const key of ['space', 'colour', 'gained', 'pagodas', 'left', 'village', 'pile', 'reason', 'obstacle', 'nearly', 'each', 'brings', 'most'] as const) {
    if (typeof data[key] === 'string' || typeof data[key] === 'number') found[key] = data[key];
  }
  if (typeof data.seat === 'number') found.player = name(data.seat);
  if (typeof data.owner === 'number') found.owner = name(data.owner);
  if (typeof data.from === 'number') found.from = name(data.from);
  if (typeof data.taker === 'number') found.taker = name(data.taker);
  if (typeof data.tile === 'string') found.tile = tileName(data.tile);
  if (typeof data.at === 'string') found.at = data.at;
  if (typeof data.placement === 'string') Object.assign(found, placed(data.placement));
  if (typeof data.example === 'string') Object.assign(found, placed(data.example));
  if (data.province) Object.assign(found, province(data.province, data.seat, name));
  if (data.parts) Object.assign(found, parts(data.parts));
  if (data.provinces) Object.assign(found, parts(data.provinces));
  if (data.spaces) Object.assign(found, { space: data.spaces[0] ?? '', one: data.spaces[0] ?? '', other: data.spaces[1] ?? '' });
  if (data.tied) found.players = listed(data.tied.map(name));
  if (data.phase) Object.assign(found, { phase: data.phase.name, player: name(data.phase.seat ?? -1) });
  if (data.winners) Object.assign(found, { winners: listed(data.winners.map(name)), count: data.winners.length });
  return found;
}

function placed(placement: string): Values {
  const [tile, one, other] = placement.split(' ') as [string, string, string];
  return { tile: tileName(tile), one, other };
}

function province({ colour, owner, pagodas, spaces }: QinProvince, by: number, name: (seat: number) => string): Values {
  return { colour, size: spaces.length, space: spaces[0] ?? '', owner: name(owner), own: owner === by ? 'yes' : 'no', double: pagodas > 1 ? 'yes' : 'no' };
}

/** All spaces, villages and provinces that an event speaks of. */
function marks({ data }: Telling): string[] {
  const province = (land: unknown): string[] => (typeof land === 'string' ? [land] : ((land as { spaces?: string[] } | undefined)?.spaces ?? []));
  const placed = typeof data.placement === 'string' ? data.placement.split(' ').slice(1) : [];
  const lands = [...(data.parts ?? []), ...(data.provinces ?? [])].flatMap(province);
  const space = typeof data.space === 'string' ? [data.space] : [];
  return [...placed, ...lands, ...space, ...province(data.province), ...province(data.village)];
}

export const words: GameWords = { values, marks, thing: tileName, quiet: new Set(['dealt']) };
