// Texts that do not come with the page: fetched when somebody wants them.
import { once } from '../once';
import { Texts } from './fluent';
import { language, type Language } from './texts.svelte';

/** Files by their path, as Vite finds them. */
type Files = Record<string, () => Promise<string>>;

/** Texts of a part of the page, by default in the language of the reader. Files are named by their language, or stand in its folder. */
export function fetched(files: Files): (spoken?: Language) => Promise<Texts> {
  const texts = once(async (spoken: Language) => {
    const own = Object.keys(files).filter((path) => path.endsWith(`/${spoken}.ftl`) || path.includes(`/${spoken}/`));
    return new Texts(spoken, (await Promise.all(own.map((path) => files[path]!()))).join('\n'));
  });
  return (spoken = language()) => texts(spoken);
}
