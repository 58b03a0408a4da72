// The rulebook: every rule under its id, such as Q9.3. It is fetched when somebody asks for it.
import { once } from '../once';
import type { FluentVariable } from '@fluent/bundle';
import { Texts } from '../texts/fluent';
import { language, type Language } from '../texts/texts.svelte';

export const KINDS = ['rule', 'ruling', 'example'] as const;

export interface Part {
  kind: (typeof KINDS)[number];
  /** How it is called in the book; nothing for the rule itself. */
  label: string;
  text: string;
}

export interface Rule {
  id: string;
  /** What is shown for the id: Q9.3, or (b) for what the program adds. */
  label: string;
  section: Section;
  parts: Part[];
}

export interface Section {
  /** Q9, or Q-added. */
  id: string;
  heading: string;
  rules: Rule[];
}

export interface GameRules {
  /** Q or K. */
  id: string;
  heading: string;
  intro: string;
  credit: string;
  sections: Section[];
}

export interface Book {
  language: Language;
  games: GameRules[];
  rules: Map<string, Rule>;
  say: (id: string, values?: Record<string, FluentVariable>) => string;
}

/** A piece of a text: plain, or a link to the rule or section it names. */
export interface Piece {
  text: string;
  to?: string;
}

const REFERENCE = /\b[QK](?:\d+(?:\.\d+)?|\.[a-z]\b)/g;

/** Q.b is shown as (b). */
export function labelOf(id: string): string {
  const added = /^[QK]\.([a-z])$/.exec(id);
  return added ? `(${added[1]})` : id;
}

export function references(text: string): string[] {
  return text.match(REFERENCE) ?? [];
}

/** Cuts a text at the rules that it names. */
export function pieces(text: string): Piece[] {
  const cut: Piece[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(REFERENCE)) {
    if (index > from) cut.push({ text: text.slice(from, index) });
    cut.push({ text: labelOf(id), to: id });
    from = index + id.length;
  }
  if (from < text.length) cut.push({ text: text.slice(from) });
  return cut;
}

/** Makes a book of its texts. Their order is the order of the book. */
export function bind(spoken: Language, source: string): Book {
  const texts = new Texts(spoken, source);
  const games: GameRules[] = [];
  const rules = new Map<string, Rule>();
  for (const message of texts.ids) {
    const [, kind, key] = /^(rules-game|rules-section|rule)-([QK].*|[QK])$/.exec(message) ?? [];
    if (kind === 'rules-game')
      games.push({ id: key!, heading: texts.say(message), intro: texts.say(`${message}.intro`), credit: texts.say(`${message}.credit`), sections: [] });
    else if (kind === 'rules-section') games.at(-1)!.sections.push({ id: key!, heading: texts.say(message), rules: [] });
    else if (kind === 'rule') {
      const id = key!.replace('-', '.');
      const section = games.at(-1)!.sections.at(-1)!;
      const parts = KINDS.map((kind) => ({ kind, from: kind === 'rule' ? message : `${message}.${kind}` }))
        .filter(({ from }) => texts.has(from))
        .map(({ kind, from }) => ({ kind, label: kind === 'rule' ? '' : texts.say(`rules-${kind}`), text: texts.say(from) }));
      const rule = { id, label: labelOf(id), section, parts };
      section.rules.push(rule);
      rules.set(id, rule);
    }
  }
  return { language: spoken, games, rules, say: (id, values) => texts.say(id, values) };
}

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const read = once(async (spoken: Language) => bind(spoken, await FILES[`./${spoken}.ftl`]!()));

/** The book in the language of the reader. */
export function rulebook(spoken = language()): Promise<Book> {
  return read(spoken);
}

/** One rule in the language of the reader; nothing if there is none with this id. */
export async function ruleText(id: string): Promise<Rule | null> {
  return (await rulebook(language())).rules.get(id) ?? null;
}
