import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>(['./*/*.ftl', '../{rulebook,insight,insight/flaws,learn,review,puzzles}/*.ftl', '../games/*/texts/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts', '!../engine/pkg/**'], { query: '?raw', import: 'default', eager: true });

/** Made from what the engine and the server say, or read as a book: no source names them. */
const BY_KIND = /^(qin|kaiser)-(event|illegal)-|^(error|refusal)-|^(rules?|summary|example)-[a-zA-Z]*-?[QK]/;

/** The variables of each text, by id; those of an attribute as `id.attribute`. */
function texts(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const [path, text] of Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`) || path.endsWith(`/${language}.ftl`))) {
    const lines = text.split('\n').flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
    for (const id of lines) {
      if (seen.has(id)) throw new Error(`${path}: ${id} is there twice`);
      seen.add(id);
    }
    const { body } = new FluentResource(text);
    for (const { id, value, attributes } of body) {
      if (value !== null) found.set(id, variables(value));
      for (const [name, pattern] of Object.entries(attributes)) found.set(`${id}.${name}`, variables(pattern));
    }
    const unread = lines.filter((id) => !body.some((entry) => entry.id === id));
    if (unread.length) throw new Error(`${path} cannot be read at ${unread.join(', ')}`);
  }
  return found;
}

function variables(pattern: unknown): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (node && typeof node === 'object') {
      const { type, name } = node as { type?: string; name?: string };
      if (type === 'var' && name) names.add(name);
      Object.values(node).forEach(walk);
    }
  };
  walk(pattern);
  return [...names].sort();
}

const english = texts('en');

test.each(['de', 'it'])('%s says the same as English, of the same things', (language) => {
  const other = texts(language);
  expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
  const differing = [...english].filter(([id, names]) => JSON.stringify(other.get(id)) !== JSON.stringify(names)).map(([id]) => id);
  expect(differing).toEqual([]);
});

const source = Object.values(SOURCES).join('\n');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Texts whose ids are put together: `new-clock-${…}` as what it can become. */
const composed = [...source.matchAll(/`([a-z]{2,}-[^`\s]*\$\{[^`]*)`/g)].map(
  ([, text]) =>
    new RegExp(
      `^${text!
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('[\\w-]+')}$`,
    ),
);

/** All ids that stand as such where something is said. */
function said(source: string): string[] {
  const calls = source.matchAll(/\bsay\(((?:[^()]|\([^()]*\))*)\)/g);
  return [...calls].flatMap(([, inside]) => [...inside!.replaceAll(/\{[^{}]*\}/g, '').matchAll(/'([a-z]\w*(?:-\w+)+)'/g)].map(([, id]) => id!));
}

test('every text that is asked for is there', () => {
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    said(source)
      .filter((id) => !english.has(id))
      .map((id) => `${path}: ${id}`),
  );
  expect(missing).toEqual([]);
  const templates = [...source.matchAll(/\bsay\(\s*`([a-z]{2,}-[^`\s]*\$\{[^`]*)`/g)].map(([, text]) => text!);
  const empty = templates.filter((text) => {
    const pattern = new RegExp(
      `^${text
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('[\\w-]+')}$`,
    );
    return ![...english.keys()].some((id) => pattern.test(id));
  });
  expect(empty).toEqual([]);
});

test('no text is there for nothing', () => {
  const quoted = new Set([...source.matchAll(/['"`]([a-z][\w-]*(?:\.\w+)?)(?=['"`])/g)].map(([, id]) => id!));
  const used = (id: string): boolean => BY_KIND.test(id) || quoted.has(id) || composed.some((pattern) => pattern.test(id));
  expect([...english.keys()].filter((id) => !used(id))).toEqual([]);
});
