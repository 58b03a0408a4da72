// What a row of the standing means, in words.
import type { KaiserData, MapFile, Standing } from '../../engine/types';
import type { Names } from '../../texts/tell';
import { say } from '../../texts/texts.svelte';
import type { Lit, Pointed } from './lit';
import { DARK } from './lit';
import { list, points } from './tell';

type KaiserStanding = Extract<Standing, { game: 'kaiser' }>;

/** Who has the most; nobody without any. */
export function leaders(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count === most && most > 0 ? [seat] : []));
}

function most(counts: readonly number[], names: Names): string {
  const first = leaders(counts);
  if (first.length === 0) return say('kaiser-most-nobody');
  return say(first.length > 1 ? 'kaiser-most-tie' : 'kaiser-most', { players: list(first.map((seat) => names[seat]!)), count: counts[first[0]!]! });
}

export function detailOf(pointed: Pointed, map: MapFile, data: KaiserData, standing: KaiserStanding, names: Names): string {
  if (pointed?.sort === 'province') {
    const i = data.provinces.findIndex(({ name }) => name === pointed.province);
    const spaces = map.provinces[i]!.houses;
    const counts = data.players.map(({ houses }) => houses.filter((space) => spaces.includes(space)).length);
    const values = {
      province: pointed.province,
      built: counts.reduce((a, b) => a + b, 0),
      spaces: spaces.length,
      houses: most(counts, names),
      emissaries: most(data.provinces[i]!.emissaries, names),
    };
    return [
      say('kaiser-detail-province', values),
      data.provinces[i]!.scored ? say('kaiser-detail-scored') : say('kaiser-detail-would', { points: points(standing.by_province[i]!, names) }),
    ].join(' ');
  }
  if (pointed?.sort === 'alliance') {
    const { number, between } = map.alliances.find(({ number }) => number === pointed.number)!;
    const [one, other] = between.map((name) => most(data.provinces.find((province) => province.name === name)!.emissaries, names)) as [string, string];
    return [
      say('kaiser-detail-alliance', { number, first: between[0], second: between[1], one, other }),
      say('kaiser-detail-would', { points: points(standing.by_alliance[number - 1]!, names) }),
    ].join(' ');
  }
  if (pointed?.sort === 'roads') {
    const rows = standing.rows.flatMap((own, seat) => own.map((row) => `${names[seat]} ${row.length}`));
    return rows.length > 0 ? say('kaiser-detail-roads', { rows: list(rows) }) : say('kaiser-detail-no-roads');
  }
  return '';
}

export function litBy(pointed: Pointed, map: MapFile, standing: KaiserStanding | null): Lit {
  if (pointed?.sort === 'province') return { ...DARK, provinces: [pointed.province] };
  if (pointed?.sort === 'alliance')
    return { ...DARK, alliance: pointed.number, provinces: map.alliances.find(({ number }) => number === pointed.number)!.between };
  if (pointed?.sort === 'roads' && standing) return { ...DARK, rows: standing.rows.flatMap((own, seat) => own.map((spaces) => ({ seat, spaces }))) };
  return DARK;
}
