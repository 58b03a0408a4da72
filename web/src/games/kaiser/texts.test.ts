import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { KaiserEvent, KaiserIllegal, Telling } from '../../engine/types';
import { LANGUAGES, speakMore } from '../../texts/texts.svelte';
import { tell } from '../../texts/tell';

const files = import.meta.glob<string>('./texts/*/more.ftl', { query: '?raw', import: 'default', eager: true });
const source = (language: string): string => files[`./texts/${language}/more.ftl`]!;

// The types make these lists complete.
const EVENTS: Record<KaiserEvent['kind'], true> = {
  house: true,
  emissary: true,
  fortification: true,
  stopped: true,
  houses_scored: true,
  exchanged: true,
  took: true,
  drew: true,
  dealt: true,
  laid_out: true,
  saw: true,
  opened: true,
  shuffled: true,
  end_is_near: true,
  no_room: true,
  alliance_scored: true,
  roads_scored: true,
  over: true,
};
const ILLEGAL: Record<KaiserIllegal['kind'], true> = {
  not_now: true,
  over: true,
  no_more_pieces: true,
  no_such_space: true,
  other_province: true,
  nothing_to_exchange: true,
  not_in_hand: true,
  wrong_colour: true,
  joker_of_own_colour: true,
  run_out: true,
  house_there: true,
  house_in_the_way: true,
  fortification_there: true,
  no_fortifications: true,
  too_many_emissaries: true,
  not_open: true,
  no_pile: true,
};
const kinds = (of: Record<string, true>): string[] => Object.keys(of).map((kind) => kind.replaceAll('_', '-'));

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  expect(made.addResource(new FluentResource(source(language)))).toEqual([]);
  return made;
}

const ids = (language: string): string[] => [...source(language).matchAll(/^(kaiser-[\w-]+) =/gm)].map(([, id]) => id!);

describe.each(LANGUAGES)('texts of the Kaiser in %s', (language) => {
  it('has a sentence for every event and every reason why not', () => {
    const spoken = bundle(language);
    const wanted = [...kinds(EVENTS).map((kind) => `kaiser-event-${kind}`), ...kinds(ILLEGAL).map((kind) => `kaiser-illegal-${kind}`)];
    expect(wanted.filter((id) => !spoken.hasMessage(id))).toEqual([]);
  });

  it('says the same things as English', () => {
    expect(ids(language)).toEqual(ids('en'));
  });
});

describe('sentences', () => {
  beforeAll(speakMore);
  const names = ['Green', 'Red', 'Ada'];
  const event = (kind: string, data: Telling['data']): string => tell('kaiser', 'event', { rule: '', kind, text: '', data }, names);

  it('name who paid what', () => {
    expect(event('house', { seat: 2, province: 'Wei', space: 21, paid: ['red'] })).toBe('Ada places a house on space 21 in Wei, paid with a red card.');
    expect(event('emissary', { seat: 0, province: 'Wei', paid: ['green', 'green'] })).toBe(
      'Green sends an emissary to Wei, paid with two green cards as a joker.',
    );
  });

  it('list points in words', () => {
    const scored = { province: 'Wei', houses: [[18, 19], [20], [], [], []], doubled: [1], points: [3, 4, 0, 0, 0] };
    expect(event('houses_scored', scored)).toBe('Wei is scored with 3 houses: Green 3, Red 4 (double).');
    expect(event('alliance_scored', { number: 3, provinces: ['Wei', "Ch'in"], emissaries: [], points: [0, 0, 0, 0, 0] })).toBe(
      "Alliance 3 of Wei and Ch'in: nobody.",
    );
  });

  it('say why not', () => {
    const why = { rule: 'K5.2', kind: 'too_many_emissaries', text: '', data: { province: 'Wei', emissaries: 0, houses: 0, strongest: [] } };
    expect(tell('kaiser', 'illegal', why, names)).toBe('There’s no house in Wei, so no emissary can go there yet.');
  });
});
