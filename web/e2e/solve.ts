// Playing one certain move: with a mouse or with keys alone.
import type { Page } from 'playwright-core';
import { middles, press, tabTo, type Way } from './hands';

/** The tile that is held over the board as people see it: `d5R d6Y`. */
function ghost(): string {
  const halves = [...document.querySelectorAll<SVGGElement>('[role="application"] .ghost .half')].map((half) => {
    const [x, y] = half.style.transform.match(/-?\d+(?=px)/g)!.map((at) => Number(at) / 48);
    return String.fromCharCode(97 + x!) + (y! + 1) + half.querySelector('rect')!.getAttribute('class')![0]!.toUpperCase();
  });
  return halves.sort().join(' ');
}

/** Where a point of the board of Qin is on the screen; a space has the side 1. */
function onScreen(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.getByRole('application').evaluate(
    (svg, [x, y]): [number, number] => {
      const at = new DOMPoint(x! * 48, y! * 48).matrixTransform(svg.querySelector('svg')!.getScreenCTM()!);
      return [at.x, at.y];
    },
    [x, y],
  );
}

/** `RY d5 d6` on the board of Qin. */
async function placeTile(page: Page, way: Way, move: string): Promise<void> {
  const [tile, ...spaces] = move.split(' ') as [string, string, string];
  const wanted = spaces
    .map((space, half) => space + tile[half]!)
    .sort()
    .join(' ');
  const letters = [...tile].sort().join('');
  const held = async (): Promise<string> => [...(await page.evaluate(ghost)).replaceAll(/[^A-Z]/g, '')].sort().join('');
  const [x, y] = [0, 1].map((axis) => spaces.reduce((sum, space) => sum + (axis === 0 ? space.charCodeAt(0) - 97 : Number(space.slice(1)) - 1), 1) / 2) as [
    number,
    number,
  ];
  const tiles = page.locator('.hand button');
  await tiles.first().waitFor();
  const count = await tiles.count();
  for (let index = 0; index < count; index++) {
    if (way === 'keys') {
      await page.keyboard.press(`${index + 1}`);
      await page.keyboard.press('l');
      if ((await held()) !== letters) continue;
      for (let tries = 0; tries < 600 && (await page.evaluate(ghost)) !== wanted; tries++) await page.keyboard.press('l');
      await page.keyboard.press('Enter');
      return;
    }
    await press(page, way, tiles.nth(index));
    await page.mouse.move(...(await onScreen(page, x, y)));
    if ((await held()) !== letters) continue;
    for (let turn = 0; turn < 4 && (await page.evaluate(ghost)) !== wanted; turn++)
      await page.mouse.click(...(await onScreen(page, x, y)), { button: 'right' });
    if ((await page.evaluate(ghost)) !== wanted) throw new Error(`the tile cannot be turned to ${wanted}`);
    await page.mouse.click(...(await onScreen(page, x, y)));
    return;
  }
  throw new Error(`no tile ${tile} in hand`);
}

/** `house 17 yellow` on the map of the Kaiser; `hand` are the cards as they lie. */
async function placePiece(page: Page, way: Way, move: string, hand: readonly string[]): Promise<void> {
  const [piece, place, ...paid] = move.split(' ') as [string, string, ...string[]];
  if (piece === 'fortification') await page.keyboard.press('f');
  const left = [...hand];
  for (const card of paid) {
    const index = left.indexOf(card);
    left[index] = '';
    if (way === 'keys') await page.keyboard.press(`${index + 1}`);
    else await page.locator('.hand button').nth(index).click();
  }
  const target = page.locator(`[data-place="${place}"]`);
  if (way === 'mouse') {
    const [middle] = await middles(target);
    return page.mouse.click(...middle!);
  }
  await arrowTo(page, place);
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Each province is one stop for Tab; arrows lead from place to place. */
async function arrowTo(page: Page, place: string): Promise<void> {
  const here = page.locator(`g[role="group"]:has([data-place="${place}"]) [tabindex="0"]`);
  await tabTo(page, here);
  const at = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
  const [goal] = await middles(page.locator(`[data-place="${place}"]`));
  for (let step = 0; step < 40 && (await at()) !== place; step++) {
    const [now] = await middles(page.locator(':focus'));
    const [dx, dy] = [goal![0] - now![0], goal![1] - now![1]];
    const along = dx < 0 ? 'ArrowLeft' : 'ArrowRight';
    const across = dy < 0 ? 'ArrowUp' : 'ArrowDown';
    const before = await at();
    await page.keyboard.press(Math.abs(dx) > Math.abs(dy) ? along : across);
    if ((await at()) === before || step > 20) await page.keyboard.press(Math.abs(dx) > Math.abs(dy) ? across : along);
  }
}

/** Plays a move of the puzzle with this view. */
export async function play(page: Page, way: Way, move: string, view: string): Promise<void> {
  if (view.startsWith('qin')) return placeTile(page, way, move);
  const viewer = /^viewer (\w+)$/m.exec(view)![1]!;
  return placePiece(page, way, move, new RegExp(`^hand ${viewer} (.*)$`, 'm').exec(view)![1]!.split(' '));
}
