// People at one table of the server, which is killed in between.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { log, mover } from './hands';
import { House } from './house';
import * as kaiser from './kaiser';
import * as qin from './qin';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function open(button: string): Promise<Page> {
  const { page } = await house.visitor();
  await page.goto('/lobby');
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/t\//);
  return page;
}

async function join(link: string, name: string): Promise<Page> {
  const { page } = await house.visitor();
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take this seat' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  return page;
}

const link = (page: Page): Promise<string> => page.getByLabel(/^Invite by link/).inputValue();
const lines = (page: Page): Promise<string[]> => log(page).allInnerTexts();
const hand = (page: Page): Promise<(string | null)[]> => qin.hand(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));

test('two people, a spectator and a second tab, over a server that dies', async () => {
  const anna = await open('Open a Qin table for two');
  const invitation = await link(anna);
  const ben = await join(invitation, 'Ben');
  await anna.getByText('Ben', { exact: true }).waitFor();
  const { page: eve } = await house.visitor();
  await eve.goto(invitation);
  await eve.getByText('Everyone’s here').waitFor();
  const tab = await house.tab(anna.context());
  await tab.goto(invitation);
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  const all = [anna, ben, eve, tab];
  for (const page of all) await page.getByRole('application').waitFor();

  const agree = async (): Promise<void> => {
    const told = async (page: Page): Promise<string> => JSON.stringify([await log(page).count(), await qin.inWords(page)]);
    const mine = async (page: Page): Promise<string> => JSON.stringify([await hand(page), await lines(page)]);
    // What was done last may still be on its way to anybody.
    await expect.poll(async () => new Set(await Promise.all(all.map(told))).size, { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => new Set(await Promise.all([anna, tab].map(mine))).size, { timeout: 30_000 }).toBe(1);
    expect(await qin.hand(ben).count()).toBeGreaterThan(1);
    expect((await eve.getByText('Your hand').count()) + (await qin.hand(eve).count())).toBe(0);
    expect(await eve.content()).not.toContain('Tile 1:');
  };
  await qin.turns([anna, ben], 4);
  await agree();

  // The second tab plays for the first.
  await qin.turns([tab, ben], 2);
  await agree();

  await house.kill();
  await anna.getByText('Connection lost').waitFor();
  await ben.getByText('Connection lost').waitFor();
  await house.start();
  for (const page of all) await page.getByText('Connection lost').waitFor({ state: 'detached' });
  await agree();
  await qin.turns([anna, ben], 3);
  await agree();

  // What was wanted while the server was away is in sight, and done once when it is back.
  const waiting = (await qin.hasTurn(anna)) ? anna : ben;
  const before = await log(waiting).count();
  await house.kill();
  await waiting.getByText('Connection lost').waitFor();
  const moved = qin.step(waiting, 'mouse');
  await waiting.getByText('your move will be sent').first().waitFor();
  await waiting.getByRole('application').getByText('…').waitFor();
  await house.start();
  await moved;
  await waiting.getByText('your move will be sent').first().waitFor({ state: 'detached' });
  await agree();
  expect(await log(waiting).count()).toBe(before + 1);

  // A move is taken back when the other agrees.
  const regrets = await qin.turns([anna, ben], 2);
  await regrets.getByRole('button', { name: 'Request a takeback' }).click();
  await (regrets === anna ? ben : anna).getByRole('button', { name: 'Accept' }).click();
  for (const page of all) await log(page).filter({ hasText: 'agrees.' }).waitFor();
  await agree();

  // A bot plays on for a player who leaves, until they are back.
  await ben.getByRole('button', { name: 'Hand over to a bot' }).click();
  await ben.getByRole('button', { name: 'Yes, let it play' }).click();
  await ben.getByRole('button', { name: 'Take over again' }).click();
  for (const page of all) await log(page).filter({ hasText: 'Black is back.' }).waitFor();

  await anna.getByLabel('Write a message').fill('Well played');
  await anna.getByRole('button', { name: 'Send' }).click();
  await ben.getByText('Well played').waitFor();
  await eve.getByText('Well played').waitFor();
  expect(await eve.getByLabel('Write a message').count()).toBe(0);

  await ben.getByRole('button', { name: 'Resign' }).click();
  await ben.getByRole('button', { name: 'Really resign?' }).click();
  await anna.getByRole('heading', { name: 'You win!' }).waitFor();
  await tab.getByRole('heading', { name: 'You win!' }).waitFor();
  await eve.getByRole('heading', { name: 'White wins' }).waitFor();
  // Everybody looks at it from their own seat again.
  const review = await house.tab(ben.context());
  await review.goto(invitation.replace('/t/', '/replay/'));
  expect(await review.getByRole('combobox', { name: 'View' }).inputValue()).toBe('1');
  await anna.getByRole('button', { name: 'Rematch' }).click();
  await anna.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== invitation);
  await ben.getByRole('link', { name: 'Join' }).click();
  await ben.getByRole('button', { name: 'Stand up' }).waitFor();
  for (const page of [anna, ben, eve]) await page.context().close();
  expect(house.errors()).toEqual([]);
});

