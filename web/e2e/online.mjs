// Two people, a spectator and a second tab at tables of a real server that is killed in between.
//
//   node e2e/online.mjs            needs a built `mandate` (MANDATE_BIN, or target/debug) and a Chromium (CHROMIUM)
//
// It starts the server and the page by itself, on ports of its own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const WEB = new URL('..', import.meta.url).pathname;
const BINARY = process.env.MANDATE_BIN ?? join(WEB, '../target/debug/mandate');
const freePort = () =>
  new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => resolve(port));
    });
  });
const [PORT, PAGE_PORT] = [await freePort(), await freePort()];
const BASE = `http://127.0.0.1:${PAGE_PORT}`;
const SHOTS = process.env.SHOTS;
const data = mkdtempSync(join(tmpdir(), 'mandate-e2e-'));
const children = new Set();

function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: WEB, env: { ...process.env, ...env }, stdio: process.env.LOUD ? 'inherit' : 'ignore' });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

async function until(what, check, within = 40_000) {
  const end = Date.now() + within;
  for (;;) {
    const found = await check().catch(() => undefined);
    if (found) return found;
    if (Date.now() > end) throw new Error(`in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

let server;
async function serve() {
  server = run(BINARY, ['serve', '--listen', `127.0.0.1:${PORT}`, '--data', data, '--log', 'warn']);
  await until('the server', async () => (await fetch(`http://127.0.0.1:${PORT}/healthz`)).ok);
}
async function kill(signal = 'SIGKILL') {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await gone;
}

const problems = [];
async function visitor(browser, name, more = {}) {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1100, height: 800 }, ...more });
  const page = await context.newPage();
  watch(page, name);
  return page;
}
function watch(page, name) {
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => problems.push(`${name}: ${error.stack}`));
}

const session = (page) => page.evaluate(() => window.session.look && { version: window.session.look.version, turn: window.session.look.turn, you: window.session.look.you, progress: window.session.look.progress, entries: window.session.entries.map((entry) => entry.version), connection: window.session.connection, busy: window.session.busy, problem: window.session.problem, connected: window.session.people.map((person) => person.connected), legal: window.session.look.legal.length });
const agree = (pages, what) =>
  until(`all agree ${what}`, async () => {
    const all = await Promise.all(pages.map(session));
    return all.every(({ version, entries }) => version === all[0].version && entries.length === version && entries.every((number, index) => number === index + 1)) ? all : undefined;
  });
const act = (page, command) => page.evaluate((wanted) => window.session.act(wanted), command);
/** Makes some legal move of whoever has the turn; whether it was done. */
const move = (page) =>
  page.evaluate(() => {
    const { look } = window.session;
    return window.session.act({ do: 'move', seat: look.you, move: look.legal[Math.floor(Math.random() * look.legal.length)] });
  });
const mover = async (pages) =>
  until('somebody to move', async () => {
    for (const page of pages) {
      const { turn, you, busy, connection, legal } = await session(page);
      if (turn !== null && turn === you && !busy && connection === 'live' && legal > 0) return page;
    }
    return undefined;
  });
const shot = (page, name) => (SHOTS ? page.screenshot({ path: join(SHOTS, `${name}.png`) }) : undefined);

async function openTable(page, game) {
  await page.goto(`${BASE}/lobby`);
  await page.getByRole('button', { name: game }).click();
  await page.waitForURL(/\/t\//);
  await page.getByText('Waiting for').first().waitFor();
  return page.url();
}

async function sitDown(page, link, name) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take this seat' }).first().click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
}

const step = (text) => console.log(`${new Date().toISOString().slice(14, 23)}  ${text}`);

