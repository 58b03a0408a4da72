// Every event and every reason that the engine can name has a sentence in every language.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { QinEvent, QinIllegal } from '../../engine/types';

const LANGUAGES = ['en', 'de', 'it'];
// The types make these lists complete.
const EVENTS: Record<QinEvent['kind'], true> = {
  placed: true,
  alone: true,
  founded: true,
  expanded: true,
  absorbed: true,
  returned: true,
  built: true,
  connected: true,
  conquered: true,
  drew: true,
  dealt: true,
  took: true,
  passed: true,
  over: true,
};
const ILLEGAL: Record<QinIllegal['kind'], true> = {
  not_now: true,
  not_in_hand: true,
  not_free: true,
  no_contact: true,
  tie: true,
  two_majors: true,
  major_taken: true,
  must_place: true,
  empty_pile: true,
};
const FILES = import.meta.glob<string>('./texts/*/first.ftl', { query: '?raw', import: 'default', eager: true });
const text = (language: string): string => FILES[`./texts/${language}/first.ftl`]!;

const kinds = (of: Record<string, true>): string[] => Object.keys(of).map((kind) => kind.replaceAll('_', '-'));

function bundle(language: string): FluentBundle {
  const spoken = new FluentBundle(language, { useIsolating: false });
  const faults = spoken.addResource(new FluentResource(text(language)));
  expect(faults).toEqual([]);
  return spoken;
}

test.each(LANGUAGES)('%s speaks of every event and every reason', (language) => {
  const spoken = bundle(language);
  const ids = [...kinds(EVENTS).map((kind) => `qin-event-${kind}`), ...kinds(ILLEGAL).map((kind) => `qin-illegal-${kind}`)];
  expect(ids.filter((id) => !spoken.hasMessage(id))).toEqual([]);
});

test('all languages have the same texts', () => {
  const ids = (language: string): string[] => [...text(language).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!);
  for (const language of LANGUAGES) expect(ids(language)).toEqual(ids('en'));
});
