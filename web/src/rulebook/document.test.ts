// docs/rules is written from the English texts of the page and the drawings of its examples; `npm run rules` writes it again.
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { compile } from 'svelte/compiler';
import { expect, test, vi } from 'vitest';
import Drawing from './Drawing.svelte';
import { FIGURES } from './figures';
import { markdown } from './markdown';
import { bind } from './rulebook';
import { standalone } from './standalone';

vi.mock('../ui/turns', () => ({
  inTurn: (piece: () => void) => {
    queueMicrotask(piece);
    return () => undefined;
  },
}));

const [english] = Object.values(import.meta.glob<string>('./en.ftl', { query: '?raw', import: 'default', eager: true }));
const sheets = ['src/app.css', 'src/games/qin/colours.css', 'src/games/kaiser/colours.css'].map((path) => readFileSync(path, 'utf8'));
const components = import.meta.glob<string>(['./*Drawing.svelte', '../games/{qin,kaiser}/*.svelte'], { query: '?raw', import: 'default', eager: true });
const written = Object.keys(import.meta.glob('../../../docs/rules/images/*.svg'));

const book = bind('en', english!);
const examples = [...book.rules.values()].flatMap((rule) => rule.examples);
const imageOf = (id: string): string => `images/${id.toLowerCase()}.svg`;

/** The styles of all components, as the page has them. */
const styles = Object.entries(components)
  .map(
    ([filename, source]) =>
      compile(source, { filename, runes: true, css: 'external', cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}` }).css?.code ?? '',
  )
  .join('\n');

test.each([
  ['Q', 'qin'],
  ['K', 'kaiser'],
])('the rules of %s', async (game, name) => {
  await expect(markdown(book, game, imageOf)).toMatchFileSnapshot(`../../../docs/rules/${name}.md`);
});

test.each(examples)('the picture of $id', async ({ id, captions }) => {
  const panels = FIGURES[id]!.map((panel) => panel.map((drawing) => ({ drawing, svg: render(Drawing, { drawing }).container.querySelector('svg')! })));
  await new Promise((done) => setTimeout(done));
  const picture = standalone(panels, captions.length > 1, styles, sheets);
  expect(picture).not.toContain('undefined');
  await expect(picture).toMatchFileSnapshot(`../../../docs/rules/${imageOf(id)}`);
});

test('there is no other picture', () => {
  const names = examples.map(({ id }) => `../../../docs/rules/${imageOf(id)}`);
  expect(written.filter((path) => !names.includes(path))).toEqual([]);
});
