// What puzzles say. Their texts are fetched with them.
import { Texts } from '../texts/fluent';
import { language, type Language } from '../texts/texts.svelte';

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const known = new Map<Language, Promise<Texts>>();

export type { Texts };

/** The texts in the language of the reader. */
export function puzzleTexts(spoken = language()): Promise<Texts> {
  let texts = known.get(spoken);
  if (!texts) {
    texts = FILES[`./${spoken}.ftl`]!().then((source) => new Texts(spoken, source));
    texts.catch(() => known.delete(spoken)); // so that the next one to ask tries again
    known.set(spoken, texts);
  }
  return texts;
}
