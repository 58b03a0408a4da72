// Playing Qin.
import { due, done, log, middles, mover, press, touch, type Way } from './hands';
import type { Page } from 'playwright-core';

/** Small enough that a game is over after a dozen tiles. */
export const SMALL = { name: 'Small', text: 'V...V\n.R...\n...Y.\n.B...\nV...V\n' };

/** Puts a board among those kept in this browser. */
export const withBoard = (page: Page): Promise<unknown> =>
  page.addInitScript((board) => localStorage.setItem('mandate-boards', JSON.stringify([board])), SMALL);

function now(): 'over' | 'draw' | 'place' | 'pass' | null {
  const can = (group: string): boolean => document.querySelector(`[role="group"][aria-label="${group}"] button:enabled`) !== null;
  if (document.querySelector('[role="dialog"] table')) return 'over';
  if (can('Piles')) return 'draw';
  if (can('Your hand')) return 'place';
  return [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'Pass') ? 'pass' : null;
}

/** Does this page have the turn? */
export const hasTurn = async (page: Page): Promise<boolean> => (await page.evaluate(now)) !== null;

/** Does the next thing that is to be done; what it was. */
export async function step(page: Page, way: Way): Promise<'over' | 'draw' | 'place' | 'pass'> {
  const what = await due(page, now);
  if (what === 'place') await done(page, () => place(page, way));
  else if (what === 'pass')
    await done(page, () => (way === 'keys' ? page.keyboard.press('Enter') : press(page, way, page.getByRole('button', { name: 'Pass' }))));
  else if (what === 'draw') {
    const pile = page.getByRole('group', { name: 'Piles' }).locator('button:enabled').first();
    await done(page, () => (way === 'keys' ? page.keyboard.press('Enter') : press(page, way, pile)));
  }
  return what;
}

export const hand = (page: Page): ReturnType<Page['locator']> => page.getByRole('group', { name: 'Your hand' }).getByRole('button');

async function place(page: Page, way: Way): Promise<void> {
  const ready = page.getByRole('button', { name: 'Place', exact: true });
  for (const [index, tile] of (await hand(page).all()).entries()) {
    if (way === 'keys') {
      await page.keyboard.press(`${index + 1}`);
      await page.keyboard.press('l');
      if (await ready.isEnabled()) return page.keyboard.press('Enter');
      continue;
    }
    await press(page, way, tile);
    const spots = await middles(page.getByRole('application').locator('.fits'));
    if (way === 'finger') {
      if (!spots[0]) continue;
      await touch(page, way, spots[0]);
      return press(page, way, ready);
    }
    for (let turn = 0; turn < 4 && spots.length > 0; turn++) {
      for (const spot of spots) {
        await page.mouse.move(...spot);
        if (await ready.isEnabled()) return touch(page, way, spot);
      }
      await page.mouse.click(...spots.at(-1)!, { button: 'right' });
    }
  }
  throw new Error('no tile fits, but there is no way to pass');
}

/** Until it is over. */
export async function toTheEnd(page: Page, way: Way): Promise<void> {
  while ((await step(page, way)) !== 'over');
}

/** All that everybody can see of the board. */
export async function inWords(page: Page): Promise<string[]> {
  const all = page.getByRole('region', { name: 'The board in words' }).getByRole('listitem');
  await all.first().waitFor({ state: 'attached' }); // it is drawn after the board
  return all.allTextContents();
}

/** Whole turns, of whoever has them; who had the last. */
export async function turns(pages: readonly Page[], count: number): Promise<Page> {
  let page = pages[0]!;
  for (let turn = 0; turn < count; turn++) {
    page = await mover(pages, now);
    if ((await step(page, 'mouse')) === 'place' && (await page.evaluate(now)) === 'draw') await step(page, 'mouse');
    const lines = await log(page).count();
    for (const other of pages)
      await log(other)
        .nth(lines - 1)
        .waitFor({ state: 'attached' });
  }
  return page;
}
