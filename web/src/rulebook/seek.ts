// Looking for rules by words or by number.
import type { Book, Piece, Rule } from './rulebook';

/** As long as the text, so that places in the one are places in the other; without accents and capitals. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at).normalize('NFD').charAt(0).toLowerCase())
    .join('')
    .replaceAll('’', "'");
}

export interface Wanted {
  words: string[];
  ids: string[];
}

/** What somebody types: whatever looks like the number of a rule is one. */
export function wanted(typed: string): Wanted {
  const all = fold(typed)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const isId = (word: string): boolean => /^[qk]?\d+\.\d*$|^[qk]\d+$/.test(word);
  return { words: all.filter((word) => !isId(word)), ids: all.filter(isId) };
}

function hasId(rule: Rule, id: string): boolean {
  const own = rule.id.toLowerCase();
  const asked = /^\d/.test(id) ? own.charAt(0) + id : id;
  return own === asked || own.startsWith(asked.includes('.') ? asked : `${asked}.`);
}

/** The rules that fit, by id: all the words, and one of the numbers if there are any. */
export function seek(book: Book, { words, ids }: Wanted): Set<string> {
  const fits = (rule: Rule): boolean => {
    if (ids.length > 0 && !ids.some((id) => hasId(rule, id))) return false;
    const text = fold(
      [
        rule.label,
        rule.section.heading,
        ...rule.parts.map(({ text }) => text),
        ...rule.examples.flatMap(({ label, text, captions }) => [label, text, ...captions]),
      ].join('\n'),
    );
    return words.every((word) => text.includes(word));
  };
  return new Set([...book.rules.values()].filter(fits).map((rule) => rule.id));
}

/** Cuts plain text where one of the words stands; those pieces are marked. */
export function mark(piece: Piece, words: string[]): (Piece & { hit?: true })[] {
  if (words.length === 0 || piece.to) return [piece];
  const text = fold(piece.text);
  const cut: (Piece & { hit?: true })[] = [];
  let from = 0;
  for (;;) {
    const hits = words.map((word) => ({ at: text.indexOf(word, from), word })).filter(({ at }) => at >= 0);
    if (hits.length === 0) break;
    const next = hits.reduce((a, b) => (b.at < a.at || (b.at === a.at && b.word.length > a.word.length) ? b : a));
    if (next.at > from) cut.push({ text: piece.text.slice(from, next.at) });
    from = next.at + next.word.length;
    cut.push({ text: piece.text.slice(next.at, from), hit: true });
  }
  if (from < piece.text.length) cut.push({ text: piece.text.slice(from) });
  return cut;
}
