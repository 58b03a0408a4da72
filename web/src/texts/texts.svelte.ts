// Everything the page says, in the language of the reader. One folder of Fluent files for each language.
import type { FluentVariable } from '@fluent/bundle';
import { Texts } from './fluent';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>('./*/index.ts', { import: 'default' });

let texts = $state.raw(new Texts('en', ''));
let current = $state<Language>('en');

/** The language that the browser asks for, as far as there is one. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language !== undefined) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  texts = new Texts(language, await FILES[`./${language}/index.ts`]!());
  current = language;
  document.documentElement.lang = language;
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
