// Every event and every reason that the engine can name has a sentence in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { GAMES } from '.';
import { LANGUAGES } from '../texts/texts.svelte';

const FACTS = import.meta.glob<string>('../../../crates/**/src/facts.rs', { query: '?raw', import: 'default', eager: true });
const TEXTS = import.meta.glob<string>('./*/texts/*/{first,more}.ftl', { query: '?raw', import: 'default', eager: true });

const only = (files: Record<string, string>, part: string): string[] => Object.keys(files).flatMap((path) => (path.includes(part) ? [files[path]!] : []));

/** The kinds that the engine tells of, from the source that names them. */
function kinds(game: string, type: 'Event' | 'Illegal'): string[] {
  const [facts] = only(FACTS, `/${game}/src/`);
  const part = facts!.slice(facts!.indexOf(`impl Told for ${type}`));
  const body = part.slice(part.indexOf('fn kind'), part.indexOf('fn facts'));
  return [...body.matchAll(/=> "(\w+)"/g)].map(([, kind]) => `${game}-${type.toLowerCase()}-${kind!.replaceAll('_', '-')}`);
}

const every = GAMES.flatMap(({ name }) => LANGUAGES.map((language) => [name, language] as const));

test.each(every)('there is a sentence for everything in %s: %s', (game, language) => {
  const spoken = new FluentBundle(language, { useIsolating: false });
  for (const source of only(TEXTS, `/${game}/texts/${language}/`)) expect(spoken.addResource(new FluentResource(source))).toEqual([]);
  const wanted = [...kinds(game, 'Event'), ...kinds(game, 'Illegal')];
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((id) => !spoken.hasMessage(id))).toEqual([]);
});
