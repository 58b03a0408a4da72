// What has to be done now, in one line.
import { gameUi } from '../games';
import type { Session } from '../match/session';
import { colourName } from '../texts/names';
import { say } from '../texts/texts.svelte';

/** One sentence: whose turn it is, and what is to be done. */
export function doing(session: Session): string {
  const { look } = session;
  if (session.doing) return session.doing;
  if (!look) return say('doing-loading');
  if (look.progress === 'gathering') return say('doing-gathering');
  if (look.progress === 'between_games') return say('doing-between');
  if (look.progress === 'over' || look.turn === null) return say('doing-over');
  const player = colourName(look, look.turn);
  if (session.curtain !== null) return say('doing-curtain', { player });
  if (session.kind === 'replay') return say('doing-other', { player });
  if (look.turn === look.you) return say(gameUi(look.options.game).task(look));
  return say(session.people[look.turn]?.bot ? 'doing-bot' : 'doing-other', { player });
}
