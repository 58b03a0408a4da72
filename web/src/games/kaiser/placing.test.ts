import { expect, it } from 'vitest';
import type { Look, MapFile } from '../../engine/types';
import type { Place } from './places';
import { Placing } from './placing.svelte';

const map = { spaces: [{ id: 21, province: 'Wei', x: 0, y: 0 }] } as MapFile;
const look = { legal: ['house 21 red', 'fortification 21 red'], view: { data: { hand: ['red'], phase: { name: 'act' } } } } as unknown as Look;
const place: Place = { province: 'Wei', space: 21, at: [0, 0] };

it('builds houses again once the table has changed', () => {
  const plan = new Placing(() => ({ look, map, active: true }));
  plan.building = 'fortification';
  expect(plan.targetAt(place).piece).toBe('fortification');
  plan.renew();
  expect(plan.targetAt(place).piece).toBe('house');
});
