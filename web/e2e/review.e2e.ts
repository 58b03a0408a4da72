// A match that is over is judged: where it turned, what was better, what was luck.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { check } from './everybody';
import { begin, log } from './hands';
import { House, hurry } from './house';
import * as qin from './qin';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const panel = (page: Page): Locator => page.locator('section[aria-labelledby="review-title"]');
const points = (page: Page): Locator => panel(page).getByRole('list').first().getByRole('listitem');
const judged = (page: Page): Promise<void> =>
  panel(page)
    .getByText(/^All \d+ decisions have been judged\.$/)
    .first()
    .waitFor();

/** Waits until the browser keeps a review that is as far as this; a person would look at it for a moment. */
const kept = (page: Page, is: { halted?: boolean; done?: boolean }): Promise<unknown> =>
  page.waitForFunction(
    (is) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('mandate-reviews', 1);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('reviews').objectStore('reviews').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.some((review) => Object.entries(is).every(([name, value]) => review[name] === value)));
          };
        };
      }),
    is,
  );

/** Reloads the page; a file has to be given to it again. */
async function again(page: Page, game: string): Promise<void> {
  await page.reload();
  await page.locator('input[type="file"]').setInputFiles(new URL(`./records/${game}.json`, import.meta.url).pathname);
  await panel(page).waitFor();
}

/**
 * Clicks "Stop" once, as soon as one decision is judged. A click from outside could arrive when all of them are.
 * Pages that are loaded later, or again, are left alone.
 */
