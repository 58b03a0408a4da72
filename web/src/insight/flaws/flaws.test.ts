import { expect, test } from 'vitest';
import type { Flaw } from '../../engine/types';
import protocol from '../../protocol/index.ts?raw';
import { Texts } from '../../texts/fluent';
import { told } from './flaws';

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

const texts = (language: string): Texts => new Texts(language, FILES[`./${language}.ftl`]!);
const fault = (flaw: Flaw) => ({ code: 'bad_position', text: 'in English', flaw });

test('there is a sentence for everything that the engine finds wrong', () => {
  const declared = [...protocol.matchAll(/^export type \w+Flaw = ([^;]*);$/gm)].map(([, type]) => type!);
  const kinds = declared.flatMap((type) => [...type.matchAll(/"kind": "(\w+)"/g)].map(([, kind]) => kind!));
  expect(kinds.length).toBeGreaterThan(40);
  expect(kinds.filter((kind) => !texts('en').has(`flaw-${kind.replaceAll('_', '-')}`))).toEqual([]);
});

test('a line is named by its number and how it begins', () => {
  const position = 'qin 2 meadow\nplase white\n1   V  .  .  R  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  Q\n';
  expect(told(texts('en'), fault({ line: 2, kind: 'line', data: { text: 'plase white' } }), position)).toMatch(
    /^Line 2, “plase white”: This line isn’t valid here\. /,
  );
  expect(told(texts('de'), fault({ line: 3, kind: 'symbol', data: { text: 'Q' } }), position)).toMatch(/^Zeile 3, „1 V \. \. R [. ]+…“: „Q“ ist kein Feld\. /);
});

test('what is wrong as a whole names players in the language of the reader, and each game speaks of its own things', () => {
  const hand = fault({ line: null, kind: 'hand', data: { player: 'Green' } });
  expect(told(texts('it'), hand, 'qin 3 meadow\n')).toMatch(/ ha in mano al massimo tre tessere \(regola Q2\.1\)\.$/);
  expect(told(texts('it'), hand, 'kaiser 3 3-4 plain\n')).toMatch(/tre carte/);
});

test('what has no sentence yet is said as the engine says it; a move that cannot be played names its rule', () => {
  expect(told(texts('de'), { code: 'bad_position', text: 'this is odd' }, '')).toMatch(/: this is odd$/);
  const why = { rule: 'Q3.3', kind: 'no_contact', text: '', data: {} };
  expect(told(texts('en'), { code: 'refused', text: '', refusal: { code: 'illegal', message: '', why } }, '')).toBe(
    'One of its moves isn’t legal here (rule Q3.3).',
  );
});
