// “Why?” and “why not?”: what stands somewhere, how it came to be, and by which rule.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, done, log } from './hands';
import { House } from './house';
import { card, closed, KAISER, QIN, setUp, spot } from './positions';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

test('why a village, a pagoda and a score of Qin are as they are', async () => {
  const { page, context } = await house.visitor();
  await setUp(page, QIN);
  // The tile that founds a province and takes the village.
  await page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button', { name: /blue-blue/ })
    .click();
  await done(page, async () => page.mouse.click(...(await spot(page, 1.5, 0))));

  await page.mouse.click(...(await spot(page, 3, 0)), { button: 'right' });
  await card(page).getByText('The village at d1 belongs to White.').waitFor();
  expect(await card(page).innerText()).toContain('Move 1: White connects the empty village at d1');
  expect(await card(page).getByRole('heading').innerText()).toBe('Rule Q8.2');
  await card(page).locator('.board path.marked').waitFor();
  await card(page).getByRole('button', { name: 'Why? Rule Q8.3' }).click();
  await card(page).getByRole('heading', { name: 'Rule Q8.3' }).waitFor();
  await closed(page);

  // The pagoda by keys alone.
  await page.getByRole('application').focus();
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowLeft', '?']) await page.keyboard.press(key);
  await card(page)
    .getByText(/^This blue province of 3 spaces belongs to White, with one pagoda on it/)
    .waitFor();
  expect(await card(page).innerText()).toContain('Move 1: White founds a blue province of 3 spaces');
  await closed(page);

  // Asking first, then choosing; the score; a line of the log.
  await page.getByRole('button', { name: 'What’s this, and why?' }).click();
  await page.mouse.click(...(await spot(page, 4, 2)));
  await card(page).getByText('One space alone isn’t a province and belongs to nobody.').waitFor();
  await closed(page);
  await page.getByRole('list', { name: 'Players' }).getByRole('button').first().click();
  await card(page).getByText('White has 22 pagodas left. On the board: 1 on one province and 1 on villages.').waitFor();
  await closed(page);
  await log(page).last().getByRole('button', { name: 'Why? Rule Q8.2' }).click();
  await card(page).locator('.board path.marked').waitFor();
  await closed(page);
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('what is asked about is not played: tiles, cards and piles', async () => {
  const { page, context } = await house.visitor();
  const ask = page.getByRole('button', { name: 'What’s this, and why?' });
  await setUp(page, QIN);
  const tile = page.getByRole('group', { name: 'Your hand' }).getByRole('button').first();
  await ask.click();
  await tile.click();
  await card(page).getByRole('heading', { name: 'Rule Q3.1' }).waitFor();
  await closed(page);
  expect(await tile.getAttribute('aria-pressed')).toBe('false');
  // A pile that cannot be drawn from now can be asked about all the same.
  await ask.click();
  await page.getByRole('group', { name: 'Piles' }).click({ position: { x: 8, y: 8 } });
  await card(page).getByRole('heading', { name: 'Rule Q3.6' }).waitFor();
  await closed(page);

  await begin(page, 'mouse', '/new?game=kaiser');
  const pile = page.getByRole('button', { name: /^Pile: / });
  await page.getByText('Your turn: place a piece on the map or exchange a card.').first().waitFor();
  const cards = await pile.innerText();
  await ask.click();
  await page.getByRole('region', { name: 'Face-up cards and pile' }).click();
  await card(page).getByRole('heading', { name: 'Rule K7.1' }).waitFor();
  await closed(page);
  expect(await pile.innerText()).toBe(cards);
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('why not: the rule with the board as it is', async () => {
  const { page, context } = await house.visitor();
  await setUp(page, QIN);
  await page
    .getByRole('group', { name: 'Your hand' })
    .getByRole('button', { name: /red-red/ })
    .click();
  const at = await spot(page, 2.5, 1);
  await page.mouse.move(...at);
  const rule = page.getByRole('button', { name: 'Rule Q3.3' });
  await rule.waitFor();
  await page.mouse.click(...at);
  await rule.click();
  await card(page).getByRole('heading', { name: 'Rule Q3.3' }).waitFor();
  await card(page).locator('.board path.marked').waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('why a house, an alliance and the points of the Kaiser are as they are', async () => {
  const { page, context } = await house.visitor();
  await setUp(page, KAISER);
  const place = page.locator('[data-place="18"]');
  await place.click({ button: 'right', force: true });
  await card(page).getByText('The house on space 18 in Wei is Green’s.').waitFor();
  expect(await card(page).innerText()).toContain('Most houses: Green (2)');
  await card(page).locator('.board [data-place="18"].marked').waitFor();
  await closed(page);
  await page.locator('[data-place="Wei"]').focus();
  await page.keyboard.press('?');
  await card(page).getByText('There’s no emissary in Wei.').waitFor();
  await closed(page);
  await page.getByRole('button', { name: /Wei – Ch/ }).focus();
  await page.keyboard.press('?');
  await card(page).getByRole('heading', { name: 'Rule K10.2' }).waitFor();
  await closed(page);
  await page.getByRole('list', { name: 'Players' }).getByRole('button').first().click();
  await card(page)
    .getByText(/^If the game ended now, Green would have \d+: \d+ for houses, 0 for alliances, 0 for roads/)
    .waitFor();
  await closed(page);
  await context.close();
  expect(house.errors()).toEqual([]);
});
