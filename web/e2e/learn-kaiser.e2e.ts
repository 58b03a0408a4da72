// The course of Der Kaiser von China: levels by mouse, mistakes and refusals, the final scoring, three languages, everybody.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from './everybody';
import { middles, press, touch, type Way } from './hands';
import { House, PHONE } from './house';
import { onwards } from './kaiser';
import { course, outcome, words } from './lessons';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const LESSONS = course('kaiser');
const lesson = (id: string): (typeof LESSONS)[number] => LESSONS.find((one) => one.id === id)!;

/** The place on the map that a move is about. */
const place = (page: Page, move: string): Locator => page.locator(`[data-place="${move.split(' ')[1]}"]`);

/** Makes a move that is allowed. */
async function play(page: Page, way: Way, move: string): Promise<void> {
  const [kind, what] = move.split(' ');
  if (kind === 'stop') return press(page, way, onwards(page));
  if (kind === 'take')
    return press(
      page,
      way,
      page.getByRole('button', { name: what === 'pile' ? /^Draw from the pile/ : new RegExp(`^Take the face-up card: ${what}`, 'i') }).first(),
    );
  await place(page, move).and(page.locator('[aria-disabled="false"]')).waitFor();
  const [spot] = await middles(place(page, move));
  await touch(page, way, spot!);
  if (way !== 'finger') return;
  const main = page.locator('.buttons .main');
  const planned = main.filter({ hasText: await main.innerText() });
  await planned.tap();
  await planned.waitFor({ state: 'detached' });
}

async function open(page: Page, id: string, language = 'en'): Promise<void> {
  await page.goto(`/learn/kaiser/${id}`);
  await page.getByText(words('kaiser', language).get(`learn-kaiser-${id}-goal`)!).waitFor();
  await page.locator('[data-place][aria-disabled="false"]').first().waitFor();
}

const said = words('kaiser', 'en');
const told = (page: Page, id: string, part: string): Promise<void> =>
  outcome(page)
    .getByText(said.get(`learn-kaiser-${id}-${part}`)!, { exact: true })
    .waitFor();

test('the first levels by mouse: a house, a refusal that is the point, a pair as joker', async () => {
  const { page, context } = await house.visitor();
  await open(page, 'first-house');
  // An orange province for a hand without orange: the reason stands below the map, for the eyes too.
  await touch(page, 'mouse', (await middles(page.getByRole('group', { name: 'Zhao' }).locator('[data-place]')))[0]!);
  await page.locator('.prompt .why').filter({ hasText: 'Zhao is orange' }).waitFor();
  for (const move of lesson('first-house').solution) await play(page, 'mouse', move);
  await told(page, 'first-house', 'done');
  await outcome(page).getByRole('link', { name: 'Next lesson' }).click();
  await page.waitForURL('**/learn/kaiser/wrong-colour');
  // The picture of the level before goes with what was said of it.
  await outcome(page).waitFor({ state: 'detached' });
  const [forbidden] = lesson('wrong-colour').solution;
  await place(page, forbidden!).first().waitFor();
  await page.locator('[data-place][aria-disabled="false"]').first().waitFor();
  await touch(page, 'mouse', (await middles(place(page, forbidden!)))[0]!);
  await told(page, 'wrong-colour', 'done');

  await open(page, 'joker');
  for (const move of lesson('joker').solution) await play(page, 'mouse', move);
  await told(page, 'joker', 'done');
  await page.goto('/learn/kaiser');
  await page.getByText(`3 of ${LESSONS.length} lessons done`).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('others answer a mistake, and the last turn goes through the final scoring', async () => {
  const { page, context } = await house.visitor();
  const { mistakes, solution } = lesson('full-province');
  await open(page, 'full-province');
  for (const move of mistakes.find(({ id }) => id === 'waited')!.moves) await play(page, 'mouse', move);
  await told(page, 'full-province', 'mistake-waited');
  await outcome(page).getByText('What happened').click();
  await outcome(page).getByText('Wei is scored with 7 houses: Green 7, Red 7, Blue 3.').waitFor();
  await outcome(page).getByRole('button', { name: 'Try again' }).click();
  for (const move of solution) await play(page, 'mouse', move);
  await told(page, 'full-province', 'done');

  await open(page, 'alliance');
  for (const move of lesson('alliance').solution) await play(page, 'mouse', move);
  const final = page.getByRole('dialog', { name: 'Final scoring' });
  await final.getByRole('button', { name: 'Skip to the end' }).click();
  await final.getByRole('row', { name: /^Alliances 3/ }).waitFor();
  await final.getByRole('button', { name: 'Close' }).click();
  await told(page, 'alliance', 'done');
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('on a phone the final scoring comes before what is said of it, and long sentences leave the cards in sight', async () => {
  const { page, context } = await house.visitor(PHONE);
  await open(page, 'finale');
  const [first, second] = lesson('finale').solution;
  await play(page, 'finger', first!);
  await place(page, second!).and(page.locator('[aria-disabled="false"]')).waitFor();
  await touch(page, 'finger', (await middles(place(page, second!)))[0]!);
  await page
    .getByText(/Green wins: Green \d+/)
    .last()
    .waitFor();
  const cards = await page.getByRole('region', { name: 'Face-up cards and pile' }).boundingBox();
  expect(cards!.y + cards!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await page.getByRole('button', { name: 'Place', exact: true }).tap();
  const final = page.getByRole('dialog', { name: 'Final scoring' });
  await final.getByRole('button', { name: 'Skip to the end' }).tap();
  await final.getByRole('button', { name: 'Close' }).tap();
  await outcome(page).getByText(said.get('learn-kaiser-finale-done')!, { exact: true }).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test.each([
  { locale: 'de-DE', language: 'de', next: 'Nächste Lektion', way: 'mouse' as const },
  { locale: 'it-IT', language: 'it', next: 'Lezione successiva', way: 'finger' as const },
])('the first level in $language by $way', async ({ locale, language, next, way }) => {
  const { page, context } = await house.visitor({ locale, ...(way === 'finger' ? PHONE : {}) });
  const here = words('kaiser', language);
  await open(page, 'first-house', language);
  for (const move of lesson('first-house').solution) await play(page, way, move);
  await page.getByText(here.get('learn-kaiser-first-house-done')!, { exact: true }).waitFor();
  await page.getByRole('link', { name: next }).click();
  await page.getByText(here.get('learn-kaiser-wrong-colour-goal')!).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('nothing is in anybody’s way in a lesson', async () => {
  const { page, context } = await house.visitor({ bypassCSP: true });
  await open(page, 'making-room');
  const wrong = await check(page, 'a lesson');
  for (const move of lesson('making-room').solution) await play(page, 'mouse', move);
  await outcome(page).getByRole('link', { name: 'Next lesson' }).waitFor();
  wrong.push(...(await check(page, 'a lesson that is learned')));
  expect(wrong).toEqual([]);
  await context.close();
  expect(house.errors()).toEqual([]);
});
