// Why a house, an emissary, an alliance, a road or a score of the Kaiser is as it is.
import type { KaiserData, MapFile, Standing, Telling } from '../../engine/types';
import { detailOf, litBy } from './detail';
import { DARK, type Lit, type Pointed } from './lit';
import { provinceOf } from './moves';
import { list, points } from './tell';
import { standing as askStanding } from '../../match/session';
import type { Case, Fact, Why } from '../../insight/why';

type KaiserStanding = Extract<Standing, { game: 'kaiser' }>;
interface Situation extends Case {
  data: KaiserData;
  map: MapFile;
  now: KaiserStanding;
}

export async function why(about: Case, map: MapFile, place: string): Promise<Why | null> {
  const now = await askStanding(about.look);
  if (now.game !== 'kaiser') return null;
  const situation = { ...about, data: about.look.view!.data as KaiserData, map, now };
  const [sort, rest = ''] = place.split(':') as [string, string?];
  if (sort === 'seat') return seat(situation, Number(rest));
  if (sort === 'alliance') return alliance(situation, Number(rest));
  if (sort === 'roads') return roads(situation);
  if (sort === 'province') return province(situation, rest);
  return /^\d+$/.test(place) ? space(situation, Number(place)) : dragon(situation, place);
}

const detail = ({ map, data, now, names }: Situation, pointed: Pointed): string => detailOf(pointed, map, data, now, names);
const scored =
  (name: string) =>
  ({ kind, data }: Telling): boolean =>
    kind === 'houses_scored' && data.province === name;

/** How the houses of a province count: when it was scored, or as it would be. */
function houses(situation: Situation, name: string): Fact[] {
  const { data, latest, texts } = situation;
  const done = latest(scored(name));
  const full = data.provinces.find((province) => province.name === name)?.scored;
  return [
    { text: detail(situation, { sort: 'province', province: name }), rule: 'K6.2' },
    ...(done ? [done] : [{ text: texts.say(full ? 'why-scored' : 'why-unscored'), rule: full ? 'K6.1' : 'K10.1' }]),
  ];
}

function province(situation: Situation, name: string): Why {
  return { id: 'K6.2', facts: houses(situation, name), marks: [], lit: { ...DARK, provinces: [name] } };
}

function space(situation: Situation, id: number): Why {
  const { data, map, now, names, texts, latest } = situation;
  const name = provinceOf(map, id);
  const owner = data.players.findIndex((player) => player.houses.includes(id));
  const facts: Fact[] = [];
  let lit: Lit = { ...DARK, provinces: [name] };
  const built = owner < 0 ? null : latest(({ kind, data }) => kind === 'house' && data.space === id && data.seat === owner);
  if (owner < 0) facts.push({ text: texts.say('why-free', { space: id, province: name }), rule: 'K5.1' });
  else facts.push({ text: texts.say('why-house', { space: id, province: name, player: names[owner]! }), rule: 'K5.1' }, ...(built ? [built] : []));
  if (data.fortifications.includes(id)) {
    const wall = latest(({ kind, data }) => kind === 'fortification' && data.space === id);
    facts.push({ text: texts.say('why-fortified'), rule: 'K6.3' }, ...(wall ? [wall] : []));
  }
  facts.push(...houses(situation, name));
  const row = owner < 0 ? undefined : now.rows[owner]!.find((spaces) => spaces.includes(id));
  if (row) {
    facts.push({ text: texts.say('why-row', { houses: row.length, player: names[owner]! }), rule: 'K10.3' });
    lit = { ...lit, rows: [{ seat: owner, spaces: row }] };
  }
  return { id: built?.rule ?? 'K5.1', facts, marks: [`${id}`], lit };
}

function dragon(situation: Situation, name: string): Why | null {
  const { data, map, names, now, texts, latest } = situation;
  const here = data.provinces.find((province) => province.name === name);
  if (!here) return null;
  const groups = here.emissaries.flatMap((many, seat) => (many > 0 ? [`${names[seat]} ${many}`] : []));
  const sent = latest(({ kind, data }) => kind === 'emissary' && data.province === name);
  const seals = map.alliances.filter(({ between }) => between.includes(name));
  const paying = seals.filter(({ number }) => now.by_alliance[number - 1]!.some((many) => many > 0));
  const facts: Fact[] = [
    { text: texts.say('why-dragon', { province: name, groups: groups.length > 0 ? list(groups) : '', any: groups.length > 0 ? 'yes' : 'no' }), rule: 'K5.2' },
    ...(sent ? [sent] : []),
    { text: texts.say('why-serves', { numbers: list(seals.map(({ number }) => `${number}`)) }), rule: 'K10.2' },
    ...paying.map(({ number, between }) => ({
      text: texts.say('why-pays', { number, provinces: list(between), points: points(now.by_alliance[number - 1]!, names) }),
      rule: 'K10.2',
    })),
  ];
  return { id: sent?.rule ?? 'K5.2', facts, marks: [name], lit: { ...DARK, provinces: [name] } };
}

function alliance(situation: Situation, number: number): Why | null {
  const pointed: Pointed = { sort: 'alliance', number };
  const seal = situation.map.alliances.find((one) => one.number === number);
  if (!seal) return null;
  const done = situation.latest(({ kind, data }) => kind === 'alliance_scored' && data.number === number);
  return {
    id: 'K10.2',
    facts: [{ text: detail(situation, pointed), rule: 'K10.2' }, ...(done ? [done] : [])],
    marks: [...seal.between],
    lit: litBy(pointed, situation.map, situation.now),
  };
}

function roads(situation: Situation): Why {
  const pointed: Pointed = { sort: 'roads', seat: null };
  return {
    id: 'K10.3',
    facts: [{ text: detail(situation, pointed), rule: 'K10.3' }],
    marks: situation.now.rows.flat(2).map(String),
    lit: litBy(pointed, situation.map, situation.now),
  };
}

function seat(situation: Situation, number: number): Why {
  const { data, now, names, texts, latest } = situation;
  const player = names[number] ?? '';
  const over = data.phase.name === 'over';
  const last = latest(({ kind, data }) => (kind === 'houses_scored' || kind === 'alliance_scored') && data.points[number] > 0);
  const facts: Fact[] = [
    { text: texts.say('why-points', { player, points: over ? data.players[number]!.total : data.players[number]!.points }), rule: 'K6.1' },
    ...(last ? [last] : []),
    {
      text: texts.say('why-total', {
        player,
        total: now.total[number]!,
        houses: now.houses[number]!,
        alliances: now.alliances[number]!,
        roads: now.roads[number]!,
        over: over ? 'yes' : 'no',
      }),
      rule: 'K10.4',
    },
  ];
  const rows = now.rows[number]!.map((spaces) => ({ seat: number, spaces }));
  return { id: 'K10.1', facts, marks: data.players[number]!.houses.map(String), lit: { ...DARK, rows } };
}
