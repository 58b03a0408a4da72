import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../texts/texts.svelte';
import { FIGURES, PROVINCES, rowsOf } from './figures';
import { bind, pieces, references, type Book } from './rulebook';
import { mark, seek, wanted } from './seek';

const all = (files: Record<string, string>): string => Object.values(files).join('\n');
const engine = all(import.meta.glob<string>('../../../crates/games/{qin,kaiser}/src/rules.rs', { query: '?raw', import: 'default', eager: true }));
const tests = import.meta.glob<string>('../../../crates/games/{qin,kaiser}/tests/rules/*.rs', { query: '?raw', import: 'default', eager: true });
const sources = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const pages = all(import.meta.glob<string>(['./*.svelte', './*.ts', '../pages/Rulebook.svelte'], { query: '?raw', import: 'default', eager: true }));

const books = Object.fromEntries(LANGUAGES.map((language) => [language, bind(language, sources[`./${language}.ftl`]!)])) as Record<string, Book>;

/** How many rules each section has. */
const SECTIONS = {
  Q: [4, 2, 7, 3, 2, 1, 1, 4, 5, 4, 1],
  K: [4, 3, 2, 5, 4, 3, 4, 3, 2, 4],
};
/** What Mandate adds, under letters. */
const ADDED = { Q: 'abc', K: 'abcde' };
const GAMES = ['Q', 'K'] as const;
const sectionIds = GAMES.flatMap((game) => SECTIONS[game].map((_, at) => `${game}${at + 1}`));
const ruleIds = GAMES.flatMap((game) => [
  ...SECTIONS[game].flatMap((many, at) => Array.from({ length: many }, (_, rule) => `${game}${at + 1}.${rule + 1}`)),
  ...[...ADDED[game]].map((letter) => `${game}.${letter}`),
]);
/** What the printed rules leave open, or where they disagree. */
const RULINGS = 'Q1.1 Q2.1 Q2.2 Q3.7 Q8.1 Q8.2 Q8.3 Q9.3 Q9.5 Q10.1 Q10.2 Q10.3 Q11.1 K1.2 K2.3 K4.3 K6.3 K7.3 K7.4 K8.2 K8.3 K9.2 K10.2 K10.3 K10.4'.split(
  ' ',
);

