// How fast the page is, on a processor slowed down as phones are: npm run speed. It measures and tells; nothing fails.
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { begin } from './hands';
import { House, hurry, PHONE } from './house';
import * as kaiser from './kaiser';
import * as qin from './qin';

/** How many times slower than this machine. */
const SLOWER = Number(process.env.SLOWER ?? 4);
/** How long a tile is dragged, in milliseconds. */
const DRAGGED = 4000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

declare global {
  interface Window {
    tasks: { at: number; ms: number }[];
    shown: number[];
    thought: number[];
  }
}

async function slow(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return session;
}

/** A visitor whose page notes every task that keeps it busy for 50 ms or more. */
async function watched(options: Parameters<House['visitor']>[0] = {}): Promise<Page> {
  const { page } = await house.visitor({ reducedMotion: 'no-preference', ...options });
  await page.addInitScript(() => {
    window.tasks = [];
    new PerformanceObserver((list) =>
      window.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ at: Math.round(startTime), ms: Math.round(duration) }))),
    ).observe({ type: 'longtask', buffered: true });
  });
  return page;
}

async function tellTasks(page: Page, of: string): Promise<void> {
  const tasks = await page.evaluate(() => window.tasks.splice(0));
  console.log(`${of}: ${tasks.length ? `busy for ${tasks.map(({ ms }) => ms).join(', ')} ms` : 'never busy for 50 ms'}`);
}

/** Frames while something happens: how many a second, and how long the slow ones take. */
async function tellFrames(page: Page, of: string, happens: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    window.shown = [];
    const next = (at: number): void => {
      window.shown.push(at);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await happens();
  const at = await page.evaluate(() => window.shown);
  const took = at
    .slice(1)
    .map((time, index) => time - at[index]!)
    .sort((a, b) => a - b);
  const all = at.at(-1)! - at[0]!;
  const quantile = (part: number): string => took[Math.min(took.length - 1, Math.floor(part * took.length))]!.toFixed(1);
  console.log(
    `${of}: ${((1000 * took.length) / all).toFixed(1)} frames a second; half take ${quantile(0.5)} ms, 95 % at most ${quantile(0.95)} ms, the slowest ${quantile(1)} ms`,
  );
}

for (const [device, way, options] of [
  ['desktop', 'mouse', {}],
  ['phone', 'finger', PHONE],
] as const) {
  test(`Qin on a ${device}`, async () => {
    const page = await watched(options);
    await slow(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
    await page.waitForTimeout(2000);
    await tellTasks(page, `front page, ${device}`);
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await qin.hand(page).first().waitFor();
    await page.waitForTimeout(1500);
    await tellTasks(page, `beginning of a game, ${device}`);

    // A few turns, so that there is something on the board.
    for (let i = 0; i < 8; i++) await qin.step(page, way);
    await page.waitForFunction(() => document.querySelector('[role="group"][aria-label="Your hand"] button:enabled'));
    await tellTasks(page, `four turns, ${device}`);

    const tile = (await qin.hand(page).first().boundingBox())!;
    const board = (await page.getByRole('application').boundingBox())!;
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await tellFrames(page, `dragging a tile, ${device}`, async () => {
      const begin = Date.now();
      for (let round = 0; Date.now() - begin < DRAGGED; round += 0.03) {
        await page.mouse.move(board.x + board.width * (0.5 + 0.4 * Math.cos(round)), board.y + board.height * (0.5 + 0.4 * Math.sin(1.7 * round)));
      }
    });
    await tellTasks(page, `dragging a tile, ${device}`);
    await page.mouse.up();
    await page.context().close();
  });
}

test('Der Kaiser von China', async () => {
  const page = await watched();
  await slow(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).nth(1).click();
  for (let i = 0; i < 8; i++) await kaiser.step(page, 'mouse');
  await tellTasks(page, 'first turns, Kaiser');
  const map = (await page.locator('main svg').first().boundingBox())!;
  await tellFrames(page, 'moving over the map, Kaiser', async () => {
    const begin = Date.now();
    for (let round = 0; Date.now() - begin < DRAGGED; round += 0.03) {
      await page.mouse.move(map.x + map.width * (0.5 + 0.4 * Math.cos(round)), map.y + map.height * (0.5 + 0.4 * Math.sin(1.7 * round)));
    }
  });
  await tellTasks(page, 'moving over the map, Kaiser');
  await page.context().close();
});

test('bots', async () => {
  const page = await watched();
  // How long a bot thinks, from the question to the answer; what the page waits so that people can follow is not counted.
  await page.addInitScript(() => {
    window.thought = [];
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on the worker that it is given
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { id: number; request: string }) {
      const asked = performance.now();
      const answered = ({ data }: MessageEvent<{ id: number }>): void => {
        if (data.id !== message.id) return;
        window.thought.push(performance.now() - asked);
        this.removeEventListener('message', answered);
      };
      if (message.request.startsWith('{"think"')) this.addEventListener('message', answered);
      post.call(this, message);
    } as typeof post;
  });
  for (const [game, play] of [
    ['qin', qin],
    ['kaiser', kaiser],
  ] as const) {
    for (const level of [3, 5]) {
      await page.goto(`/new?game=${game}`);
      const bots = page.getByLabel(/^Level of the bot/);
      await bots.first().waitFor();
      for (const bot of await bots.all()) await bot.selectOption(`level:${level}`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.waitForURL(/\/play\//);
      for (let i = 0; i < 8; i++) await play.step(page, 'mouse');
      const thought = await page.evaluate(() => window.thought.splice(0));
      console.log(
        `${game}, level ${level}: ${thought.length} decisions, each within ${Math.max(...thought).toFixed(0)} ms, the first in ${thought[0]?.toFixed(0)} ms`,
      );
    }
  }
  await page.context().close();
});

test('reviews', async () => {
  for (const [game, play] of [
    ['qin', qin],
    ['kaiser', kaiser],
  ] as const) {
    const { page, context } = await house.visitor();
    await hurry(context);
    await begin(page, 'mouse', `/new?game=${game}`);
    await play.toTheEnd(page, 'mouse');
    const before = Date.now();
    await page.getByRole('dialog').getByRole('button', { name: 'Review' }).click();
    const said = page.getByText(/^All \d+ decisions have been judged\.$/).first();
    await said.waitFor({ timeout: 150_000 });
    console.log(`a review of ${game}: ${((Date.now() - before) / 1000).toFixed(1)} s. ${await said.innerText()}`);
    await context.close();
  }
});
