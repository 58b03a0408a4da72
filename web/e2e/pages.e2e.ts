// Every page: in each language, in both themes, on a narrow screen, for everybody; and what the settings do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { PAGES } from '../src/pages';
import { check } from './everybody';
import { log, middles } from './hands';
import { House, hurry, PHONE } from './house';
import * as qin from './qin';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What a page shows last. */
const LAST: Record<string, string> = { '/lobby': 'h2', '/editor': '[role="application"]', '/me': 'form', '/learn': 'h2', '/learn/qin': 'h2', '/puzzles': 'h2' };
/** Every page whose address has no parts to fill in, and some that have. */
const PLAIN = [
  ...Object.values<{ path: string }>(PAGES).flatMap(({ path }) => (path.includes(':') ? [] : path)),
  '/new?game=qin',
  '/new?game=kaiser',
  '/learn/qin',
  '/no-such-page',
];

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .locator(LAST[address] ?? 'h1')
    .first()
    .waitFor();
}

/** A game against bots, whatever the language. */
async function play(page: Page, game: 'qin' | 'kaiser'): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await page.locator('form [type="submit"]').click();
  await page.waitForURL(/\/play\//);
  await page
    .locator(game === 'qin' ? '[role="application"]' : '[data-place]')
    .first()
    .waitFor();
}

/** A move by keys, which are the same everywhere. */
async function place(page: Page, keys = ['1', 'l', 'Enter']): Promise<void> {
  const before = await page.locator('aside ol > li').count();
  await page.locator('main [role="group"] button[aria-pressed]:enabled').first().waitFor();
  for (const key of keys) await page.keyboard.press(key);
  await page.locator('aside ol > li').nth(before).waitFor({ state: 'attached' });
}

// Languages -----------------------------------------------------------------------------------------

/** A text that is missing shows its id. */
const ID =
  /\b(?:about|app|front|games|kaiser|learn|new|online|error|game|seat|bot|person|doing|players|clock|log|curtain|end|rule|play|problem|replay|qin|settings|editor|analysis|puzzles?|hint|why|move|hands|live)-[a-z]+(?:-[a-z]+)*\b/;

function everything(page: Page): Promise<string> {
  return page.evaluate(() => {
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt', 'label'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) attributes.push(texts.currentNode.textContent!);
    return [document.title, ...attributes].join('\n');
  });
}

const LANGUAGES = [
  { locale: 'en-GB', lang: 'en', now: 'Play now', motto: 'Two great games', begins: /goes first\./ },
  { locale: 'de-CH', lang: 'de', now: 'Jetzt spielen', motto: 'Zwei große Spiele', begins: /beginnt\./ },
  { locale: 'it-IT', lang: 'it', now: 'Gioca subito', motto: 'Due grandi giochi', begins: /Comincia / },
];

