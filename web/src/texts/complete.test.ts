import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES } from './texts.svelte';

const TEXTS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../engine/pkg/**'], { query: '?raw', import: 'default', eager: true });

function idsOf(language: string): string[] {
  const files = Object.entries(TEXTS).filter(([path]) => path.startsWith(`./${language}/`));
  return files.flatMap(([, text]) => new FluentResource(text).body.map(({ id }) => id)).sort();
}

/** All ids that stand as such where something is said. The rulebook, with texts of its own, has its own test. */
function said(source: string): string[] {
  const calls = source.matchAll(/(?<!book\.)\bsay\(((?:[^()]|\([^()]*\))*)\)/g);
  return [...calls].flatMap(([, inside]) => [...inside!.replaceAll(/\{[^{}]*\}/g, '').matchAll(/'([a-z]\w*(?:-\w+)+)'/g)].map(([, id]) => id!));
}

test('every language says the same things, each once', () => {
  const english = idsOf('en');
  expect(new Set(english).size).toBe(english.length);
  for (const language of LANGUAGES) expect(idsOf(language), language).toEqual(english);
});

test('everything that is said can be said', () => {
  const known = new Set(idsOf('en'));
  const missing = Object.entries(SOURCES).flatMap(([path, source]) => said(source).filter((id) => !known.has(id)).map((id) => `${path}: ${id}`));
  expect(missing).toEqual([]);
});
