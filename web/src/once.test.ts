import { expect, test } from 'vitest';
import { once } from './once';

test('a thing is fetched once, and each of its kind', async () => {
  const asked: string[] = [];
  const thing = once(async (name: string, part: number | null) => asked.push(`${name} ${part}`));
  await Promise.all([thing('a', null), thing('a', null), thing('a', 1), thing('b', null)]);
  await thing('a', null);
  expect(asked).toEqual(['a null', 'a 1', 'b null']);
});

test('what could not be fetched is tried again', async () => {
  let tries = 0;
  const thing = once(async () => {
    if (++tries === 1) throw new Error('no net');
    return tries;
  });
  await expect(thing()).rejects.toThrow('no net');
  expect(await thing()).toBe(2);
  expect(await thing()).toBe(2);
});
