// Both games against bots, from the first choice to the result: by mouse, by keys alone, by finger.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agrees, begin, ending, keysOnly, log, type Result, type Way } from './hands';
import { House, hurry, PHONE } from './house';
import * as kaiser from './kaiser';
import * as qin from './qin';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const WAYS: Way[] = ['mouse', 'keys', 'finger'];

async function played(way: Way, game: typeof qin | typeof kaiser, address: string): Promise<Result & { left: string[] }> {
  const { page, context } = await house.visitor(way === 'finger' ? PHONE : {});
  await hurry(context);
  await qin.withBoard(page);
  const onlyKeys = way === 'keys' ? await keysOnly(page) : undefined;
  await begin(page, way, address);
  await game.toTheEnd(page, way);
  const result = await ending(page, way);
  await onlyKeys?.();
  const left = await page.getByRole('list', { name: 'Players' }).getByRole('listitem').allInnerTexts();
  await context.close();
  expect(house.errors()).toEqual([]);
  return { ...result, left };
}

test.each(WAYS)('Qin is played to its end by %s', async (way) => {
  const result = await played(way, qin, '/new?game=qin&board=own:Small');
  agrees(result, 'White');
  const pagodas = result.left.map((text) => /(\d+) pagodas? left/.exec(text)![1]);
  expect(result.rows.map((row) => row.at(-1)).sort()).toEqual(pagodas.sort());
});

test('Qin on the Bird board', async () => {
  agrees(await played('mouse', qin, '/new?game=qin&board=bird'), 'White');
});

test.each(WAYS)('Der Kaiser von China is played to its end by %s', async (way) => {
  const result = await played(way, kaiser, '/new?game=kaiser');
  agrees(result, 'Green');
  const points = result.left.map((text) => /(\d+) points?/.exec(text)![1]!);
  expect(result.rows.map((row) => row.at(-1)).sort()).toEqual([...points].sort());
  expect(result.rows.find(([name]) => name === 'You')!.at(-1)).toBe(points[0]);
  for (const number of points) expect(result.last).toMatch(new RegExp(`\\b${number}\\b`));
});

test.each(['qin', 'kaiser'] as const)('who gives up a game of %s is told so, and how to go on', async (game) => {
  const { page, context } = await house.visitor();
  await begin(page, 'mouse', `/new?game=${game}`);
  // Two taps in a row are no answer to the question.
  await page.getByRole('button', { name: 'Resign' }).dblclick();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  if (game === 'qin') {
    const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
    await end.getByText('You resigned.', { exact: true }).waitFor();
    // The game has no result: there is nothing to count.
    expect(await end.getByRole('columnheader').allInnerTexts()).toEqual(['Player']);
    // What is played here nobody else can see: there is no link to share.
    expect(await end.getByRole('button', { name: 'Share' }).count()).toBe(0);
    await end.getByRole('button', { name: 'View the board' }).click();
    await end.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Result' }).click();
    await end.getByRole('button', { name: 'Rematch' }).waitFor();
  } else {
    const told = page.getByRole('status').filter({ hasText: 'You resigned. The others play on' });
    await told.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL('/');
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('on a phone the number that tells bots of one name apart is in sight', async () => {
  const { page, context } = await house.visitor(PHONE);
  await page.goto('/new?game=kaiser');
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('button', { name: /^Start/ }).tap();
  const bots = page
    .getByRole('list', { name: 'Players' })
    .getByRole('listitem')
    .filter({ has: page.locator('.which') });
  await bots.nth(3).waitFor();
  for (const bot of await bots.all()) {
    const [row, number] = [(await bot.boundingBox())!, (await bot.locator('.which').boundingBox())!];
    expect(number.width).toBeGreaterThan(0);
    expect(number.x + number.width).toBeLessThanOrEqual(row.x + row.width);
  }
  expect((await bots.locator('.which').allInnerTexts()).map(Number)).toEqual([1, 2, 3, 4]);
  await context.close();
  expect(house.errors()).toEqual([]);
});

// A bot that has to begin was not heard any more when the page of the old match went away after the new one was dealt.
test('fifty rematches in which a bot begins', async () => {
  const { page, context } = await house.visitor();
  await hurry(context);
  await page.goto('/new?game=qin');
  await page.getByLabel(/^Level of the bot/).selectOption('level:1');
  await page.getByText('More options', { exact: true }).click();
  await page.getByRole('group', { name: 'Who goes first' }).getByLabel('Seat 2').press('Space');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (let match = 0; match < 50; match++) {
    await page.waitForURL(/\/play\//);
    await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
    expect(await log(page).count(), `match ${match + 1}`).toBeGreaterThan(2);
    const address = page.url();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Really resign?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== address);
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});
