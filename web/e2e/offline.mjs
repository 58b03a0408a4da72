// Loads the built page once, cuts the net and plays against bots: node e2e/offline.mjs
// It starts `vite preview` itself, with the rules for content that the server sends.
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const CONTENT =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'";
const server = await preview({ preview: { port: Number(process.env.PORT ?? 4419), headers: { 'content-security-policy': CONTENT } }, logLevel: 'warn' });
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const context = await browser.newContext({ locale: 'en' });
const page = await context.newPage();
const complaints = [];
page.on('pageerror', (error) => complaints.push(error.message));
page.on('console', (message) => message.type() === 'error' && !message.location().url.includes('/api/') && complaints.push(message.text()));
// A bot begins, so that it has to think before anybody else.
await page.addInitScript(() => localStorage.setItem('mandate-plans', JSON.stringify({ 'qin-quick': { first: 1 }, 'kaiser-quick': { first: 1 } })));

function check(what, is) {
  console.log(`${is ? 'ok  ' : 'FAIL'} ${what}`);
  if (!is) process.exitCode = 1;
}

await page.goto(base);
await page.getByRole('heading', { level: 1 }).waitFor();
await page.evaluate(() => navigator.serviceWorker.ready);
const everything = async () => (await caches.keys()).length === 1 && (await (await caches.open((await caches.keys())[0])).keys()).filter(({ url }) => url.endsWith('.net')).length === 6;
await page.waitForFunction(everything, null, { timeout: 60_000, polling: 500 });
check('the page, the engine and the networks are kept', true);

await context.setOffline(true);
await page.goto(`${base}settings`);
check('another page opens without a net', (await page.getByRole('heading', { level: 1 }).textContent()) === 'Settings');

for (const game of ['Qin', 'Der Kaiser von China']) {
  await page.goto(base);
  await page.getByRole('region', { name: game }).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/play/*');
  const match = page.url();
  await page.waitForFunction(() => /your turn/i.test(document.querySelector('.doing')?.textContent ?? ''), null, { timeout: 30_000 });
  check(`${game}: a bot has moved without a net`, true);
  await page.reload();
  await page.locator('.doing').waitFor();
  check(`${game} is there again after a reload`, page.url() === match);
}

await page.goto(base);
check('the matches are listed', (await page.getByRole('list').first().getByRole('link').count()) >= 2);
await page.goto(`${base}no/such/page`);
check('an unknown address says so', (await page.getByRole('heading', { level: 1 }).textContent()).includes('nothing'));
check(`nothing was complained about ${complaints.join(' | ')}`, complaints.length === 0);

await browser.close();
await server.close();
process.exit();