test('two people and a bot at Der Kaiser von China', async () => {
  const anna = await open('Open a Kaiser table for three');
  const ben = await join(await link(anna), 'Ben');
  await anna.getByText('Ben', { exact: true }).waitFor();
  await anna.getByLabel(/Add a bot as/).selectOption('level:1');
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  const both = [anna, ben];
  for (let moves = 0; moves < 10; moves++) {
    await kaiser.step(await mover(both, kaiser.now), 'mouse');
    if (moves === 4) {
      await house.kill();
      await house.start();
    }
  }
  for (const page of both) await page.getByRole('region', { name: 'Your hand' }).waitFor();
  await Promise.all(both.map((page) => page.context().close()));
  expect(house.errors()).toEqual([]);
});

test('however much is said, everything beside the board stays in sight', async () => {
  const anna = await open('Open a Qin table for two');
  const ben = await join(await link(anna), 'Ben');
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  await anna.getByRole('application').waitFor();
  const words = anna.getByLabel('Write a message');
  for (let line = 0; line < 6; line++) {
    await words.fill(`${line} `.padEnd(400, 'W'));
    await words.press('Enter');
  }
  await anna.getByText('5 WWWW').waitFor();
  const below = [
    anna.getByText('5 WWWW'),
    words,
    anna.getByRole('button', { name: 'Turn chat off' }),
    anna.getByRole('button', { name: 'Hand over to a bot' }),
  ];
  // The last line is in sight, and nothing lies on anything else.
  let bottom = 0;
  for (const element of below) {
    const { y, height } = (await element.boundingBox())!;
    if (element !== below[0]) expect(y).toBeGreaterThanOrEqual(bottom);
    bottom = y + height;
  }
  expect(bottom).toBeLessThanOrEqual(800);
  for (const page of [anna, ben]) await page.context().close();
  expect(house.errors()).toEqual([]);
});

test('a guest has one field for a name at a time, and its name is the one that counts', async () => {
  const { page } = await house.visitor();
  await page.goto('/me');
  await page.getByRole('radio', { name: 'Just a name' }).check();
  await page.getByLabel('Your name').fill('Dora');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('You’re here as Dora').waitFor();
  for (const choice of ['Create an account', 'Log in', 'Just a name']) {
    await page.getByRole('radio', { name: choice }).check();
    expect(await page.getByRole('textbox', { name: /name/i }).count(), choice).toBe(1);
  }
  await page.getByRole('radio', { name: 'Create an account' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Dorothea');
  await page.getByLabel('Password').fill('long enough for us');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('You’re logged in as Dorothea.').waitFor();
  await page.context().close();
  expect(house.errors()).toEqual([]);
});

test('an account is made, left, entered and deleted', async () => {
  const { page } = await house.visitor();
  const form = page.locator('form');
  await page.goto('/me');
  await page.getByLabel('Name', { exact: true }).fill('Clara');
  await page.getByLabel('Password').fill('long enough for us');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByText('You’re logged in as Clara.').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You don’t need an account').waitFor();
  await page.getByRole('radio', { name: 'Log in' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Clara');
  await page.getByLabel('Password').fill('wrong password');
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Wrong name or password.').waitFor();
  await page.getByLabel('Password').fill('long enough for us');
  await form.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('You’re logged in as Clara.').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  expect(file.suggestedFilename()).toBe('mandate.json');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('long enough for us');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page.getByText('You don’t need an account').waitFor();
  // A guest that the server has forgotten comes in again.
  for (let visit = 0; visit < 2; visit++) {
    await page.goto('/lobby');
    await page.getByRole('button', { name: 'Open a Qin table for two' }).click();
    await page.getByRole('button', { name: 'Stand up' }).waitFor();
    await page.context().clearCookies();
  }
  await page.goto('/t/nosuchtable1');
  await page.getByText('Table not found').first().waitFor();
  await page.context().close();
  expect(house.errors()).toEqual([]);
});
