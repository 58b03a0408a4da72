// Everything the page says, in the language of the reader. One folder of Fluent files for each language.
import type { FluentVariable } from '@fluent/bundle';
import { loadAllWords } from '../games';
import { Texts } from './fluent';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FIRST = import.meta.glob<string>('./*/first.ts', { import: 'default' });
const MORE = import.meta.glob<string>('./*/more.ts', { import: 'default' });

let texts = $state.raw(new Texts('en', ''));
let current = $state<Language>('en');
let more: Promise<void> | undefined;

/** The language that the browser asks for, as far as there is one. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language !== undefined) ?? 'en';
}

/** Speaks this language: what the front page and a first game say, and all the rest if it was asked for. */
export async function speak(language: Language): Promise<void> {
  const files = [FIRST[`./${language}/first.ts`]!(), ...(more ? [MORE[`./${language}/more.ts`]!()] : [])];
  texts = new Texts(language, (await Promise.all(files)).join('\n'));
  current = language;
  document.documentElement.lang = language;
}

/** Fetches what the front page and a first game do not say. */
export function speakMore(): Promise<void> {
  more ??= Promise.all([loadAllWords(), Promise.resolve().then(() => speak(current))]).then(() => undefined);
  more.catch(() => (more = undefined));
  return more;
}

export function language(): Language {
  return current;
}

export function has(id: string): boolean {
  return texts.has(id);
}

/** The text with this id. A text that is missing shows its id, and a test fails. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  return texts.say(id, values);
}
