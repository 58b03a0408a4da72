// The program and a browser, for tests that use it as people do.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

const PROGRAM = process.env.MANDATE_PROGRAM ?? new URL('../../target/debug/mandate', import.meta.url).pathname;
/** Where the page comes from while one works on it: a preview that passes `/api` on to MANDATE_LISTEN. */
const PAGE = process.env.MANDATE_PAGE;
/** Something that does not appear in this time does not appear at all. */
const PATIENCE = 45_000;
const CHROMIUM = process.env.MANDATE_CHROMIUM ?? '/usr/bin/chromium';

/** A server of its own with an empty database, and a browser. */
export class House {
  address = '';
  #served = '';
  #settings: string[] = [];
  readonly #data = mkdtempSync(join(tmpdir(), 'mandate-e2e-'));
  #server: ChildProcess | undefined;
  #browser: Browser | undefined;
  #errors: string[] = [];
  /** What the browser could not load: nobody's fault by itself, but good to know where something did not appear. */
  #missing: string[] = [];
  static #open: House[] = [];

  /** With more settings, if need be. */
  static async open(settings: string[] = []): Promise<House> {
    const house = new House();
    house.#settings = settings;
    House.#open.push(house);
    await house.start();
    house.#browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    return house;
  }

  /** Starts the server; again on the same port and data after `kill`. */
  async start(): Promise<void> {
    const listen = this.#served ? new URL(this.#served).host : (process.env.MANDATE_LISTEN ?? '127.0.0.1:0');
    const server = spawn(PROGRAM, ['serve', '--listen', listen, '--data', this.#data, ...this.#settings], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#server = server;
    this.#served = await new Promise<string>((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const found = /http:\/\/\S+/.exec(said);
        if (found) resolve(found[0]);
      });
      server.on('exit', (code) => reject(new Error(`the program ended with ${code}`)));
      server.on('error', reject);
    });
    this.address = PAGE ?? this.#served;
  }

  /** Ends the server without a warning. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.#server?.once('exit', resolve));
    this.#server?.kill('SIGKILL');
    await ended;
  }

  /** Somebody with a browser of their own. */
  async visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
    // A test that gave up between `kill` and `start` leaves nobody to visit.
    if (this.#server?.exitCode !== null || this.#server.signalCode !== null) await this.start();
    const context = await this.#browser!.newContext({
      baseURL: this.address,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await this.tab(context);
    return { page, context };
  }

  /** One more tab of the same browser. */
  async tab(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    page.on('requestfailed', (request) => this.#missing.push(`${request.url()}: ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#missing.push(`${response.url()}: ${response.status()}`);
    });
    page.on('pageerror', (error) => this.#errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|WebSocket|ERR_/.test(message.text())) this.#errors.push(message.text());
    });
    return page;
  }

  /** What went wrong in any page so far. */
  errors(): string[] {
    this.#missing = [];
    return this.#errors.splice(0);
  }

  /** Tells what went wrong in a test that has failed. Nothing of it is left for the next attempt. */
  static async clearUp(): Promise<void> {
    for (const house of House.#open) {
      const told = [...house.#missing, ...house.errors()];
      if (told.length > 0) console.error(told.join('\n'));
      await Promise.all((house.#browser?.contexts() ?? []).map((context) => context.close()));
    }
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** A phone that is held upright and touched. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Bots wait a little so that people can follow them; here nobody needs that. What gives people time, more than five seconds, stays as it is. */
export async function hurry(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) => later(work, ms !== undefined && ms > 5000 ? ms : Math.min(ms ?? 0, 10))) as typeof setTimeout;
  });
}
