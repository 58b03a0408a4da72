// Everything the page says, in the language of the reader. One folder of Fluent files for each language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>('./*/index.ts', { import: 'default' });

let bundle = $state.raw(new FluentBundle('en'));
let current = $state<Language>('en');

/** The language that the browser asks for, as far as there is one. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.map((tag) => LANGUAGES.find((language) => language === tag)).find((language) => language !== undefined) ?? 'en';
}

export async function speak(language: Language): Promise<void> {
  const spoken = new FluentBundle(language, { useIsolating: false });
  spoken.addResource(new FluentResource(await FILES[`./${language}/index.ts`]!()));
  bundle = spoken;
  current = language;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The text with this id. A text that is missing shows its id, and a test fails. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const [message, attribute] = id.split('.') as [string, string?];
  const found = bundle.getMessage(message);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) console.error(`the text ${id} lacks something`, ...errors);
  return text;
}
