/// <reference types="node" />
// Every event and every reason that the engine can name has a sentence in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LANGUAGES = ['en', 'de', 'it'];
const facts = readFileSync('../crates/qin/src/facts.rs', 'utf8');
const FILES = import.meta.glob<string>('./texts/*/first.ftl', { query: '?raw', import: 'default', eager: true });
const text = (language: string): string => FILES[`./texts/${language}/first.ftl`]!;

function kinds(of: string): string[] {
  const part = facts.slice(facts.indexOf(`impl Told for ${of}`));
  const body = part.slice(part.indexOf('fn kind'), part.indexOf('fn facts'));
  return [...body.matchAll(/=> "(\w+)"/g)].map(([, kind]) => kind!.replaceAll('_', '-'));
}

function bundle(language: string): FluentBundle {
  const spoken = new FluentBundle(language, { useIsolating: false });
  const faults = spoken.addResource(new FluentResource(text(language)));
  expect(faults).toEqual([]);
  return spoken;
}

test('the kinds are found', () => {
  expect(kinds('Event')).toContain('conquered');
  expect(kinds('Illegal')).toContain('two-majors');
});

test.each(LANGUAGES)('%s speaks of every event and every reason', (language) => {
  const spoken = bundle(language);
  const ids = [...kinds('Event').map((kind) => `qin-event-${kind}`), ...kinds('Illegal').map((kind) => `qin-illegal-${kind}`)];
  expect(ids.filter((id) => !spoken.hasMessage(id))).toEqual([]);
});

test('all languages have the same texts', () => {
  const ids = (language: string): string[] => [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(ids('en'));
});