test.each(LANGUAGES)('everything is said in the language of the browser: $lang', async ({ locale, lang, now, begins }) => {
  const { page, context } = await house.visitor({ ...PHONE, locale });
  await hurry(context);
  const look = async (where: string): Promise<void> => {
    expect(ID.exec(await everything(page))?.[0], where).toBeUndefined();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where} is too wide`).toBeLessThanOrEqual(360);
  };
  for (const address of PLAIN) {
    await visit(page, address);
    if (address === '/') await page.getByRole('button', { name: now }).first().waitFor();
    await look(address);
  }
  for (const game of ['qin', 'kaiser'] as const) {
    await play(page, game);
    // On a phone Enter is asked for twice.
    if (game === 'qin') await place(page, ['1', 'l', 'Enter', 'Enter']);
    expect(await page.locator('aside ol > li').first().textContent()).toMatch(begins);
    await look(game);
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('the language can be changed, and stays', async () => {
  const { page, context } = await house.visitor({ locale: 'fr-FR' });
  await page.goto('/');
  await page.getByText('Two great games').waitFor();
  for (const { lang, motto } of LANGUAGES) {
    await page.getByRole('combobox').selectOption(lang);
    await page.getByText(motto).waitFor();
    await page.reload();
    await page.getByText(motto).waitFor();
  }
  await play(page, 'qin');
  await place(page);
  const told = (await page.locator('aside ol').textContent())!;
  expect(told).toContain('Comincia');
  expect(told).not.toMatch(/\b(places|founds|draws|goes first)\b/);
  await context.close();
  expect(house.errors()).toEqual([]);
});

// For everybody -------------------------------------------------------------------------------------

test('nothing is in anybody’s way on the plain pages', async () => {
  const { page, context } = await house.visitor({ bypassCSP: true });
  const wrong: string[] = [];
  for (const address of PLAIN) {
    await visit(page, address);
    wrong.push(...(await check(page, address)));
  }
  expect(wrong).toEqual([]);
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('nothing is in anybody’s way in the games, at the end, in replays and at a table', async () => {
  const { page, context } = await house.visitor({ bypassCSP: true });
  const wrong: string[] = [];
  for (const game of ['qin', 'kaiser'] as const) {
    await play(page, game);
    wrong.push(...(await check(page, game)));
  }
  await page.goto('/new?game=qin');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  wrong.push(...(await check(page, 'the end')));
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  wrong.push(...(await check(page, 'the replay')));
  await page.goto('/lobby');
  await page.getByRole('button', { name: 'Open a Qin table for two' }).click();
  await page.getByLabel(/^Invite by link/).waitFor();
  wrong.push(...(await check(page, 'the table')));
  expect(wrong).toEqual([]);
  await context.close();
  expect(house.errors()).toEqual([]);
});

// Settings ------------------------------------------------------------------------------------------

test('settings hold at once, and stay', async () => {
  const { page, context } = await house.visitor({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const choose = (group: string, option: string): Promise<void> =>
    page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: option, exact: true }).check();
  const brightness = (): Promise<number> =>
    page.evaluate(() =>
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)!
        .slice(0, 3)
        .reduce((sum, part) => sum + Number(part), 0),
    );
  const colours = (): Promise<string[]> => page.locator('.swatches rect').evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
  const quick = (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--quick').trim());
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const before = { brightness: await brightness(), colours: await colours(), quick: await quick() };
  await choose('Theme', 'Dark');
  await choose('Colours', 'Easy to tell apart');
  await choose('Animations', 'Off');
  await choose('Confirm moves', 'Always');
  for (const visit of ['now', 'after a reload']) {
    await expect.poll(brightness, { message: visit, timeout: 30_000 }).toBeLessThan(before.brightness / 2);
    expect(await colours(), visit).not.toEqual(before.colours);
    expect(await quick(), visit).not.toBe(before.quick);
    for (const option of ['Dark', 'Easy to tell apart', 'Always']) expect(await page.getByRole('radio', { name: option }).isChecked()).toBe(true);
    await page.reload();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  }

  // From a game one comes back to it.
  await play(page, 'qin');
  const mine = page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first();
  await mine.waitFor();
  const game = page.url();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await mine.waitFor();
  expect(page.url()).toBe(game);

  // A placement waits for a second click, and then for none.
  const ready = page.getByRole('button', { name: 'Place', exact: true });
  const spot = async (): Promise<[number, number]> => {
    await qin.hand(page).first().click();
    for (const at of await middles(page.getByRole('application').locator('.fits'))) {
      await page.mouse.move(...at);
      if (await ready.isEnabled()) return at;
    }
    throw new Error('the first tile fits nowhere');
  };
  const at = await spot();
  const lines = await log(page).count();
  await page.mouse.click(...at);
  await page.waitForFunction(() => document.querySelector('[role="application"] .pinned') !== null);
  expect(await log(page).count()).toBe(lines);
  await page.mouse.click(...at);
  await log(page).nth(lines).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('who wants no second yes places with one tap', async () => {
  const { page, context } = await house.visitor(PHONE);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Confirm moves', exact: true }).getByRole('radio', { name: 'Never', exact: true }).check();
  await play(page, 'qin');
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().tap();
  const [spot] = await middles(page.getByRole('application').locator('.fits'));
  await page.touchscreen.tap(...spot!);
  await page.getByText('Draw a tile: choose a pile.', { exact: true }).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});
