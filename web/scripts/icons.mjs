// Draws the PNG icons from icon.svg. Run it when the seal changes: node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const svg = readFileSync(`${PUBLIC}icon.svg`, 'utf8');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });

async function draw(file, size, share, ground) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const css = `html,body{margin:0;height:100%;background:${ground}}body{display:grid;place-items:center}svg{width:${share * 100}%;height:${share * 100}%}`;
  await page.setContent(`<style>${css}</style>${svg}`);
  await page.screenshot({ path: PUBLIC + file, omitBackground: true });
  await page.close();
}

await draw('icon-192.png', 192, 1, 'transparent');
await draw('icon-512.png', 512, 1, 'transparent');
// A launcher may cut a maskable icon to a circle: the seal keeps its distance, on its own lacquer.
await draw('icon-maskable.png', 512, 0.72, '#b5321f');
await browser.close();
