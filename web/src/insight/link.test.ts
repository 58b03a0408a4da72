import { expect, test } from 'vitest';
import { packed, unpacked } from './link';

const POSITION = 'qin 2 meadow\nplace white\npiles 17 16 16 16\n';

test('a link holds the whole position, and a broken one none', async () => {
  const setup = { position: POSITION, seed: 7, moves: ['RR b1 c1'] };
  const link = await packed(setup);
  expect(link).toMatch(/^[\w-]+$/);
  expect(await unpacked(link)).toEqual(setup);
  expect(await unpacked(link.slice(0, 20))).toBeNull();
  expect(await unpacked('nonsense')).toBeNull();
});
