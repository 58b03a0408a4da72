// Positions to look at, on the analysis board.
import type { Locator, Page } from 'playwright-core';

export const QIN = `qin 2 small
place white
hand white BB RR
hand black YY
    a  b  c  d  e
1   B  .  .  V  .
2   .  .  .  .  .
3   R  .  .  .  Y
`;
export const KAISER = `kaiser 3 3-4 plain
act green
emperor green
run_out 0
display red green green violet
pile red7 green7 yellow7 orange8 violet5
hand green red red yellow
hand red red green orange
hand violet yellow violet violet
houses green 18 19
houses red 20
`;

/** Puts a position on the analysis board, where nobody thinks along unless that is wanted. */
export async function setUp(page: Page, text: string, thinking = false): Promise<void> {
  await page.goto('/analysis');
  await page.getByRole('textbox', { name: 'The position as text' }).fill(text);
  await page.getByRole('button', { name: 'Set up' }).last().click();
  await page.getByRole('button', { name: 'One move back' }).waitFor();
  if (!thinking) await page.getByRole('switch', { name: 'Bot analysis' }).uncheck();
}

/** What is explained. */
export const card = (page: Page): Locator => page.locator('dialog[open]');
/** Closes what was explained. */
export const closed = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
};

/** The middle of a space of Qin. */
export function spot(page: Page, x: number, y: number): Promise<[number, number]> {
  return page.getByRole('application').evaluate(
    (board, [x, y]): [number, number] => {
      const at = new DOMPoint((x! + 0.5) * 48, (y! + 0.5) * 48).matrixTransform(board.querySelector('svg')!.getScreenCTM()!);
      return [at.x, at.y];
    },
    [x, y],
  );
}
