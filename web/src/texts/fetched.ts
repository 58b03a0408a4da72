// Texts that do not come with the page: fetched when somebody wants them.
import { once } from '../once';
import { Texts } from './fluent';
import { language, type Language } from './texts.svelte';

/** Files by their path, as Vite finds them. */
type Files = Record<string, () => Promise<string>>;

/** Texts of a part of the page, by default in the language of the reader. There is a file for each language. */
export function fetched(files: Files): (spoken?: Language) => Promise<Texts> {
  const texts = once(async (spoken: Language) => new Texts(spoken, await files[`./${spoken}.ftl`]!()));
  return (spoken = language()) => texts(spoken);
}