test('the engine has rules', () => {
  expect(engine.match(/= "[QK]\d/g)!.length).toBeGreaterThan(30);
});

describe.each(LANGUAGES)('the book in %s', (language) => {
  const book = books[language]!;
  const sections = book.games.flatMap((game) => game.sections);
  const rules = [...book.rules.values()];
  const examples = rules.flatMap((rule) => rule.examples);
  const texts = [
    ...rules.flatMap((rule) => rule.parts.map(({ text }) => text)),
    ...examples.flatMap(({ text, captions }) => [text, ...captions]),
    ...book.games.flatMap((game) => game.summary.flatMap(({ text, points }) => [text, ...points])),
  ];

  test('has every rule that the engine decides by', () => {
    const ids = [...engine.matchAll(/= "([QK][\d.]+)";/g)].map(([, id]) => id!);
    expect(ids.filter((id) => !book.rules.has(id))).toEqual([]);
  });

  test('has every rule and every section in order', () => {
    expect([...book.rules.keys()]).toEqual(ruleIds);
    expect(sections.map(({ id }) => id).filter((id) => !id.endsWith('-added'))).toEqual(sectionIds);
  });

  test('marks the rulings', () => {
    expect(rules.filter((rule) => rule.parts.some(({ kind }) => kind === 'ruling')).map(({ id }) => id)).toEqual(RULINGS);
  });

  test('puts each rule into its section', () => {
    for (const rule of rules) {
      const own = /^[QK]\d+/.exec(rule.id)?.[0] ?? `${rule.id.charAt(0)}-added`;
      expect(rule.section.id).toBe(own);
    }
  });

  test('says something for each, and names only what there is', () => {
    for (const rule of rules) expect(rule.parts.length, rule.id).toBeGreaterThan(0);
    const named = texts.flatMap(references);
    expect(named.filter((id) => !book.rules.has(id) && !sectionIds.includes(id))).toEqual([]);
  });

  test('begins each game with a summary', () => {
    for (const { summary } of book.games) {
      expect(summary.map(({ key }) => key)).toEqual(expect.arrayContaining(['goal', 'turn', 'end', 'tips']));
      for (const { key, text, points } of summary) expect(text.length + points.length, key).toBeGreaterThan(0);
    }
  });

  test('has the examples of the printed rulebooks, and a drawing for every example', () => {
    const numbers = (game: string): string[] => examples.map(({ id }) => id).filter((id) => new RegExp(`^${game}-\\d+$`).test(id));
    expect(numbers('Q').sort()).toEqual(Array.from({ length: 12 }, (_, at) => `Q-${at + 1}`).sort());
    expect(numbers('K').sort()).toEqual(Array.from({ length: 8 }, (_, at) => `K-${at + 1}`).sort());
    expect(examples.map(({ id }) => id).sort()).toEqual(Object.keys(FIGURES).sort());
    for (const { id, text, captions } of examples) {
      expect([0, FIGURES[id]!.length], id).toContain(captions.length);
      expect(text.length + captions.length, id).toBeGreaterThan(0);
    }
  });

  test('has the texts, references and numbers that it has in English', () => {
    const said = (text: string): unknown[] => [references(text), (text.match(/\d+/g) ?? []).sort()];
    const outline = (of: Book): unknown[] => [
      ...of.games.flatMap((game) => game.summary.map(({ key, text, points }) => [key, said(text), ...points.map(said)])),
      ...[...of.rules.values()].map(({ id, parts, examples }) => [
        id,
        ...parts.map(({ kind, text }) => [kind, said(text)]),
        ...examples.map(({ id, text, captions }) => [id, said(text), ...captions.map(said)]),
      ]),
    ];
    expect(outline(book)).toEqual(outline(books['en']!));
  });

  test('has the same ids as in English', () => {
    const ids = (source: string): string[] => source.match(/^[\w-]+(?= =)/gm)!;
    expect(ids(sources[`./${language}.ftl`]!)).toEqual(ids(sources['./en.ftl']!));
  });
});

describe('what the examples show is what the engine is tested with', () => {
  const proven = (game: string): string =>
    Object.entries(tests)
      .filter(([path]) => path.includes(`/${game}/`))
      .map(([, text]) => text.replace(/\s+/g, ' '))
      .join(' ');
  const drawings = Object.entries(FIGURES).flatMap(([id, panels]) => panels.flat().map((drawing) => ({ id, drawing })));

  test('in Qin', () => {
    const qin = proven('qin');
    for (const { id, drawing } of drawings) {
      if (drawing.game !== 'qin') continue;
      expect(qin.includes(rowsOf(drawing.rows).flat().join(' ')), `${id}: ${drawing.rows}`).toBe(true);
      for (const { move } of drawing.tiles ?? []) expect(qin.includes(move), `${id}: ${move}`).toBe(true);
    }
  });

  test('in Kaiser', () => {
    const kaiser = proven('kaiser');
    for (const { id, drawing } of drawings) {
      if (drawing.game !== 'kaiser') continue;
      const lines = drawing.position.split('\n').map((line) => line.trim());
      for (const line of lines) expect(kaiser.includes(line) || kaiser.includes(line.replace(/^houses \w+ /, '"')), `${id}: ${line}`).toBe(true);
      const plays = (drawing.plays ?? []).map((play) => play.split(' '));
      const together = [...new Set(plays.map(([colour, piece]) => `${piece === 'emissary' ? 'emissaries' : `${piece}s`} ${colour}`))]
        .map((group) => [
          group,
          ...plays.filter(([colour, piece]) => group.startsWith(piece!.slice(0, 5)) && group.endsWith(colour!)).map(([, , where]) => where),
        ])
        .map((words) => words.join(' '));
      const placed = plays.every(([, piece, where]) => kaiser.includes(`${piece} ${where}`)) || together.every((line) => kaiser.includes(line));
      expect(placed, `${id}: ${together.join(', ')}`).toBe(true);
      for (const row of drawing.rows ?? [])
        if (id !== 'K-7') expect(kaiser.includes(`${row.length} houses along ${row.join(' ')}`), `${id}: ${row.join(' ')}`).toBe(true);
    }
    expect(Object.keys(PROVINCES).every((name) => kaiser.includes(name))).toBe(true);
  });
});

test('what the page says from the book is in it', () => {
  const said = [...pages.matchAll(/book\.say\('([\w-]+)'/g)].map(([, id]) => id!);
  expect(said).toContain('rules-lead');
  expect(said.filter((id) => books['en']!.say(id, { count: 1, id: 'Q1.1', number: 1 }) === id)).toEqual([]);
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
    expect(found('de', 'hauser befestigung doppelt')).toEqual(['K6.3', 'K10.3']);
    expect(found('en', "ch'in kingdom")).toEqual(['K1.1']);
    expect(found('it', 'xyzzy')).toEqual([]);
  });

  test('marks what it found', () => {
    expect(mark({ text: 'Zwei Häuser' }, ['hauser'])).toEqual([{ text: 'Zwei ' }, { text: 'Häuser', hit: true }]);
    expect(mark({ text: 'Q9.3', to: 'Q9.3' }, ['q'])).toEqual([{ text: 'Q9.3', to: 'Q9.3' }]);
  });
});
