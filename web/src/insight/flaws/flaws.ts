// Why a text is no position, in words.
import type { FluentVariable } from '@fluent/bundle';
import type { Fault, Flaw } from '../../engine/types';
import { gameOfPosition, loadWords, wordsOf } from '../../games';
import { fetched } from '../../texts/fetched';
import type { Texts } from '../../texts/fluent';
import { say } from '../../texts/texts.svelte';

const flaws = fetched(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }));

/** So much of a line is enough to find it. */
const EXCERPT = 40;

/** What is wrong with this position, in one or two sentences with a way out. */
export async function inWords(fault: Fault, position: string): Promise<string> {
  const [texts] = await Promise.all([flaws(), loadWords(gameOfPosition(position).name)]);
  return told(texts, fault, position);
}

export function told(texts: Texts, { flaw, refusal, text }: Fault, position: string): string {
  if (refusal) return refusal.why ? texts.say('flaw-move-by', { rule: refusal.why.rule }) : texts.say('flaw-move');
  const id = flaw && `flaw-${flaw.kind.replaceAll('_', '-')}`;
  if (!id || !texts.has(id)) return texts.say('flaw-other', { text });
  const what = texts.say(id, values(flaw, position));
  const line = flaw.line === null ? undefined : position.split('\n')[flaw.line - 1]?.trim().replaceAll(/\s+/g, ' ');
  return line ? texts.say('flaw-in-line', { line: flaw.line!, excerpt: excerpt(line), what }) : what;
}

function excerpt(line: string): string {
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT - 1)}…` : line;
}

function values({ data }: Flaw, position: string): Record<string, FluentVariable> {
  const { name: game } = gameOfPosition(position);
  const said = Object.entries(data).map(([name, value]) => [name, typeof value === 'string' && name === 'text' ? excerpt(value) : value]);
  return {
    ...Object.fromEntries(said),
    game,
    ...(data.player && { player: say(`seat-${String(data.player).toLowerCase()}`) }),
    ...(data.tile && { tile: wordsOf(game)?.thing(String(data.tile)) ?? String(data.tile) }),
  };
}
