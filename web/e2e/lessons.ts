// Playing lessons of Qin by keys.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';

export interface Lesson {
  id: string;
  solution: string[];
  mistakes: { id: string; moves: string[] }[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

export const course = (game: string): Lesson[] => (JSON.parse(read(`../../crates/engine/lessons/${game}.json`)) as { lessons: Lesson[] }).lessons;

/** What the lessons of a game say, by id. */
export function words(game: string, language: string): Map<string, string> {
  const lines = read(`../src/games/${game}/texts/${language}/lessons.ftl`).matchAll(/^([\w-]+) = (.*)$/gm);
  return new Map([...lines].map(([, id, text]) => [id!, text!]));
}

export const outcome = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

const LETTERS: Record<string, string> = { red: 'R', yellow: 'Y', blue: 'B' };
const square = (space: string): { x: number; y: number } => ({ x: space.charCodeAt(0) - 97, y: Number(space.slice(1)) - 1 });

/** Where the tile in hand would lie, as a screen reader is told, once that is another than before. */
async function ghost(page: Page, before: string): Promise<string> {
  const told = await page.waitForFunction((before) => {
    const said = /^(red|yellow|blue) (\w+), (red|yellow|blue) (\w+)\. ./.exec(document.querySelector('main [aria-live]')?.textContent ?? '');
    return said && said.slice(1).join(' ') !== before ? said.slice(1).join(' ') : null;
  }, before);
  return (await told.jsonValue())!;
}

/** Moves the tile by arrows and R until it lies as wanted. */
async function aim(page: Page, letters: string, first: string, second: string): Promise<void> {
  const upright = (one: string, other: string): boolean => square(one).x === square(other).x;
  await page.keyboard.press('l');
  for (let now = await ghost(page, ''); ;) {
    const [colour, one, other, two] = now.split(' ') as [string, string, string, string];
    const lies = [`${LETTERS[colour]} ${one}`, `${LETTERS[other]} ${two}`].sort(
      (a, b) => square(a.slice(2)).y - square(b.slice(2)).y || square(a.slice(2)).x - square(b.slice(2)).x,
    );
    const [top, bottom] = lies as [string, string];
    if (top === `${letters[0]} ${first}` && bottom === `${letters[1]} ${second}`) return;
    const at = square(top.slice(2));
    const to = square(first);
    if (upright(one, two) !== upright(first, second) || top[0] !== letters[0]) await page.keyboard.press('r');
    else await page.keyboard.press(to.x > at.x ? 'ArrowRight' : to.x < at.x ? 'ArrowLeft' : to.y > at.y ? 'ArrowDown' : 'ArrowUp');
    now = await ghost(page, now);
  }
}

/** Makes a move by keys alone. */
export async function byKeys(page: Page, move: string): Promise<void> {
  const [letters, first, second] = move.split(' ') as [string, string, string?];
  if (letters === 'draw') {
    await page.getByRole('group', { name: 'Piles' }).locator('button:enabled').first().waitFor();
    return page.keyboard.press(first);
  }
  const tiles = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  await page.getByRole('group', { name: 'Your hand' }).locator('button:enabled').first().waitFor();
  const names = await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label') ?? tile.textContent));
  const colours = [...letters].map((letter) => Object.keys(LETTERS).find((name) => LETTERS[name] === letter)!);
  const index = names.findIndex((name) => [colours.join('-'), colours.reverse().join('-')].some((tile) => name.endsWith(tile)));
  await page.keyboard.press(`${index + 1}`);
  await aim(page, letters, first, second!);
  await page.keyboard.press('Enter');
}
