// What the lessons say. It is fetched when somebody learns: the frame's words, and those of one game.
import type { GameName } from '../engine/types';
import { once } from '../once';
import { Texts } from '../texts/fluent';
import { language, type Language } from '../texts/texts.svelte';

export type { Texts };

const FILES = import.meta.glob<string>(['./*.ftl', '../games/*/texts/*/{intro,lessons}.ftl'], { query: '?raw', import: 'default' });

const read = once(async (spoken: Language, game: GameName | null): Promise<Texts> => {
  const wanted = (path: string): boolean =>
    path === `./${spoken}.ftl` || path.endsWith(`/${spoken}/intro.ftl`) || path === `../games/${game}/texts/${spoken}/lessons.ftl`;
  const sources = await Promise.all(Object.keys(FILES).flatMap((path) => (wanted(path) ? [FILES[path]!()] : [])));
  return new Texts(spoken, sources.join('\n'));
});

/** The words in the language of the reader. */
export function words(game: GameName | null, spoken = language()): Promise<Texts> {
  return read(spoken, game);
}
