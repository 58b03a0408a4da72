import { beforeAll, describe, expect, it } from 'vitest';
import type { Telling } from '../../engine/types';
import { speakMore } from '../../texts/texts.svelte';
import { tell } from '../../texts/tell';

describe('sentences', () => {
  beforeAll(speakMore);
  const names = ['Green', 'Red', 'Ada'];
  const event = (kind: string, data: Telling['data']): string => tell('kaiser', 'event', { rule: '', kind, text: '', data }, names);

  it('name who paid what', () => {
    expect(event('house', { seat: 2, province: 'Wei', space: 21, paid: ['red'] })).toBe('Ada places a house on space 21 in Wei, paid with a red card.');
    expect(event('emissary', { seat: 0, province: 'Wei', space: null, paid: ['green', 'green'] })).toBe(
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
