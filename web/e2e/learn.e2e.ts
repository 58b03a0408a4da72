// The courses: all of Qin by keys alone, mistakes and their explanations, progress that stays, three languages, everybody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { check } from './everybody';
import { keysOnly, middles, press, tabTo, touch } from './hands';
import { House, PHONE } from './house';
import { byKeys, course, outcome, words } from './lessons';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const LESSONS = course('qin');

test('all lessons of Qin are learned by keys alone, and stay learned', async () => {
  const { page, context } = await house.visitor();
  const untouched = await keysOnly(page);
  const said = words('qin', 'en');
  await page.goto('/learn');
  await tabTo(page, page.getByRole('region', { name: 'Qin' }).getByRole('link', { name: 'Start the course' }));
  await page.keyboard.press('Enter');
  for (const [at, { id, solution }] of LESSONS.entries()) {
    await page.waitForURL(`**/learn/qin/${id}`);
    await page.getByRole('heading', { level: 1, name: said.get(`learn-qin-${id}-title`)!, exact: true }).waitFor();
    for (const move of solution) await byKeys(page, move);
    await outcome(page)
      .getByText(said.get(`learn-qin-${id}-done`)!, { exact: true })
      .waitFor();
    const onwards = outcome(page).getByRole('link', { name: at + 1 < LESSONS.length ? 'Next lesson' : 'Play a real game' });
    await page.waitForFunction((link) => link === document.activeElement, await onwards.elementHandle());
    if (at + 1 < LESSONS.length) await page.keyboard.press('Enter');
  }
  await untouched();
  await page.goto('/learn/qin');
  await page.getByText(`All ${LESSONS.length} lessons done`).waitFor();
  await page.reload();
  await page.getByText(`All ${LESSONS.length} lessons done`).waitFor();
  expect(await page.getByRole('link', { name: /\(done\)$/ }).count()).toBe(LESSONS.length);
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('a mistake says what it led to, another try is one key away, and the way is shown to who wants it', async () => {
  const { page, context } = await house.visitor();
  const said = words('qin', 'en');
  const { solution, mistakes } = LESSONS.find(({ id }) => id === 'conquer')!;
  await page.goto('/learn/qin/conquer');
  for (const { id, moves } of mistakes) {
    for (const move of moves) await byKeys(page, move);
    await outcome(page)
      .getByText(said.get(`learn-qin-conquer-mistake-${id}`)!, { exact: true })
      .waitFor();
    await outcome(page).getByText('What happened').click();
    await outcome(page)
      .getByText(/^Green places/)
      .waitFor();
    await outcome(page).getByRole('button', { name: 'Try again' }).click();
    await outcome(page).waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await page
    .getByRole('region', { name: 'Task' })
    .getByText(/conquers White’s village at b2/)
    .waitFor();
  for (const move of solution) await byKeys(page, move);
  await outcome(page).getByRole('heading', { name: 'Well done!' }).waitFor();

  // What is not allowed changes nothing, and says why.
  const contact = LESSONS.find(({ id }) => id === 'contact')!;
  await page.goto('/learn/qin/contact');
  await byKeys(page, contact.mistakes[0]!.moves[0]!);
  await page.getByRole('region', { name: 'Task' }).getByText(said.get('learn-qin-contact-mistake-village')!, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Rule Q3.3' }).first().click();
  await page.getByRole('dialog', { name: 'Rule Q3.3' }).waitFor();
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('what was learned goes with the account', async () => {
  const { page: here, context } = await house.visitor();
  await here.goto('/learn/qin/first-tile');
  for (const move of LESSONS[0]!.solution) await byKeys(here, move);
  await outcome(here).waitFor();
  await here.goto('/me');
  await here.getByLabel('Name', { exact: true }).fill('Dora');
  await here.getByLabel('Password').fill('long enough for us');
  await here.getByRole('button', { name: 'Create an account' }).click();
  await here.getByText('You’re logged in as Dora.').waitFor();
  await here.goto(`/learn/qin/${LESSONS[1]!.id}`);
  const kept = here.waitForResponse((answer) => answer.request().method() === 'PATCH' && (answer.request().postData() ?? '').includes(LESSONS[1]!.id));
  for (const move of LESSONS[1]!.solution) await byKeys(here, move);
  await kept;

  const { page: there, context: other } = await house.visitor();
  await there.goto('/me');
  await there.getByRole('radio', { name: 'Log in' }).check();
  await there.getByLabel('Name', { exact: true }).fill('Dora');
  await there.getByLabel('Password').fill('long enough for us');
  await there.locator('form').getByRole('button', { name: 'Log in' }).click();
  await there.getByText('You’re logged in as Dora.').waitFor();
  await there.goto('/learn/qin');
  await expect.poll(() => there.getByRole('link', { name: /\(done\)$/ }).count()).toBe(2);
  await context.close();
  await other.close();
  expect(house.errors()).toEqual([]);
});

test.each([
  { locale: 'de-DE', language: 'de', next: 'Nächste Lektion', ready: 'Setzen', how: 'mouse' as const },
  { locale: 'it-IT', language: 'it', next: 'Lezione successiva', ready: 'Piazza', how: 'finger' as const },
])('the first lessons of both games in $language by $how', async ({ locale, language, next, ready, how }) => {
  const { page, context } = await house.visitor({ locale, ...(how === 'finger' ? PHONE : {}) });
  for (const game of ['qin', 'kaiser']) {
    const said = words(game, language);
    const [first, second] = course(game);
    await page.goto(`/learn/${game}/${first!.id}`);
    await page.getByText(said.get(`learn-${game}-${first!.id}-goal`)!).waitFor();
    if (game === 'qin') {
      await press(page, how, page.locator('main button[aria-pressed]:enabled').first());
      const [spot] = await middles(page.getByRole('application').locator('.fits'));
      await touch(page, how, spot!);
      if (how === 'finger') await press(page, how, page.locator('main .acts .do'));
    } else {
      const open = page.locator('[data-place][aria-disabled="false"]').first();
      await open.waitFor();
      const [spot] = await middles(open);
      await touch(page, how, spot!);
      if (how === 'finger') await press(page, how, page.getByRole('button', { name: ready, exact: true }));
    }
    await page.getByText(said.get(`learn-${game}-${first!.id}-done`)!, { exact: true }).waitFor();
    await press(page, how, page.getByRole('link', { name: next }));
    await page.getByText(said.get(`learn-${game}-${second!.id}-goal`)!).waitFor();
  }
  await context.close();
  expect(house.errors()).toEqual([]);
});

test('nothing is in anybody’s way in a lesson', async () => {
  const { page, context } = await house.visitor({ bypassCSP: true });
  const { solution, mistakes } = LESSONS.find(({ id }) => id === 'conquer')!;
  await page.goto('/learn/qin/conquer');
  await page.getByRole('application').waitFor();
  const wrong = await check(page, 'a lesson');
  for (const move of mistakes[0]!.moves) await byKeys(page, move);
  await outcome(page).waitFor();
  wrong.push(...(await check(page, 'a mistake')));
  await outcome(page).getByRole('button', { name: 'Try again' }).click();
  for (const move of solution) await byKeys(page, move);
  await outcome(page).getByRole('link', { name: 'Next lesson' }).waitFor();
  wrong.push(...(await check(page, 'a lesson that is learned')));
  expect(wrong).toEqual([]);
  await context.close();
  expect(house.errors()).toEqual([]);
});
