// The rulebook: every rule under its id, such as Q9.3. It's fetched when someone asks for it.
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

/** An example that is drawn. */
export interface Example {
  /** Q-11 for number 11 of the printed rulebooks, else by its rule: Q9-3. */
  id: string;
  label: string;
  text: string;
  /** What is said below each of its drawings, if anything is. */
  captions: string[];
}

export interface Rule {
  id: string;
  /** What is shown for the id: Q9.3, or (b) for what the program adds. */
  label: string;
  section: Section;
  parts: Part[];
  examples: Example[];
}

export interface Section {
  /** Q9, or Q-added. */
  id: string;
  heading: string;
  rules: Rule[];
}

/** A paragraph of the summary: steps or points, and a text. */
export interface Brief {
  /** What it is about, such as `turn`. */
  key: string;
  heading: string;
  points: string[];
  text: string;
}

export interface GameRules {
  /** Q or K. */
  id: string;
  heading: string;
  intro: string;
  credit: string;
  summary: Brief[];
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

const IDS = /^(rules-game|summary|rules-section|rule|example)-(([QK])(?:.*-(\d+|text))?.*)$/;

/** Makes a book of its texts. Their order is the order of the book. */
export function bind(spoken: Language, source: string): Book {
  const texts = new Texts(spoken, source);
  const games: GameRules[] = [];
  const rules = new Map<string, Rule>();
  let rule: Rule | undefined;
  for (const message of texts.ids) {
    const [, kind, key, , last] = IDS.exec(message) ?? [];
    if (!kind || !key) continue;
    const text = texts.has(message) ? texts.say(message) : '';
    const attribute = (name: string): string => texts.say(`${message}.${name}`);
    const game = games.at(-1)!;
    if (kind === 'rules-game') games.push({ id: key, heading: text, intro: attribute('intro'), credit: attribute('credit'), summary: [], sections: [] });
    else if (kind === 'summary' && !last) game.summary.push({ key: key.slice(2), heading: text, points: [], text: '' });
    else if (kind === 'summary' && last === 'text') game.summary.at(-1)!.text = text;
    else if (kind === 'summary') game.summary.at(-1)!.points.push(text);
    else if (kind === 'rules-section') game.sections.push({ id: key, heading: text, rules: [] });
    else if (kind === 'rule') {
      const id = key.replace('-', '.');
      const section = game.sections.at(-1)!;
      const parts = KINDS.map((kind) => ({ kind, from: kind === 'rule' ? message : `${message}.${kind}` }))
        .filter(({ from }) => texts.has(from))
        .map(({ kind, from }) => ({ kind, label: kind === 'rule' ? '' : texts.say(`rules-${kind}`), text: texts.say(from) }));
      rule = { id, label: labelOf(id), section, parts, examples: [] };
      section.rules.push(rule);
      rules.set(id, rule);
    } else if (kind === 'example') {
      const number = /^[QK]-(\d+)$/.exec(key)?.[1];
      const label = number ? texts.say('rules-example-number', { number }) : texts.say('rules-example');
      const captions = [...'abcdef'].filter((name) => texts.has(`${message}.${name}`)).map(attribute);
      rule!.examples.push({ id: key, label, text, captions });
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
