// Why a province, a village or a space of Qin is as it is.
import type { QinData, QinProvince } from '../../engine/types';
import { squareOf } from './placement';
import { listed } from './tell';
import { describeSpace } from './words';
import { sentence } from '../../play/lines';
import type { Case, Fact, Why } from '../../insight/why';

export function why(about: Case, place: string): Why | null {
  const data = about.look.view!.data as QinData;
  if (place.startsWith('seat:')) return seat(about, data, Number(place.slice(5)));
  const cell = data.cells[squareOf(place).y]?.[squareOf(place).x];
  if (!cell) return null;
  const province = data.provinces.find(({ spaces }) => spaces.includes(place));
  if (province) return ofProvince(about, province, place);
  const village = data.villages.find(({ squares }) => squares.includes(place));
  if (village) return ofVillage(about, data, village);
  const here: Fact = { text: sentence(describeSpace(data, squareOf(place), about.names)) };
  if (cell.colour) {
    const start = cell.printed === 'start';
    const alone = about.latest(({ kind, data: told }) =>
      kind === 'alone' ? told.space === place : kind === 'placed' && told.placement.split(' ').includes(place),
    );
    return {
      id: 'Q4.1',
      facts: [
        here,
        ...(start ? [{ text: about.texts.say('why-start'), rule: 'Q1.1' }] : alone ? [alone] : []),
        { text: about.texts.say('why-lone'), rule: 'Q4.1' },
      ],
      marks: [place],
    };
  }
  return { id: cell.printed === 'water' ? 'Q3.2' : 'Q3.3', facts: [here], marks: [place] };
}

const within = (inner: readonly string[], outer: readonly string[]): boolean => inner.every((space) => outer.includes(space));

function ofProvince({ latest, texts, names }: Case, { colour, owner, pagodas, spaces }: QinProvince, place: string): Why {
  const size = spaces.length;
  const facts: Fact[] = [{ text: texts.say('why-province', { owner: names[owner] ?? '', colour, size, pagodas, place }) }];
  // Whose it is was decided when it was founded, or when provinces became one.
  const begun = latest(
    ({ kind, data }) =>
      (kind === 'founded' && data.seat === owner && within(data.province.spaces, spaces)) ||
      (kind === 'absorbed' && data.owner === owner && data.parts.some((part: QinProvince) => within(part.spaces, spaces))),
  );
  const grown = latest(({ kind, data }) => kind === 'expanded' && data.province.owner === owner && within(data.province.spaces, spaces));
  const major =
    pagodas > 1
      ? latest(({ kind, data }) => kind === 'built' && data.seat === owner && data.province.pagodas > 1 && within(data.province.spaces, spaces))
      : null;
  facts.push(...[begun, grown, major].filter((fact) => fact !== null));
  if (pagodas > 1) facts.push({ text: texts.say('why-major'), rule: 'Q7.1' }, { text: texts.say('why-safe'), rule: 'Q9.5' });
  else facts.push({ text: texts.say('why-minor'), rule: 'Q7.1' });
  return { id: begun?.rule ?? (pagodas > 1 ? 'Q7.1' : 'Q5.1'), facts: unique(facts), marks: spaces };
}

function ofVillage({ latest, texts, names }: Case, data: QinData, { owner, squares }: QinData['villages'][number]): Why {
  const taken =
    owner === null
      ? null
      : latest(({ kind, data: told }) => (kind === 'connected' || kind === 'conquered') && told.seat === owner && squares.includes(told.village));
  const beside = data.provinces.filter(({ spaces }) => spaces.some((space) => squares.some((square) => touch(space, square))));
  const neighbours = beside.map((land) => texts.say('why-neighbour', { owner: names[land.owner] ?? '', colour: land.colour, pagodas: land.pagodas }));
  const facts: Fact[] = [
    { text: texts.say('why-village', { owned: owner === null ? 'no' : 'yes', owner: names[owner ?? -1] ?? '', place: listed(squares) }) },
    ...(taken ? [taken] : []),
    { text: neighbours.length > 0 ? texts.say('why-beside', { neighbours: listed(neighbours) }) : texts.say('why-nothing-beside'), rule: 'Q8.1' },
    { text: texts.say(owner === null ? 'why-empty' : 'why-kept'), rule: 'Q8.3' },
  ];
  return { id: taken?.rule ?? 'Q8.2', facts, marks: [...squares, ...beside.flatMap(({ spaces }) => spaces)] };
}

function touch(one: string, other: string): boolean {
  const [a, b] = [squareOf(one), squareOf(other)];
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1;
}

function seat({ texts, names, latest }: Case, data: QinData, number: number): Why {
  const provinces = data.provinces.filter(({ owner }) => owner === number);
  const villages = data.villages.filter(({ owner }) => owner === number);
  const values = {
    player: names[number] ?? '',
    left: data.players[number]!.supply,
    lands: provinces.length,
    pagodas: provinces.reduce((sum, { pagodas }) => sum + pagodas, 0),
    villages: villages.length,
  };
  const last = latest(
    ({ kind, data: told }) => ['built', 'connected', 'conquered', 'returned'].includes(kind) && (told.seat === number || told.from === number),
  );
  return {
    id: 'Q10.2',
    facts: [
      { text: texts.say('why-pagodas', values) },
      ...(last ? [last] : []),
      { text: texts.say('why-last'), rule: 'Q10.2' },
      { text: texts.say('why-fewest'), rule: 'Q10.4' },
    ],
    marks: [...provinces.flatMap(({ spaces }) => spaces), ...villages.flatMap(({ squares }) => squares)],
  };
}

function unique(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [fact.text, fact])).values()];
}
