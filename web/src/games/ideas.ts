// What a move is good for, in one word.
import type { Telling } from '../engine/types';
import type { Texts } from '../texts/fluent';

/** The sentence for the first of some kinds of events, the most telling first; others gain by some that one does. */
export function ideaInWords(texts: Texts, kinds: readonly string[], events: readonly Telling[], isMine: (event: Telling) => boolean): string {
  const idea = kinds.find((kind) => events.some((event) => event.kind === kind && isMine(event))) ?? 'quiet';
  return texts.say(`hint-idea-${idea.replaceAll('_', '-')}`);
}
