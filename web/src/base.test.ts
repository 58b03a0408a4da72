import { expect, test } from 'vitest';
import { baseOf, inward, moveLinks, outward } from './base';

test('the manifest tells where the page is', () => {
  expect(baseOf(undefined)).toBe('');
  expect(baseOf('https://example.org/manifest.webmanifest')).toBe('');
  expect(baseOf('https://example.org/games/mandate/manifest.webmanifest')).toBe('/games/mandate');
});

test('addresses go out with the path and come in without it', () => {
  expect(outward('/lobby', '/mandate')).toBe('/mandate/lobby');
  expect(outward('#rules', '/mandate')).toBe('#rules');
  expect(inward('/mandate/t/abc', '/mandate')).toBe('/t/abc');
  expect(inward('/mandate', '/mandate')).toBe('/');
  expect(inward('/mandates', '/mandate')).toBeUndefined();
  expect(inward('/lobby', '/mandate')).toBeUndefined();
  expect(inward('/lobby', '')).toBe('/lobby');
});

test('links that appear or change get the path', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<p><a id="there" href="/lobby">Lobby</a><a id="within" href="#x">x</a><a id="away" href="https://example.org/">y</a></p>';
  document.body.append(root);
  moveLinks(root, '/mandate');
  const href = (id: string) => document.getElementById(id)!.getAttribute('href');
  expect([href('there'), href('within'), href('away')]).toEqual(['/mandate/lobby', '#x', 'https://example.org/']);
  const late = document.createElement('section');
  late.innerHTML = '<a id="late" href="/t/1">1</a>';
  root.append(late);
  document.getElementById('there')!.setAttribute('href', '/games');
  await new Promise((resolve) => setTimeout(resolve));
  expect([href('late'), href('there')]).toEqual(['/mandate/t/1', '/mandate/games']);
  // Once is enough.
  document.getElementById('late')!.setAttribute('href', '/mandate/t/2');
  await new Promise((resolve) => setTimeout(resolve));
  expect(href('late')).toBe('/mandate/t/2');
});
