// Puzzles: those of the day, right and wrong answers, and how many days in a row.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { dayOf, pickOf } from '../src/puzzles/day';
import type { Puzzle } from '../src/puzzles/puzzle';
import { faults } from './everybody';
import { keysOnly, press, tabTo, type Way } from './hands';
import { House, PHONE } from './house';
import { play } from './solve';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

type Game = 'qin' | 'kaiser';
const all = Object.fromEntries(
  ['qin', 'kaiser'].map((game) => [
    game,
    (JSON.parse(readFileSync(new URL(`../../puzzles/${game}.json`, import.meta.url), 'utf8')) as { puzzles: Puzzle[] }).puzzles,
  ]),
) as Record<Game, Puzzle[]>;
const today = new Date(2026, 2, 9, 12);
const tomorrow = new Date(2026, 2, 10, 12);
const ofDay = (game: Game, day: Date): Puzzle => all[game][pickOf(dayOf(day), all[game].length)]!;

const board = (page: Page, game: Game): Promise<void> =>
  page
    .locator(game === 'qin' ? '[role="application"]' : '[data-place]')
    .first()
    .waitFor();

async function solve(page: Page, way: Way, game: Game, { moves, view }: Puzzle): Promise<void> {
  await board(page, game);
  await page.getByText('What’s your best move?').last().waitFor();
  await play(page, way, moves[0]!, view);
  await page.getByText('That’s it!').waitFor();
}

test('the puzzles of the day are solved with a mouse, and the days are counted', async () => {
  const { page, context } = await house.visitor();
  await page.clock.setFixedTime(today);
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await page.getByText('Solve one today to start a streak.').waitFor();
  await page.getByRole('link', { name: /^Qin .*Solve$/ }).click();
  const qin = ofDay('qin', today);
  await solve(page, 'mouse', 'qin', qin);
  await page.getByText(`It wins about ${Math.round(qin.best * 100)} of 100 games.`).waitFor();
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await solve(page, 'mouse', 'kaiser', ofDay('kaiser', today));
  await page.getByRole('link', { name: 'All puzzles' }).click();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await page.getByText('One day in a row').waitFor();
    await page.getByText('2 in a row solved on the first try').waitFor();
    expect(await page.getByRole('link', { name: /Solved$/ }).count()).toBe(2);
  }
  await page.clock.setFixedTime(tomorrow);
  await page.reload();
  await page.getByRole('link', { name: /^Qin .*Solve$/ }).click();
  await solve(page, 'mouse', 'qin', ofDay('qin', tomorrow));
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.getByText('2 days in a row').waitFor();
  await page.getByText('3 in a row solved on the first try').waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('a wrong answer is explained and can be tried again, by keys alone', async () => {
  const { page, context } = await house.visitor();
  const pointed = await keysOnly(page);
  await page.clock.setFixedTime(today);
  for (const game of ['qin', 'kaiser'] as const) {
    const puzzle = ofDay(game, today);
    await page.goto('/puzzles');
    await press(page, 'keys', page.getByRole('link', { name: game === 'qin' ? /^Qin .*Solve$/ : /^Der Kaiser von China .*Solve$/ }));
    await board(page, game);
    await play(page, 'keys', puzzle.near, puzzle.view);
    const status = page.getByRole('region', { name: 'Puzzle' }).getByRole('status');
    await status.getByText('Not the best move').waitFor();
    await status.getByText('There’s a better one.').waitFor();
    // The focus waits where one goes on.
    await page.locator('button:focus', { hasText: 'Try again' }).waitFor();
    await page.keyboard.press('Enter');
    await solve(page, 'keys', game, puzzle);
    await page.locator('a:focus', { hasText: 'Next puzzle' }).waitFor();
  }
  await page.goto('/puzzles');
  await page.getByText('One day in a row').waitFor();
  expect(await page.getByText('on the first try').count()).toBe(0);
  await tabTo(page, page.getByRole('link', { name: /^Qin, Hard/ }));
  await page.keyboard.press('Enter');
  await press(page, 'keys', page.getByRole('button', { name: 'Show the solution' }));
  const answer = page.getByRole('region', { name: 'Puzzle' }).getByRole('listitem');
  await answer.nth(1).waitFor();
  // The one of the day is solved already.
  const hard = all.qin.find(({ grade, id }) => grade === 'hard' && id !== ofDay('qin', today).id)!;
  for (const [at, chance] of [hard.best, hard.second].entries())
    expect(await answer.nth(at).innerText()).toContain(`wins about ${Math.round(chance * 100)} of 100 games`);
  await pointed();
  await context.close();
  expect(house.errors()).toEqual([]);
});

const LANGUAGES = [
  { locale: 'en-GB', solve: 'Solve', wrong: 'Not the best move', show: 'Show the solution', answer: 'The solution' },
  { locale: 'de-CH', solve: 'Lösen', wrong: 'Nicht der beste Zug', show: 'Lösung zeigen', answer: 'Die Lösung' },
  { locale: 'it-IT', solve: 'Risolvi', wrong: 'Non è la mossa migliore', show: 'Mostra la soluzione', answer: 'La soluzione' },
];

/** A text that is missing shows its id. */
const ID = /\b(?:puzzles?|move|hint|qin|kaiser|front|new|game|play)-[a-z]+(?:-[a-z]+)*\b/;

test.each(LANGUAGES)('puzzles speak the language of the browser, for everybody: $locale', async ({ locale, solve, wrong, show, answer }) => {
  const { page, context } = await house.visitor({ ...PHONE, isMobile: false, locale, bypassCSP: true });
  await page.clock.setFixedTime(today);
  const look = async (where: string): Promise<void> => {
    expect(ID.exec(await page.evaluate(() => document.body.innerText))?.[0], where).toBeUndefined();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where} is too wide`).toBeLessThanOrEqual(360);
    if (locale === 'en-GB') expect(await faults(page), where).toEqual([]);
  };
  await page.goto('/puzzles');
  await page.getByText(solve).first().waitFor();
  await look('all puzzles');
  for (const game of ['qin', 'kaiser'] as const) {
    const { near, view } = ofDay(game, today);
    await page.goto(`/puzzles/${game}/today`);
    await board(page, game);
    await look(game);
    // On a touch screen Enter is asked for twice.
    await play(page, 'keys', near, view);
    await page.keyboard.press('Enter');
    await page.getByText(wrong).waitFor();
    await look(`${game}, wrong`);
    await page.getByRole('button', { name: show }).click();
    await page.getByText(answer, { exact: true }).waitFor();
    await look(`${game}, shown`);
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});

test.each(LANGUAGES)('with fortifications all that can be done is in sight beside the cards: $locale', async ({ locale }) => {
  const { page, context } = await house.visitor({ locale });
  const { id } = all.kaiser.find(({ fortifications, view }) => fortifications && /^act /m.test(view))!;
  await page.goto(`/puzzles/kaiser/${id}`);
  // The two pieces, and exchanging a card.
  const buttons = page.locator('.prompt .buttons button');
  await buttons.nth(2).waitFor();
  for (const button of await buttons.all()) {
    const { y, height } = (await button.boundingBox())!;
    expect(y + height, await button.innerText()).toBeLessThanOrEqual(800);
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});
