import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../texts/texts.svelte';
import { bind, pieces, references, type Book } from './rulebook';
import { mark, seek, wanted } from './seek';

const all = (files: Record<string, string>): string => Object.values(files).join('\n');
const engine = all(import.meta.glob<string>('../../../crates/games/{qin,kaiser}/src/rules.rs', { query: '?raw', import: 'default', eager: true }));
const documents = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const pages = all(import.meta.glob<string>(['./*.svelte', '../pages/Rulebook.svelte'], { query: '?raw', import: 'default', eager: true }));

const books = Object.fromEntries(LANGUAGES.map((language) => [language, bind(language, sources[`./${language}.ftl`]!)])) as Record<string, Book>;

/** The ids in the documents: numbered rules, and what the program adds, in order. */
const ruleIds = Object.entries(documents).flatMap(([path, text]) => {
  const game = path.includes('qin') ? 'Q' : 'K';
  return [...text.matchAll(/^- \*\*(?:([QK]\d+\.\d+)|\(([a-z])\))\*\*/gm)].map(([, id, letter]) => id ?? `${game}.${letter}`);
});
/** The numbered rules of the documents in which something is marked as a ruling. */
const rulings = Object.values(documents)
  .flatMap((text) => text.split(/^(?=- \*\*|## )/m))
  .filter((rule) => rule.includes('(Ruling'))
  .flatMap((rule) => [...rule.matchAll(/^- \*\*([QK]\d+\.\d+)/g)].map(([, id]) => id!));
const sectionIds = Object.values(documents).flatMap((text) => [...text.matchAll(/^## ([QK]\d+) /gm)].map(([, id]) => id!));

test('the documents and the engine have rules', () => {
  expect(Object.keys(documents)).toHaveLength(2);
  expect(ruleIds.length).toBeGreaterThan(70);
  expect(sectionIds).toHaveLength(21);
  expect(rulings).toEqual(expect.arrayContaining(['Q8.1', 'Q8.2', 'Q8.3', 'Q9.5', 'Q10.2', 'K4.3', 'K6.3', 'K10.2', 'K10.4']));
  expect(engine.match(/= "[QK]\d/g)!.length).toBeGreaterThan(30);
});

describe.each(LANGUAGES)('the book in %s', (language) => {
  const book = books[language]!;
  const sections = book.games.flatMap((game) => game.sections);
  const parts = [...book.rules.values()].flatMap((rule) => rule.parts);

  test('has every rule that the engine decides by', () => {
    const ids = [...engine.matchAll(/= "([QK][\d.]+)";/g)].map(([, id]) => id!);
    expect(ids.filter((id) => !book.rules.has(id))).toEqual([]);
  });

  test('has every rule and every section of the documents, and no other', () => {
    expect([...book.rules.keys()].sort()).toEqual([...ruleIds].sort());
    expect(
      sections
        .map(({ id }) => id)
        .filter((id) => !id.endsWith('-added'))
        .sort(),
    ).toEqual([...sectionIds].sort());
  });

  test('marks the rulings that the documents mark', () => {
    const ruled = [...book.rules.values()].filter((rule) => rule.parts.some(({ kind }) => kind === 'ruling'));
    expect(ruled.map(({ id }) => id).sort()).toEqual(rulings.sort());
  });

  test('puts each rule into its section', () => {
    for (const rule of book.rules.values()) {
      const own = /^[QK]\d+/.exec(rule.id)?.[0] ?? `${rule.id.charAt(0)}-added`;
      expect(rule.section.id).toBe(own);
    }
  });

  test('says something for each, and names only what there is', () => {
    for (const rule of book.rules.values()) expect(rule.parts.length, rule.id).toBeGreaterThan(0);
    const named = parts.flatMap(({ text }) => references(text));
    expect(named.filter((id) => !book.rules.has(id) && !sectionIds.includes(id))).toEqual([]);
  });

  test('has the parts, references and numbers that it has in English', () => {
    const outline = (of: Book): unknown[] =>
      [...of.rules.values()].map((rule) => [rule.id, ...rule.parts.map(({ kind, text }) => [kind, references(text), (text.match(/\d+/g) ?? []).sort()])]);
    expect(outline(book)).toEqual(outline(books['en']!));
  });

  test('has the same ids as in English', () => {
    const ids = (source: string): string[] => source.match(/^[\w-]+(?= =)/gm)!.sort();
    expect(ids(sources[`./${language}.ftl`]!)).toEqual(ids(sources['./en.ftl']!));
  });
});

test('what the page says from the book is in it', () => {
  const said = [...pages.matchAll(/book\.say\('([\w-]+)'/g)].map(([, id]) => id!);
  expect(said).toContain('rules-lead');
  expect(said.filter((id) => books['en']!.say(id, { count: 1, id: 'Q1.1' }) === id)).toEqual([]);
});

test('rules that a text names become links', () => {
  expect(pieces('See Q9.3, Q7 and Q.b.')).toEqual([
    { text: 'See ' },
    { text: 'Q9.3', to: 'Q9.3' },
    { text: ', ' },
    { text: 'Q7', to: 'Q7' },
    { text: ' and ' },
    { text: '(b)', to: 'Q.b' },
    { text: '.' },
  ]);
});

describe('the search', () => {
  const found = (language: string, typed: string): string[] => [...seek(books[language]!, wanted(typed))];

  test('knows numbers', () => {
    expect(found('en', 'Q9.3')).toEqual(['Q9.3']);
    expect(found('en', '9.3')).toEqual(['Q9.3']);
    expect(found('en', 'k10')).toEqual(['K10.1', 'K10.2', 'K10.3', 'K10.4']);
    expect(found('en', 'Q1')).toEqual(['Q1.1', 'Q1.2', 'Q1.3', 'Q1.4']);
    expect(found('en', 'q10.')).toHaveLength(4);
  });

  test('wants all the words, in any order, without accents and capitals', () => {
    expect(found('en', 'alliances MAJORITY')).toEqual(['K10.2']);
    expect(found('de', 'hauser befestigung doppelt')).toEqual(['K6.3']);
    expect(found('en', "ch'in")).toEqual(['K1.1']);
    expect(found('it', 'xyzzy')).toEqual([]);
  });

  test('marks what it found', () => {
    expect(mark({ text: 'Zwei Häuser' }, ['hauser'])).toEqual([{ text: 'Zwei ' }, { text: 'Häuser', hit: true }]);
    expect(mark({ text: 'Q9.3', to: 'Q9.3' }, ['q'])).toEqual([{ text: 'Q9.3', to: 'Q9.3' }]);
  });
});
