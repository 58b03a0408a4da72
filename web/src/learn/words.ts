// What the lessons say. It is fetched when somebody learns: the frame's words, and those of one game.
import type { GameName } from '../engine/types';
import { once } from '../once';
import { Texts } from '../texts/fluent';
import { language, type Language } from '../texts/texts.svelte';

export type { Texts };

const FILES = import.meta.glob<string>(['./*.ftl', '../games/*/texts/*/lessons.ftl'], { query: '?raw', import: 'default' });

const read = once(async (spoken: Language, game: GameName | null): Promise<Texts> => {
  const files = [`./${spoken}.ftl`, ...(game ? [`../games/${game}/texts/${spoken}/lessons.ftl`] : [])];
  const sources = await Promise.all(files.map((file) => FILES[file]?.() ?? Promise.resolve('')));
  return new Texts(spoken, sources.join('\n'));
});

/** The words in the language of the reader. */
export function words(game: GameName | null, spoken = language()): Promise<Texts> {
  return read(spoken, game);
}
