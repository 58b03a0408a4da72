// Shuffling together, and what each browser finds out about the deal afterwards.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { House } from './house';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Two people at a table, before anybody has begun. */
async function gather(): Promise<{ anna: Page; ben: Page; link: string }> {
  const { page: anna } = await house.visitor();
  await anna.goto('/lobby');
  await anna.getByRole('button', { name: 'Open a Qin table for two' }).click();
  await anna.waitForURL(/\/t\//);
  const link = await anna.getByLabel(/^Invite by link/).inputValue();
  const { page: ben } = await house.visitor();
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take this seat' }).first().click();
  await anna.getByText('Ben', { exact: true }).waitFor();
  return { anna, ben, link };
}

async function begin({ anna, ben }: { anna: Page; ben: Page }): Promise<void> {
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [anna, ben]) await page.getByRole('application').waitFor();
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really resign?' }).click();
}

/** Has every record that this page fetches changed by somebody on the way. */
async function tamper(page: Page, change: (record: any) => void): Promise<void> {
  await page.route('**/api/tables/*/record', async (route) => {
    const record = await (await route.fetch()).json();
    change(record);
    await route.fulfill({ json: record });
  });
}

const holds = (page: Page): Promise<void> => page.getByText('Deal verified').waitFor();

test('both players and a second tab verify the deal, and a spectator that the record is consistent', async () => {
  const { anna, ben, link } = await gather();
  const tab = await house.tab(anna.context());
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Stand up' }).waitFor();
  await begin({ anna, ben });
  await tab.getByRole('application').waitFor();
  await giveUp(ben);
  for (const page of [anna, ben, tab]) await holds(page);
  await ben.getByText('Deal verified').click();
  await ben.getByText('Your random numbers went into the deal as your browser sent them.').waitFor();

  const { page: eve } = await house.visitor();
  await eve.goto(link);
  await eve.getByText('The record is consistent').click();
  await eve.getByText('Your browser took no part in this deal.').waitFor();
  // A replay of it is checked as well, and knows who took part.
  const replay = await house.tab(ben.context());
  await replay.goto(link.replace('/t/', '/replay/'));
  await holds(replay);
  expect(house.errors()).toEqual([]);
});

test('everybody sees who is missing, and a reload in between changes nothing', async () => {
  const { anna, ben } = await gather();
  // What Ben’s browser commits to does not arrive.
  let held = 0;
  await ben.route('**/api/tables/*/do', async (route) => {
    held++;
    await route.abort();
  });
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  for (const page of [anna, ben]) await page.getByText('Shuffling together…').waitFor();
  await anna.getByText('Waiting for Ben.').waitFor();
  await ben.getByText('Waiting for you.').waitFor();
  await expect.poll(() => held, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await anna.getByRole('timer').innerText()).toMatch(/^(2:00|[01]:\d\d)$/);
  await ben.unroute('**/api/tables/*/do');
  await ben.reload();
  for (const page of [anna, ben]) await page.getByRole('application').waitFor();
  await giveUp(anna);
  for (const page of [anna, ben]) await holds(page);
});

test('who stood up while it was shuffled is told, and it can begin again', async () => {
  const { anna, ben, link } = await gather();
  await ben.route('**/api/tables/*/do', (route) => route.abort());
  await anna.getByRole('button', { name: 'Start', exact: true }).click();
  await ben.getByText('Shuffling together…').waitFor();
  await ben.getByRole('button', { name: 'Stand up' }).click();
  await anna.getByText('The seat of Ben was freed during the shuffle').waitFor();
  await ben.unroute('**/api/tables/*/do');
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Take this seat' }).first().click();
  await ben.getByRole('button', { name: 'Stand up' }).waitFor();
  await begin({ anna, ben });
  await giveUp(anna);
  for (const page of [anna, ben]) await holds(page);
});

test('a record that was changed is not verified, and says what is wrong', async () => {
  const { anna, ben, link } = await gather();
  await tamper(anna, (record) => (record.secret = 'ab'.repeat(32)));
  await tamper(ben, (record) => (record.commitment = 'ab'.repeat(32)));
  await begin({ anna, ben });
  await giveUp(ben);
  await anna.getByText('The deal doesn’t verify').waitFor();
  await anna.getByText('The secret in the record isn’t the one the server committed to.').waitFor();
  await ben.getByText('The server dealt from a different secret than it committed to before the game.').waitFor();
  // A replay says so, too.
  await anna.goto(link.replace('/t/', '/replay/'));
  await anna.getByRole('alert').filter({ hasText: 'The secret in the record isn’t the one the server committed to.' }).waitFor();
});

test('a match of the first protocol is checked, and called what it is', async () => {
  const { page } = await house.visitor();
  await page.goto('/replay');
  const record = readFileSync(new URL('../../crates/table/tests/records/qin-1.json', import.meta.url));
  await page.locator('input[type=file]').setInputFiles({ name: 'old.json', mimeType: 'application/json', buffer: record });
  await page.getByText('The record is consistent (older procedure)').click();
  await page.getByText('could have chosen between deals').waitFor();
});
