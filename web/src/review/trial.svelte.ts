// A decision of the game that somebody tries again, knowing only what its player knew.
import type { ReplaySession } from '../match/replay.svelte';
import { StudySession } from '../match/study.svelte';
import type { Decision, Judged, Option } from './judge';

export class Trial {
  /** The better move, once it may be seen. */
  answer = $state.raw<Option | null>(null);

  private constructor(
    readonly session: StudySession,
    readonly point: Judged,
    readonly decision: Decision,
  ) {}

  static async open(replay: ReplaySession, point: Judged, decision: Decision): Promise<Trial> {
    const session = await StudySession.open({ position: decision.view, choice: replay.opened.options, viewer: decision.seat });
    session.people = replay.people;
    return new Trial(session, point, decision);
  }
}
