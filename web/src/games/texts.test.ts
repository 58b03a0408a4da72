// Every event and every reason that the engine can name has a sentence in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { GAMES } from '.';
import protocol from '../protocol/index.ts?raw';
import { LANGUAGES } from '../texts/texts.svelte';

const TEXTS = import.meta.glob<string>('./*/texts/*/{first,more}.ftl', { query: '?raw', import: 'default', eager: true });

const only = (files: Record<string, string>, part: string): string[] => Object.keys(files).flatMap((path) => (path.includes(part) ? [files[path]!] : []));

/** The kinds that the engine sends, from the types that are generated from it. */
function kinds(game: string, type: 'Event' | 'Illegal'): string[] {
  const declared = new RegExp(`^export type ${game}${type} = ([^;]*);$`, 'im').exec(protocol)![1]!;
  return [...declared.matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => `${game}-${type.toLowerCase()}-${kind!.replaceAll('_', '-')}`);
}

const every = GAMES.flatMap(({ name }) => LANGUAGES.map((language) => [name, language] as const));

test.each(every)('there is a sentence for everything in %s: %s', (game, language) => {
  const spoken = new FluentBundle(language, { useIsolating: false });
  for (const source of only(TEXTS, `/${game}/texts/${language}/`)) expect(spoken.addResource(new FluentResource(source))).toEqual([]);
  const wanted = [...kinds(game, 'Event'), ...kinds(game, 'Illegal')];
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((id) => !spoken.hasMessage(id))).toEqual([]);
});
