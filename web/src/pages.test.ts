import { expect, test } from 'vitest';
import { PAGES, titleOf, type Page } from './pages';
import { find } from './router.svelte';
import { LANGUAGES, say, speak } from './texts/texts.svelte';

const pages = Object.entries<Page>(PAGES);
const titleAt = (address: string): string => say(titleOf(find(new URL(address, 'https://mandate.example')).page));

test.each(LANGUAGES)('every page has a title, and no page has that of an address without one: %s', async (language) => {
  await speak(language);
  const nowhere = titleAt('/no-such-page');
  for (const [name, { title }] of pages) {
    expect(say(title), name).toContain('Mandate');
    expect(say(title), name).not.toBe(nowhere);
  }
});

test('the tab names the puzzles', async () => {
  await speak('en');
  expect(titleAt('/puzzles')).toBe('Puzzles – Mandate');
  expect(titleAt('/puzzles/qin/today')).toBe('Puzzle – Mandate');
  expect(titleAt('/no-such-page')).toBe('Not found – Mandate');
});

test.each(LANGUAGES)('every link on the front page has a text: %s', async (language) => {
  await speak(language);
  for (const [name, { link }] of pages) if (link) expect(say(link.text), name).not.toBe(link.text);
});

test.each(pages)('the address of a page leads there: %s', (name, { path }) => {
  expect(find(new URL(path, 'https://mandate.example')).page).toBe(name);
});

test.each(pages.filter(([, { load }]) => load))('every other page can be loaded: %s', async (_, { load }) => {
  expect((await load!()).default).toBeTypeOf('function');
});
