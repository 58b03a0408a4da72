// The built page, loaded once: then the net is cut, and everything but other people is still there.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preview, type PreviewServer } from 'vite';

/** As the server says it. */
const CONTENT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

let server: PreviewServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let base: string;
const complaints: string[] = [];

beforeAll(async () => {
  server = await preview({ preview: { port: 4419, headers: { 'content-security-policy': CONTENT } }, logLevel: 'silent' });
  base = server.resolvedUrls!.local[0]!;
  browser = await chromium.launch({ executablePath: process.env.MANDATE_CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  context = await browser.newContext({ locale: 'en' });
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  // There is no server here: what is asked of it fails, and that is all right.
  page.on('console', (message) => message.type() === 'error' && !message.location().url.includes('/api/') && complaints.push(message.text()));
  // A bot begins, so that it has to think before anybody else.
  await page.addInitScript(() => localStorage.setItem('mandate-plans', JSON.stringify({ 'qin-quick': { first: 1 }, 'kaiser-quick': { first: 1 } })));
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const heading = (): Promise<string | null> => page.getByRole('heading', { level: 1 }).textContent();

test('after the first load everything is kept, the networks of the bots last', async () => {
  await page.goto(base);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const networks = (): Promise<number> =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().filter(({ url }) => url.endsWith('.net')).length;
    });
  await expect.poll(networks, { timeout: 60_000, interval: 500 }).toBe(6);
  await context.setOffline(true);
});

test('other pages open offline', async () => {
  await page.goto(`${base}settings`);
  expect(await heading()).toBe('Settings');
  await page.goto(`${base}no/such/page`);
  expect(await heading()).toBe('Page not found');
});

test.each(['Qin', 'Der Kaiser von China'])('%s is played against bots offline, and is there after a reload', async (game) => {
  await page.goto(base);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/play/*');
  const myTurn = async (): Promise<void> => {
    await page.waitForFunction(() => /your turn/i.test(document.querySelector('.doing')?.textContent ?? ''), null, { timeout: 60_000 });
    await page.waitForTimeout(1000); // it is kept a moment after it is shown
  };
  await myTurn();
  await page.reload();
  await myTurn();
  await page.goto(base);
  await page
    .getByRole('link', { name: new RegExp(`^${game}.*Your turn`) })
    .first()
    .waitFor();
});

test('a lesson is learned offline', async () => {
  await page.goto(`${base}learn/qin/first-tile`);
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
  for (const key of ['1', 'l', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await page.waitForURL('**/learn/qin/found');
});

test('nothing was complained about', () => expect(complaints).toEqual([]));