async function qin(browser) {
  const anna = await visitor(browser, 'Anna');
  const link = await openTable(anna, 'Open Qin for two');
  step('Qin: a table is open');
  const ben = await visitor(browser, 'Ben', { locale: 'de-DE' });
  await ben.goto(link);
  await ben.getByLabel('Dein Name').fill('Ben');
  await shot(ben, 'gathering-guest');
  await ben.getByRole('button', { name: 'Hier hinsetzen' }).click();
  await ben.getByRole('button', { name: 'Aufstehen' }).waitFor();
  step('a guest has sat down by link, under a name, with one click');
  await anna.getByText('Ben', { exact: true }).waitFor();
  await shot(anna, 'gathering-full');

  const eve = await visitor(browser, 'Eve');
  await eve.goto(link);
  await eve.getByText('Everybody is here').waitFor();
  assert.deepEqual(await eve.context().cookies(), [], 'who only watches is nobody');
  const tab = await anna.context().newPage();
  watch(tab, 'Anna’s second tab');
  await tab.goto(link);
  await anna.getByRole('button', { name: 'Begin' }).click();
  const all = [anna, ben, eve, tab];
  await until('the match to begin', async () => (await agree(all, 'after the deal'))[0].progress === 'playing');
  assert.equal((await session(eve)).you, null);
  assert.deepEqual((await session(tab)).you, (await session(anna)).you);
  step('begun; a spectator and a second tab see it');

  for (let moves = 0; moves < 12; moves++) {
    assert.ok(await move(await mover([anna, ben])));
    await agree(all, 'after a move');
  }
  assert.ok((await session(ben)).connected.every(Boolean));
  step('twelve moves, all four agree');

  // Who looks elsewhere finds a mark on the tab when it is their turn, and none when they look again.
  const away = (await mover([anna, ben])) === anna ? ben : anna;
  const here = away === anna ? ben : anna;
  const look = (hidden) =>
    away.evaluate((value) => {
      for (const [name, state] of Object.entries({ hidden: value, visibilityState: value ? 'hidden' : 'visible' })) Object.defineProperty(document, name, { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await look(true);
  const plain = await away.title();
  while ((await mover([anna, ben])) === here) await move(here);
  await until('the mark', async () => (await away.title()).startsWith('● '));
  assert.match(await away.locator('link[rel="icon"]').getAttribute('href'), /^data:/);
  await look(false);
  await until('the mark to go', async () => (await away.title()) === plain);
  step('a hidden tab is marked while it is one’s turn');

  // Both tabs of one person want something of the same moment: one move is made.
  if ((await mover([anna, ben])) === ben) while ((await mover([anna, ben])) === ben) await move(ben);
  const { version } = (await agree(all, 'before the race'))[0];
  const raced = await Promise.all([move(anna), move(tab)]);
  await agree(all, 'after the race');
  assert.equal(raced.filter(Boolean).length, 1);
  assert.equal((await session(anna)).version, version + 1);
  const loser = raced[0] ? tab : anna;
  assert.equal((await session(loser)).problem.refusal.code, 'stale');
  step('two tabs at once: one move, the other is told');

  // Killed with a move under way, and started again.
  const next = await mover([anna, ben]);
  await kill();
  const waiting = move(next);
  await next.getByText(next === ben ? 'Die Verbindung ist weg' : 'The connection is lost').waitFor();
  await shot(next, 'lost');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const back = Date.now();
  await serve();
  assert.equal(await waiting, true, 'what was wanted while the server was away is done');
  await agree(all, 'after the restart');
  step(`killed and restarted: all agree ${Date.now() - back} ms after the start, the move included`);
  assert.equal(await eve.getByText('The connection is lost').count(), 0);

  // Killed right after a move was sent: it was done or not, but never twice.
  for (let round = 0; round < 3; round++) {
    const page = await mover([anna, ben]);
    const before = (await session(page)).version;
    const answer = move(page);
    await new Promise((resolve) => setTimeout(resolve, round * 3));
    await kill();
    await serve();
    assert.equal(await answer, true);
    const after = (await agree(all, 'after another restart'))[0].version;
    assert.equal(after, before + 1);
  }
  step('killed three times while a move was under way: each was made once');

  // Stopped as it should be, with everybody told.
  await kill('SIGTERM');
  await serve();
  await agree(all, 'after a stop');

  // Offline and back.
  await ben.context().setOffline(true);
  await ben.evaluate(() => window.dispatchEvent(new Event('offline')));
  await ben.context().setOffline(false);
  await ben.evaluate(() => window.dispatchEvent(new Event('online')));
  await agree(all, 'after the net was away');

  // Taking back: free if it can be, otherwise asked for.
  for (;;) {
    const page = await mover([anna, ben]);
    await move(page);
    const asks = await page.evaluate(() => window.session.look.undo.ask && !window.session.look.undo.free);
    if (!asks) continue;
    const other = page === anna ? ben : anna;
    await act(page, { do: 'ask_undo', seat: (await session(page)).you });
    await shot(other, 'undo');
    await other.getByRole('button', { name: /^(Agree|Einverstanden)$/ }).click();
    await until('the answer', async () => (await page.evaluate(() => window.session.look.undo.asked_by)) === null);
    break;
  }
  await agree(all, 'after taking back');
  step('a move was taken back by consent');

  // Leaving, and coming back.
  await act(ben, { do: 'leave', seat: (await session(ben)).you });
  await ben.getByRole('button', { name: 'Selbst weiterspielen' }).click();
  await until('Ben to be back', async () => (await ben.evaluate(() => window.session.look.seats[window.session.look.you].occupant.kind)) === 'guest');
  step('left to a bot, and claimed back');

  // Talking.
  if (await anna.getByLabel('Say something').count()) {
    await anna.getByLabel('Say something').fill('Hello Ben');
    await anna.getByRole('button', { name: 'Send' }).click();
    await ben.getByText('Hello Ben').waitFor();
    assert.equal(await eve.getByLabel('Say something').count(), 0);
    step('a word was said and heard');
  }

  await act(ben, { do: 'resign', seat: (await session(ben)).you });
  await until('the end', async () => (await session(anna)).progress === 'over');
  await agree(all, 'at the end');
  const [again] = await Promise.all([anna.waitForURL((url) => url.href !== link && url.pathname.startsWith('/t/')), anna.locator('.end button.main').click()]).then(() => [anna.url()]);
  await ben.getByRole('link', { name: 'Mitkommen' }).click();
  await ben.waitForURL(again);
  await ben.getByRole('button', { name: 'Aufstehen' }).waitFor();
  await ben.getByRole('button', { name: 'Beginnen' }).click();
  await until('the rematch', async () => (await agree([anna, ben], 'in the rematch'))[0].progress === 'playing');
  step('given up, and played again at another table');
  for (const page of all) await page.close();
}

async function kaiser(browser) {
  const anna = await visitor(browser, 'Anna');
  const link = await openTable(anna, 'Open Kaiser for three');
  const ben = await visitor(browser, 'Ben');
  await sitDown(ben, link, 'Benjamin');
  await anna.getByLabel(/Seat a bot/).selectOption('level:1');
  await anna.getByRole('button', { name: 'Begin' }).click();
  const both = [anna, ben];
  await until('the match to begin', async () => (await agree(both, 'after the deal'))[0].progress === 'playing');
  for (let moves = 0; moves < 16; moves++) {
    assert.ok(await move(await mover(both)));
    if (moves === 8) {
      await kill();
      await serve();
    }
  }
  await agree(both, 'after sixteen moves');
  step('Kaiser: two people and a bot, sixteen moves, a restart in between');
  for (const page of both) await page.close();
}

async function account(browser) {
  const page = await visitor(browser, 'Clara');
  await page.goto(`${BASE}/me`);
  await page.getByLabel('Name', { exact: true }).fill('Clara');
  await page.getByLabel('Password').fill('short');
  await page.getByLabel('Password').fill('long enough for us');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are logged in as Clara.').waitFor();
  await page.getByLabel('Your name').fill('Clarissa');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByText('You are logged in as Clarissa.').waitFor();
  await page.getByText('Programs that play for you').click();
  await page.getByLabel('What the program is called').fill('Robot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByText('shown only this once').waitFor();
  await shot(page, 'account');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  assert.equal(download.suggestedFilename(), 'mandate.json');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You need no account').waitFor();
  await page.getByRole('radio', { name: 'Log in' }).check();
  await page.getByLabel('Name', { exact: true }).fill('Clarissa');
  await page.getByLabel('Password').fill('wrong password');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('Name or password is wrong.').waitFor();
  await page.getByLabel('Password').fill('long enough for us');
  await page.locator('form').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('You are logged in as Clarissa.').waitFor();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('dialog').getByLabel('Password').fill('long enough for us');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('You need no account').waitFor();
  step('an account was made, renamed, given a token, left, entered and deleted');
  await openTable(page, 'Open Qin for two');
  await page.context().clearCookies();
  await openTable(page, 'Open Qin for two');
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  step('a guest whom the server has forgotten comes in anew');
  await page.goto(`${BASE}/t/nosuchtable1`);
  await page.getByText('There is no such table').first().waitFor();
  await page.close();
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  await serve();
  run(join(WEB, 'node_modules/.bin/vite'), ['--port', String(PAGE_PORT), '--strictPort', '--host', '127.0.0.1'], { MANDATE_API: `http://127.0.0.1:${PORT}` });
  await until('the page', async () => (await fetch(BASE)).ok);
  const wanted = process.argv.slice(2);
  for (const [name, story] of Object.entries({ account, qin, kaiser })) if (wanted.length === 0 || wanted.includes(name)) await story(browser);
  assert.deepEqual(problems, []);
  step('all is well');
} catch (error) {
  for (const context of browser.contexts()) for (const page of context.pages()) console.log(page.url(), '\n', (await page.locator('body').innerText().catch(() => '')).slice(0, 600));
  console.log(problems.join('\n'));
  throw error;
} finally {
  await browser.close();
  for (const child of children) child.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true });
}
