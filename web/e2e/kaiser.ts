// Playing Der Kaiser von China.
import { expect } from 'vitest';
import { due, done, middles, press, touch, type Way } from './hands';
import type { Locator, Page } from 'playwright-core';

type Due = 'over' | 'handover' | 'take' | 'act';

export function now(): Due | null {
  if (document.querySelector('[role="dialog"][aria-labelledby="curtain-title"]')) return 'handover';
  if (document.querySelector('[role="dialog"] table')) return 'over';
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent.trim(),
  );
  if (buttons.some((name) => /^(Take the face-up card|Draw from the pile)/.test(name))) return 'take';
  return buttons.some((name) => /^(Draw cards|End your turn|Exchange)/.test(name)) || document.querySelector('main [role="button"][aria-disabled="false"]')
    ? 'act'
    : null;
}

/** No second piece: on to the drawing, or to the end if nothing is left to draw. */
export const onwards = (page: Page): Locator => page.getByRole('button', { name: /^(Draw cards|End your turn)$/ });

const open = (page: Page): Locator => page.locator('[role="button"][aria-disabled="false"][aria-label*="You can place"]');

export async function step(page: Page, way: Way): Promise<Due> {
  const what = await due(page, now);
  if (what === 'take') await done(page, () => take(page, way));
  else if (what === 'act') await done(page, () => act(page, way));
  return what;
}

async function take(page: Page, way: Way): Promise<void> {
  const pile = page.getByRole('button', { name: /^Draw from the pile/ });
  const fromPile = await pile.isEnabled();
  if (way === 'keys') await page.keyboard.press(fromPile ? 'p' : '1');
  else await press(page, way, fromPile ? pile : page.getByRole('button', { name: /^Take the face-up card/ }).first());
}

async function act(page: Page, way: Way): Promise<void> {
  const [spot] = await middles(open(page));
  if (spot && way === 'keys') {
    await toOpen(page);
    await page.keyboard.press('Enter');
  } else if (spot) {
    await touch(page, way, spot);
    if (way === 'finger') await press(page, way, page.getByRole('button', { name: 'Place', exact: true }));
  } else if (await onwards(page).isVisible()) {
    if (way === 'keys') await page.keyboard.press('s');
    else await press(page, way, onwards(page));
  } else if (way === 'keys') {
    await page.keyboard.press('e');
    await page.keyboard.press('1');
  } else {
    await press(page, way, page.getByRole('button', { name: /^Exchange/ }));
    await press(page, way, page.getByRole('region', { name: 'Your hand' }).getByRole('button').first());
  }
}

/** By Tab to a place where a piece can go; back again when the map has been left. */
async function toOpen(page: Page): Promise<void> {
  const where = (): Promise<string> =>
    page.evaluate(() => (document.activeElement?.closest('[data-place]') ? document.activeElement.getAttribute('aria-label')! : ''));
  let key = 'Tab';
  let inside = false;
  for (let stop = 0; stop < 120; stop++) {
    const at = await where();
    if (at.includes('You can place')) return;
    if (inside && !at) key = key === 'Tab' ? 'Shift+Tab' : 'Tab';
    inside = at !== '';
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not reach a place where a piece can go');
}

/** Until it is over, and through the final scoring. */
export async function toTheEnd(page: Page, way: Way): Promise<void> {
  while ((await step(page, way)) !== 'over');
  const final = page.getByRole('dialog', { name: 'Final scoring' });
  await final.waitFor();
  // Who has won is not told before.
  expect(await page.getByRole('dialog').count()).toBe(1);
  await press(page, way, final.getByRole('button', { name: 'Skip to the end' }));
  await press(page, way, final.getByRole('button', { name: 'Close' }));
  await final.waitFor({ state: 'detached' });
}
