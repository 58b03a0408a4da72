// What a first visit costs: the page, the engine, a network of the bots, the font, the boards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House } from './house';

const BUDGET = 250_000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('all that a first game against a bot needs is small', async () => {
  const { page, context } = await house.visitor({ serviceWorkers: 'block' });
  // What they weigh on the wire, without what is said about them.
  const sizes = new Map<string, number>();
  context.on('response', (response) => sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0)));

  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByText('Your turn: place a tile.', { exact: true }).waitFor();
  for (const key of ['1', 'l', 'Enter']) await page.keyboard.press(key);
  await page.getByText('Draw a tile: choose a pile.', { exact: true }).waitFor();
  await page.keyboard.press('1');
  // When it is one's turn again, a bot has thought.
  await page.getByText('Your turn: place a tile.', { exact: true }).waitFor();
  // What workers fetch is not always noticed from outside; they know it themselves.
  for (const worker of page.workers()) {
    const fetched = await worker.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => [name, encodedBodySize] as const),
    );
    for (const [url, size] of fetched) if (!sizes.get(url)) sizes.set(url, size);
  }

  const loaded = [...sizes].filter(([url]) => !url.includes('/api/')).sort((a, b) => b[1] - a[1]);
  const all = loaded.reduce((sum, [, size]) => sum + size, 0);
  console.log(loaded.map(([url, size]) => `${String(size).padStart(8)} ${new URL(url).pathname}`).join('\n'));
  console.log(`${String(all).padStart(8)} in all`);
  expect(loaded.filter(([url, size]) => /\.(wasm|net)$/.test(url) && size > 0)).toHaveLength(2);
  expect(all).toBeLessThanOrEqual(BUDGET);
});
