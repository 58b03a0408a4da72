// A game's rules as a document: docs/rules is written from the same texts as the page.
import type { Book, Brief, Example, Rule } from './rulebook';

const WIDTH = 110;

/** Breaks a paragraph into lines; the first begins with `first`, the others with as many blanks. */
function wrap(text: string, first = ''): string {
  const lines: string[] = [];
  let line = first;
  for (const [at, word] of text.split(' ').entries()) {
    if (at > 0 && line.length + word.length >= WIDTH) {
      lines.push(line);
      line = ' '.repeat(first.length) + word;
    } else line += at > 0 ? ` ${word}` : word;
  }
  return [...lines, line].join('\n');
}

function brief({ key, heading, points, text }: Brief): string {
  const list = points.map((point, at) => wrap(point, key === 'turn' ? `${at + 1}. ` : '- ')).join('\n');
  return [`### ${heading}`, list, text && wrap(key === 'rule' ? `**${text}**` : text)].filter(Boolean).join('\n\n');
}

function drawn(example: Example, image: (id: string) => string): string {
  const captions = example.captions.map((caption, at) => wrap(caption, `  - (${String.fromCharCode(97 + at)}) `));
  return [wrap(`**${example.label}:** ${example.text}`.trim(), '  '), captions.join('\n'), `  ![${example.label}](${image(example.id)})`]
    .filter(Boolean)
    .join('\n\n');
}

function rule({ label, parts, examples }: Rule, image: (id: string) => string): string {
  const said = parts.map((part) => (part.label ? `**${part.label}:** ${part.text}` : part.text));
  const [first = '', ...rest] = said;
  return [wrap(`**${label}** ${first}`, '- '), ...rest.map((text) => wrap(text, '  ')), ...examples.map((example) => drawn(example, image))].join('\n\n');
}

/** The document of a game, Q or K; `image` says where the drawing of an example is. */
export function markdown(book: Book, id: string, image: (id: string) => string): string {
  const game = book.games.find((game) => game.id === id)!;
  return `${[
    `<!-- Written by \`npm run rules\` in web/ from web/src/rulebook/${book.language}.ftl; edit that file. -->`,
    `# ${game.heading}`,
    wrap(game.intro),
    wrap(`${book.say('rules-lead')} ${book.say('rules-ruling-why')} ${book.say('rules-example-why')}`),
    wrap(game.credit),
    `## ${book.say('rules-summary')}`,
    ...game.summary.map(brief),
    ...game.sections.flatMap(({ id, heading, rules }) => [`## ${id.endsWith('added') ? '' : `${id} `}${heading}`, ...rules.map((one) => rule(one, image))]),
  ].join('\n\n')}\n`;
}
