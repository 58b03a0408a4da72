// Who sits where and what was agreed, in words.
import type { Options } from '../engine/types';
import type { Person } from '../match/session';
import { say } from '../texts/texts.svelte';

export function botName(bot: string): string {
  const [sort, which = ''] = bot.split(':');
  return sort === 'level' ? say('online-bot-level', { level: Number(which) }) : say('online-bot-style', { style: which });
}

export function colourName(colour: string): string {
  return say('online-colour', { colour: colour.toLowerCase() });
}

/** The custom property that pieces of this colour are drawn with. */
export function colourOf(colour: string): string {
  const name = colour.toLowerCase();
  return `var(--seat-${name === 'violet' ? 'purple' : name})`;
}

export function personName(person: Person | undefined): string {
  if (!person) return '';
  switch (person.kind) {
    case 'empty':
      return person.name ? say('online-kept-for', { name: person.name }) : say('online-free');
    case 'bot':
      return botName(person.bot ?? '');
    case 'stand_in':
      return say('online-stand-in', { bot: botName(person.bot ?? ''), name: person.name ?? '' });
    default:
      return person.name ?? '';
  }
}

/** A name as lists of tables have it: bots are there by what they are, and who has gone is a former player. */
export function listedName(name: string | null): string {
  if (name === null) return say('online-free');
  if (name === 'former player') return say('online-former');
  return /^(level|style):/.test(name) ? botName(name) : name;
}

export function gameName(game: string): string {
  return say('online-game', { game });
}

export function timingWords({ timing, at_zero }: Options): string {
  if (timing === 'unlimited') return say('online-timing-unlimited');
  const zero = at_zero === 'forfeit' ? 'forfeit' : 'bot';
  if ('days' in timing) return say('online-timing-days', { days: timing.days, zero });
  const { base, increment } = timing.live;
  return say('online-timing-live', { minutes: base / 60_000, seconds: increment / 1000, zero });
}

/** What was agreed, a few words for each thing. */
export function optionWords(options: Options): string[] {
  const place = options.game === 'qin' ? boardWords(options.board) : say('online-map', { side: options.map });
  const words = [place, say('online-players', { players: options.players })];
  if (options.game === 'kaiser') words.push(say('online-fortifications', { on: options.fortifications ? 'yes' : 'no' }));
  if (options.games > 1) words.push(say('online-games', { games: options.games }));
  words.push(timingWords(options));
  return words;
}

function boardWords(board: Extract<Options, { game: 'qin' }>['board']): string {
  return typeof board === 'string' ? say('online-board', { board }) : say('online-board-own', { name: board.name });
}
