// Is a page there for everybody? Asked of axe-core, in both themes, wide and narrow.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

interface Fault {
  id: string;
  impact: string;
  nodes: { html: string; failureSummary: string }[];
}

async function found(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const violations = await page.evaluate(async () => (await (window as unknown as { axe: { run(): Promise<{ violations: Fault[] }> } }).axe.run()).violations);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]!.html.slice(0, 160)} ${nodes[0]!.failureSummary.slice(0, 300)}`);
}

/** What is in somebody's way, in both themes. */
export async function faults(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    wrong.push(...(await found(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return wrong;
}

/** Looks at a page in both themes, wide and narrow: what is wrong with it. */
export async function check(page: Page, where: string): Promise<string[]> {
  const wrong = (await faults(page)).map((fault) => `${where}, ${fault}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 360) wrong.push(`${where}: ${width} wide at 360`);
  await page.setViewportSize({ width: 1280, height: 800 });
  return wrong;
}