async function stopAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let stopped = sessionStorage.getItem('stopped') !== null;
    new MutationObserver(() => {
      const panel = document.querySelector<HTMLElement>('section[aria-labelledby="review-title"]');
      if (stopped || !panel || !/^[1-9]\d* of \d+ decisions judged$/m.test(panel.innerText)) return;
      const stop = [...panel.querySelectorAll('button')].find((button) => button.innerText.trim() === 'Stop');
      if (!stop) return;
      stopped = true;
      sessionStorage.setItem('stopped', 'yes');
      stop.click();
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** A match that is always the same, and so is what is said of it. */
async function record(options: BrowserContextOptions, review: string, game = 'qin', prepare?: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await house.visitor(options);
  await prepare?.(page);
  await page.goto('/replay');
  await page.locator('input[type="file"]').setInputFiles(new URL(`./records/${game}.json`, import.meta.url).pathname);
  await page.getByRole('button', { name: review, exact: true }).click();
  await panel(page).waitFor();
  return page;
}

test('a match is reviewed when it has just ended', async () => {
  const { page, context } = await house.visitor();
  await hurry(context);
  await qin.withBoard(page);
  await begin(page, 'mouse', '/new?game=qin&board=own:Small');
  await qin.toTheEnd(page, 'mouse');
  const decided = (await log(page).count()) - 1;
  await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
  await page.waitForURL(/\/replay\/local-/);
  await panel(page).getByRole('progressbar').waitFor();
  await panel(page).getByText('Hidden hands don’t count.').waitFor();
  await judged(page);
  expect(await panel(page).getByRole('progressbar').count()).toBe(0);
  // Who had no choice has decided nothing.
  const all = Number(
    /\d+/.exec(
      await panel(page)
        .getByText(/^All \d+ decisions/)
        .first()
        .innerText(),
    )![0],
  );
  expect(all).toBeGreaterThan(0);
  expect(all).toBeLessThanOrEqual(decided);
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('where a match turned: what was better, in words and on the board, and tried by oneself', async () => {
  const page = await record({}, 'Review');
  await judged(page);
  const found = await points(page).allInnerTexts();
  expect(found).toHaveLength(3);
  const losses = found.map((text) => Number(/−(\d+)%/.exec(text)![1]));
  expect([...losses].sort((a, b) => b - a)).toEqual(losses);
  expect(found[0]).toMatch(/Blunder\s+(White|Black), step \d+/);

  // The moment before, as its player saw it, with the answer still hidden.
  const worst = points(page).first();
  await worst.getByRole('button').first().click();
  const [, player, step] = /(White|Black), step (\d+)/.exec(found[0]!)!;
  await page.getByText(new RegExp(`^${Number(step) - 1} of \\d+$`)).waitFor();
  expect(await page.getByRole('combobox', { name: 'View' }).locator('option:checked').innerText()).toBe(player);
  await worst.getByText('In the game').waitFor();
  expect(await worst.getByText(/Better/).count()).toBe(0);

  // Tried by oneself: another move is judged, and then the answer is shown.
  await worst.getByRole('button', { name: 'Try it yourself' }).click();
  const trial = page.getByRole('region', { name: 'Try it yourself' });
  await trial.getByText(`${player} has to decide. What would you play?`).waitFor();
  expect(await qin.step(page, 'mouse')).toBe('place');
  await trial.getByText(/^Winning chance \d+%; with the best move, \d+%\.|^You found the bot’s choice/).waitFor();
  await trial.getByText(/^\s*(Good|Inaccuracy|Mistake|Blunder)\s*$/).waitFor();
  await trial.getByRole('button', { name: 'Try again' }).click();
  await trial.getByText('What would you play?').waitFor();
  await trial.getByRole('button', { name: 'Show the solution' }).click();
  await trial.getByText(/Better/).waitFor();
  const answer = /Better: (.+)/.exec((await trial.getByRole('status').innerText()).replaceAll('\n', ' '))![1]!;
  expect(answer).toMatch(new RegExp(`^${player} places .+ at \\w+ and \\w+\\.`));
  await trial.getByRole('button', { name: 'Back to the review' }).click();

  await worst.getByRole('button', { name: 'What was better?' }).click();
  await worst.getByText(/Better/).waitFor();
  expect((await worst.innerText()).replaceAll('\n', ' ')).toContain(answer.slice(0, answer.indexOf('.')));
  await worst.getByText(/Winning chance: \d+% instead of \d+%\./).waitFor();

  // By keys from one to the next, and back; the same in the log, beside the moves.
  const at = (): Promise<number> => page.getByRole('slider').inputValue().then(Number);
  const steps = found.map((text) => Number(/step (\d+)/.exec(text)![1])).sort((a, b) => a - b);
  await page.getByRole('application').focus();
  await page.keyboard.press('Home');
  for (const step of steps) {
    await page.keyboard.press('n');
    await expect.poll(at).toBe(step - 1);
  }
  await page.keyboard.press('p');
  await expect.poll(at).toBe(steps[1]! - 1);
  await page.getByRole('button', { name: 'Close the review' }).click();
  await page.keyboard.press('End');
  await log(page)
    .getByText(/^\s*Blunder, −\d+% of winning chance\s*$/)
    .first()
    .waitFor();
  expect(house.errors()).toEqual([]);
  await page.context().close();
});

test('skill and luck stand apart, and what the signs mean is said; all of it is kept', async () => {
  const page = await record({ bypassCSP: true }, 'Review');
  await judged(page);
  const rows = panel(page).getByRole('table').getByRole('row');
  const [before, balance] = [await points(page).allInnerTexts(), await rows.allInnerTexts()];
  await kept(page, { done: true });
  await again(page, 'qin');
  await judged(page);
  expect(await points(page).allInnerTexts()).toEqual(before);
  expect(await rows.allInnerTexts()).toEqual(balance);
  expect(await rows.nth(1).innerText()).toMatch(/White\s+−\d+%\s+[+−]?\d+%/);
  await panel(page).getByText('What the symbols mean').click();
  await panel(page).getByText('costs less than 5% of winning chance compared with the best move').waitFor();
  await panel(page).getByText('costs 20% or more').waitFor();
  await points(page).first().getByRole('button').first().click();
  await points(page).first().getByRole('button', { name: 'What was better?' }).click();
  expect(await check(page, 'the review')).toEqual([]);
  expect(house.errors()).toEqual([]);
  await page.context().close();
});

test.each([
  { locale: 'de-CH', review: 'Analyse der Partie', headings: ['Analyse der Partie', 'Wendepunkte', 'Können und Glück'] },
  { locale: 'it-IT', review: 'Revisione', headings: ['Revisione', 'Momenti decisivi', 'Bravura e fortuna'] },
])('a review in $locale', async ({ locale, review, headings }) => {
  const page = await record({ locale }, review);
  for (const name of headings) await panel(page).getByRole('heading', { name, exact: true }).waitFor();
  expect(await panel(page).innerText()).not.toMatch(/\breview-[a-z]/);
  expect(house.errors()).toEqual([]);
  await page.context().close();
});

test('a review that is stopped keeps what it has, also when the page is left, and goes on', async () => {
  const page = await record({}, 'Review', 'kaiser', stopAtOnce);
  const said = await panel(page)
    .getByText(/^Stopped after \d+ of \d+ decisions\.$/)
    .first()
    .innerText();
  const [done, all] = said.match(/\d+/g)!.map(Number) as [number, number];
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(all);
  await page.getByRole('button', { name: 'Close the review' }).click();
  const noted = log(page).getByText(/^\s*(Good|(Inaccuracy|Mistake|Blunder), −\d+% of winning chance)\s*$/);
  const slider = page.getByRole('slider');
  await slider.fill(String(Number(await slider.getAttribute('max')) - 1));
  await expect.poll(() => noted.count()).toBe(done);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await panel(page).getByText(said).first().waitFor();
  await panel(page).getByRole('button', { name: 'Resume' }).click();
  await kept(page, { halted: false });
  // Who did not stop it finds it at work.
  await again(page, 'kaiser');
  const going = await panel(page)
    .getByText(/^\d+ of \d+ decisions judged$|^All \d+ decisions have been judged\.$/)
    .first()
    .innerText();
  expect(Number(/\d+/.exec(going)![0])).toBeGreaterThanOrEqual(done);
  await page.context().close();
  expect(house.errors()).toEqual([]);
});
