// Hints, the analysis board, and rules to play with.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { check } from './everybody';
import { begin, done, due, keysOnly, log, press, type Way } from './hands';
import { House, hurry } from './house';
import { card, KAISER, QIN, setUp, spot } from './positions';
import * as qin from './qin';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const { puzzles: PUZZLES } = JSON.parse(readFileSync(new URL('../../puzzles/kaiser.json', import.meta.url), 'utf8')) as { puzzles: { id: string }[] };

const best = (page: Page): Locator => page.getByRole('list', { name: 'The best moves' }).getByRole('button');

// Hints ---------------------------------------------------------------------------------------------

test.each([
  { game: 'qin', way: 'mouse' },
  { game: 'qin', way: 'keys' },
  { game: 'kaiser', way: 'mouse' },
  { game: 'kaiser', way: 'keys' },
] as { game: 'qin' | 'kaiser'; way: Way }[])('a hint in three steps: $game, $way', async ({ game, way }) => {
  const { page, context } = await house.visitor();
  await hurry(context);
  const unpointed = way === 'keys' ? await keysOnly(page) : null;
  await begin(page, way, `/new?game=${game}`);
  await due(page, () => (document.querySelector('[aria-keyshortcuts="H"]:enabled') ? 'turn' : null));
  const hint = page.getByRole('region', { name: 'Hint' });
  const spoken = page.locator('.frame > [aria-live="polite"]');
  const button = page.getByRole('button', { name: 'Hint' });
  const further = (name: string): Promise<void> => (way === 'keys' ? page.keyboard.press('h') : hint.getByRole('button', { name }).click());

  // Where to look.
  await (way === 'keys' ? page.keyboard.press('h') : button.click());
  await hint.getByRole('button', { name: 'Which moves?' }).waitFor();
  const where = await hint.locator('p').innerText();
  expect(await spoken.innerText()).toBe(where);
  if (/^Look at (the (top|bottom)|[A-Z])|^Look (on|in)/.test(where)) await page.locator('.moves .ring').waitFor();
  expect(await page.locator('.moves text').count()).toBe(0);

  // Which moves.
  await further('Which moves?');
  await hint.getByRole('button', { name: 'The best one, and why' }).waitFor();
  const moves = await hint.getByRole('listitem').allInnerTexts();
  expect(moves.map((move) => move.charAt(0))).toEqual(['A', 'B', 'C']);
  for (const move of moves) expect(await spoken.innerText()).toContain(move.slice(1).trim());
  if (game === 'qin') await expect.poll(async () => (await page.locator('.moves text').allTextContents()).join(' ').split(' ').sort()).toEqual(['A', 'B', 'C']);

  // The move and why; and it is played.
  await further('The best one, and why');
  const play = hint.getByRole('button', { name: 'Play it' });
  await play.waitFor();
  const why = await hint.locator('p').innerText();
  expect(why).toContain(`My move: ${moves[0]!.slice(1).trim()}.`);
  expect(why).toMatch(/That wins about \d+ of 100 games\.$/);
  if (game === 'qin') expect(why).toMatch(/province|village|pagodas|nothing else/);
  await done(page, () => press(page, way, play));
  await hint.waitFor({ state: 'detached' });
  await unpointed?.();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('no hints at a table', async () => {
  const { page, context } = await house.visitor();
  await page.goto('/lobby');
  await page.getByRole('button', { name: 'Open a Qin table for two' }).click();
  await page.getByLabel(/^Invite by link/).waitFor();
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  await context.close();
});

// The analysis board --------------------------------------------------------------------------------

test('any position: played by all sides, back and forth, thought about, linked to', async () => {
  const { page, context } = await house.visitor();
  await page.goto('/analysis#nonsense');
  await page.getByRole('alert').filter({ hasText: 'the link is incomplete' }).waitFor();
  const text = page.getByRole('textbox', { name: 'The position as text' });
  await text.fill('a chess board');
  await page.getByRole('button', { name: 'Set up' }).last().click();
  await page.getByRole('alert').filter({ hasText: 'This can’t be set up. A position begins with “qin” or “kaiser”, not with “a”.' }).waitFor();
  await text.fill(QIN.replace('place', 'plase'));
  await page.getByRole('button', { name: 'Set up' }).last().click();
  await page.getByRole('alert').filter({ hasText: 'Line 2, “plase white”: This line isn’t valid here.' }).waitFor();
  await text.fill(QIN);
  await page.getByRole('button', { name: 'Set up' }).last().click();

  // The best moves, with their worth, on the board too.
  await best(page).nth(1).waitFor();
  expect(await best(page).first().innerText()).toMatch(/\d+%/);
  await page.locator('.moves text').first().waitFor();
  expect(await page.locator('.moves .warm').count()).toBeGreaterThan(2);

  // Both sides.
  const turn = page.getByRole('list', { name: 'Players' }).locator('[aria-current="true"]');
  expect(await turn.innerText()).toContain('White');
  await done(page, () => best(page).first().click());
  await best(page).filter({ hasText: 'draw from pile' }).first().waitFor();
  await done(page, () => best(page).first().click());
  await turn.filter({ hasText: 'Black' }).waitFor();
  await best(page).nth(1).waitFor();
  await done(page, () => best(page).first().click());
  const words = await qin.inWords(page);

  // Back and forth.
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(() => log(page).count()).toBe(0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await expect.poll(() => log(page).count()).toBe(1);
  await page.keyboard.press(']');
  await page.keyboard.press(']');
  await expect.poll(() => log(page).count()).toBe(3);
  expect(await qin.inWords(page)).toEqual(words);

  // The link.
  await expect.poll(() => page.evaluate(() => location.hash.length)).toBeGreaterThan(50);
  const other = await house.tab(context);
  await expect
    .poll(async () => {
      await other.goto('about:blank');
      await other.goto(page.url());
      await other.getByRole('button', { name: 'One move back' }).waitFor();
      return qin.inWords(other);
    })
    .toEqual(words);
  await other.close();

  // Hands, and the text.
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect.poll(() => log(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Hands' }).click();
  const white = page.getByRole('region', { name: 'White’s hand' });
  await white.getByRole('button', { name: /^Put yellow-blue into White/ }).click();
  await white.getByRole('button', { name: 'Take yellow-blue out of White’s hand' }).waitFor();
  await page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button', { name: /yellow-blue/ })
    .waitFor();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'The position as text' }).inputValue()).toMatch(/^hand white .*YB/m);
  await page.getByRole('textbox', { name: 'The position as text' }).fill(KAISER);
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.locator('[data-place="18"]').waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('a new game of each kind can be analysed', async () => {
  const { page, context } = await house.visitor();
  for (const game of ['Qin', 'Der Kaiser von China']) {
    await page.goto('/analysis');
    await page.getByRole('radio', { name: game, exact: true }).check();
    await page.getByRole('button', { name: 'Set up' }).first().click();
    await best(page).nth(1).waitFor();
    await done(page, () => best(page).first().click());
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('from a moment of a match to the analysis board, with the hands that were held', async () => {
  const { page, context } = await house.visitor();
  await hurry(context);
  await page.goto('/new?game=qin');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await qin.step(page, 'mouse');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Analyse from here' }).waitFor();
  await page.keyboard.press('End');
  await log(page).filter({ hasText: 'places' }).first().waitFor();
  const words = await qin.inWords(page);
  await page.getByLabel('All hands').check();
  const hands = await page.getByRole('list', { name: 'All hands' }).getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'Analyse from here' }).click();
  await page.waitForURL(/\/analysis#/);
  await page.getByRole('button', { name: 'One move back' }).waitFor();
  expect(await qin.inWords(page)).toEqual(words);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  const text = await page.getByRole('textbox', { name: 'The position as text' }).inputValue();
  const tiles = (line: string): string[] => (line.match(/\b[RYB]{2}\b/g) ?? []).sort();
  for (const [seat, colour] of ['white', 'black'].entries()) expect(tiles(new RegExp(`^hand ${colour}.*`, 'm').exec(text)![0])).toEqual(tiles(hands[seat]!));
  await context.close();
  expect(house.errors()).toEqual([]);
});

// Rules to play with --------------------------------------------------------------------------------

test('a rule is tried on a live board in the rulebook', async () => {
  const { page, context } = await house.visitor();
  await page.goto('/rules#Q5.1');
  await page.getByRole('button', { name: 'Try it: an example of rule Q5.1' }).click();
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
  for (const key of ['1', 'l', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('status').filter({ hasText: 'places' }).waitFor();
  await page.getByRole('button', { name: 'From the start' }).click();
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
  expect(await page.getByRole('link', { name: /^Lesson: / }).getAttribute('href')).toMatch(/^\/learn\/qin\//);
  await page.getByRole('link', { name: 'Open on the analysis board' }).click();
  await best(page).first().waitFor();
  await page.goto('/analysis?lesson=kaiser/nowhere');
  await page.getByRole('heading', { level: 1, name: 'Analysis board' }).waitFor();
  await page.goto('/analysis?lesson=qin/found');
  await best(page).first().waitFor();
  await page.goto(`/analysis?puzzle=kaiser/${PUZZLES[0]!.id}`);
  await best(page).first().waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

// For everybody -------------------------------------------------------------------------------------

test.each([
  {
    locale: 'de-CH',
    heading: 'Analysebrett',
    begin: 'Aufstellen',
    moves: 'Die besten Züge',
    hint: 'Tipp',
    region: 'Tipp',
    wrong: 'Es fehlt eine Zeile, die sagt, wer den Kaiser hat, etwa „emperor green“.',
  },
  {
    locale: 'it-IT',
    heading: 'Analisi',
    begin: 'Imposta',
    moves: 'Le mosse migliori',
    hint: 'Suggerimento',
    region: 'Suggerimento',
    wrong: 'Manca una riga che dica chi ha l’imperatore, per esempio «emperor green».',
  },
])('in $locale', async ({ locale, heading, begin, moves, hint, region, wrong }) => {
  const { page, context } = await house.visitor({ locale });
  await page.goto('/analysis');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('textbox').fill('kaiser 3 3-4 plain\nact green\n');
  await page.getByRole('button', { name: begin, exact: true }).last().click();
  await page.getByRole('alert').filter({ hasText: wrong }).waitFor();
  await page.getByRole('button', { name: begin, exact: true }).first().click();
  await page.getByRole('list', { name: moves }).getByRole('button').nth(1).waitFor();
  await page.goto('/new?game=qin');
  await page.locator('form [type="submit"]').click();
  await due(page, () => (document.querySelector('[aria-keyshortcuts="H"]:enabled') ? 'turn' : null));
  await page.getByRole('button', { name: hint }).click();
  await page.getByRole('region', { name: region }).locator('.main').waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('nothing is in anybody’s way', async () => {
  const { page, context } = await house.visitor({ bypassCSP: true });
  const wrong: string[] = [];
  await page.goto('/new?game=qin');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await due(page, () => (document.querySelector('[aria-keyshortcuts="H"]:enabled') ? 'turn' : null));
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Which moves?' }).click();
  await page.getByRole('button', { name: 'The best one, and why' }).waitFor();
  wrong.push(...(await check(page, 'a hint')));
  await setUp(page, QIN, true);
  await best(page).nth(1).waitFor();
  wrong.push(...(await check(page, 'the analysis')));
  await page.getByRole('button', { name: 'Hands', exact: true }).click();
  wrong.push(...(await check(page, 'the hands')));
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.mouse.click(...(await spot(page, 3, 0)), { button: 'right' });
  await card(page).locator('.board path.marked').waitFor();
  wrong.push(...(await check(page, 'why')));
  expect(wrong).toEqual([]);
  await context.close();
  expect(house.errors()).toEqual([]);
});
