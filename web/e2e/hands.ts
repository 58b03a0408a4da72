// Three ways to use the page: with a mouse, with keys alone, with a finger.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

export type Way = 'mouse' | 'keys' | 'finger';

/** How often Tab is pressed before something counts as out of reach. */
const STOPS = 400;

/** Tab by Tab to an element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

export async function press(page: Page, way: Way, target: Locator): Promise<void> {
  if (way === 'mouse') await target.click();
  else if (way === 'finger') await target.tap();
  else {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  }
}

/** A point of the page, for a mouse or a finger. */
export async function touch(page: Page, way: Way, [x, y]: readonly [number, number]): Promise<void> {
  if (way === 'finger') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** From now on nothing but keys may be used in this page. */
export async function keysOnly(page: Page): Promise<() => Promise<void>> {
  await page.context().addInitScript(() => {
    for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
      addEventListener(kind, () => (document.documentElement.dataset.pointed = kind), { capture: true });
  });
  return async () => expect(await page.locator('html').getAttribute('data-pointed')).toBeNull();
}

export const log = (page: Page): Locator => page.getByRole('list', { name: 'Game log', includeHidden: true }).locator('> li');

/** Does something, and waits until the log tells of it. */
export async function done(page: Page, what: () => Promise<unknown>): Promise<void> {
  const before = await log(page).count();
  await what();
  await log(page).nth(before).waitFor({ state: 'attached' });
}

/** What the page lets one do now, once it does; `find` runs in the page. */
export async function due<T extends string>(page: Page, find: () => T | null): Promise<T> {
  return (await (await page.waitForFunction(find)).jsonValue()) as T;
}

/** Which of the pages has something to do. */
export function mover(pages: readonly Page[], find: () => string | null): Promise<Page> {
  return Promise.any(pages.map((page) => due(page, find).then(() => page)));
}

/** The middles of all elements that fit. */
export function middles(target: Locator): Promise<[number, number][]> {
  return target.evaluateAll((all) =>
    all.map((element): [number, number] => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    }),
  );
}

/** Chooses opponents who answer at once, and starts. */
export async function begin(page: Page, way: Way, address: string): Promise<void> {
  await page.goto(address);
  const bots = page.getByLabel(/^Level of the bot/);
  await bots.first().waitFor();
  for (const bot of await bots.all()) {
    if (way === 'keys') {
      await tabTo(page, bot);
      await page.keyboard.press('Home');
    } else await bot.selectOption('level:1');
    expect(await bot.inputValue()).toBe('level:1');
  }
  await press(page, way, page.getByRole('button', { name: 'Start', exact: true }));
  await page.waitForURL(/\/play\//);
}

export interface Result {
  title: string;
  winners: string[];
  rows: string[][];
  last: string;
}

/** What the end screen says, and after it what the log says last. */
export async function ending(page: Page, way: Way): Promise<Result> {
  const end = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  const title = await end.getByRole('heading').innerText();
  const rows = await end.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
  const names = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await press(page, way, end.getByRole('button', { name: 'View the board' }));
  await end.waitFor({ state: 'detached' });
  const winners = await names.filter({ hasText: 'wins' }).locator('.colour').allInnerTexts();
  if (way === 'finger') await press(page, way, page.getByRole('button', { name: 'Game log' }));
  const last = await log(page).last().locator('p').last().innerText();
  return { title, winners, rows, last };
}

/** The end screen, the players and the log agree on who has won. */
export function agrees({ title, winners, last }: Result, mine: string): void {
  const all = new Intl.ListFormat('en', { type: 'conjunction' }).format(winners);
  if (winners.length === 1) {
    expect(last).toContain(`${all} wins`);
    expect(title).toBe(winners[0] === mine ? 'You win!' : `${all} wins`);
  } else {
    expect(last).toContain(`${all} share the victory`);
    expect(title).toBe(winners.includes(mine) ? `You share the victory: ${all}` : `${all} share the victory`);
  }
}
