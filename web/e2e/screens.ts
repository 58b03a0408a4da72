// The pictures of the README, from the real page: npm run screens.
import { mkdirSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { House, PHONE } from './house';
import * as kaiser from './kaiser';
import * as qin from './qin';

const FOLDER = new URL('../../docs/screens/', import.meta.url).pathname;

let house: House;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  house = await House.open();
});
afterAll(() => house.close());

async function picture(name: string, options: BrowserContextOptions, arrange: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await house.visitor({ viewport: { width: 1280, height: 800 }, ...options });
  await page.goto('/');
  await arrange(page);
  await page.waitForTimeout(1500); // for what moves to come to rest
  await page.screenshot({ path: `${FOLDER}${name}.jpg`, type: 'jpeg', quality: 82 });
  await context.close();
}

async function played(page: Page, which: number, step: (page: Page, way: 'mouse') => Promise<unknown>, steps: number): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).nth(which).click();
  for (let i = 0; i < steps; i++) await step(page, 'mouse');
}

test('the front page', () => picture('front', {}, async () => undefined));
test('Qin', () => picture('qin', {}, (page) => played(page, 0, qin.step, 24)));
test('Der Kaiser von China', () => picture('kaiser', { colorScheme: 'dark' }, (page) => played(page, 1, kaiser.step, 24)));
test('Qin on a phone', () => picture('phone', { ...PHONE, hasTouch: false, isMobile: false }, (page) => played(page, 0, qin.step, 16)));
