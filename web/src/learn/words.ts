// What the lessons say. It is fetched when somebody learns: the frame's words, and those of one game.
import type { GameName } from '../engine/types';
import { Texts } from '../texts/fluent';
import { language, type Language } from '../texts/texts.svelte';

export type { Texts };

const FILES = import.meta.glob<string>('./words/*/*.ftl', { query: '?raw', import: 'default' });
const known = new Map<string, Promise<Texts>>();

async function read(spoken: Language, parts: string[]): Promise<Texts> {
  const sources = await Promise.all(parts.map((part) => FILES[`./words/${part}/${spoken}.ftl`]?.() ?? ''));
  return new Texts(spoken, sources.join('\n'));
}

/** The words in the language of the reader. */
export function words(game: GameName | null, spoken = language()): Promise<Texts> {
  const key = `${spoken} ${game}`;
  let texts = known.get(key);
  if (!texts) {
    texts = read(spoken, game ? ['page', game] : ['page']);
    texts.catch(() => known.delete(key)); // so that the next one to ask tries again
    known.set(key, texts);
  }
  return texts;
}
