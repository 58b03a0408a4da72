// One match as the page shows it, wherever it is played: here, on a server, or out of a record.
import { EngineFault, rules } from '../engine/engine';
import type { Command, Foresight, Look, Rejection, Shown, Standing } from '../engine/types';

/** Something a person should know and can do something about. */
export interface Problem {
  /** The id of the text, such as `problem-offline`, or a refusal of the table. */
  text?: string;
  refusal?: Rejection;
}

/** What is known about the players beyond the table itself: names, and whether they are connected. */
export interface Person {
  kind: 'empty' | 'me' | 'person' | 'guest' | 'bot' | 'stand_in';
  name?: string | undefined;
  bot?: string;
  connected?: boolean;
}

/** Is the server heard? */
export type Connection = 'connecting' | 'live' | 'lost';

/**
 * A match to look at and, perhaps, to play. All fields are reactive; whoever shows it needs to know
 * nothing about where it comes from.
 */
export interface Session {
  readonly kind: 'local' | 'online' | 'replay' | 'study';
  /** The table as the viewer is shown it; nothing until it is there. */
  readonly look: Look | null;
  /** What has happened so far, as the viewer is shown it. */
  readonly entries: readonly Shown[];
  readonly people: readonly Person[];
  /** The seats that the person at this page plays: several in a hot seat. */
  readonly mine: readonly number[];
  /** The seat for which the page should be handed over before anything hidden is shown. */
  readonly curtain: number | null;
  /** Is something under way that will change the look? */
  readonly busy: boolean;
  readonly problem: Problem | null;
  /** What is to be done, in one line, where the page should not work that out itself. */
  readonly doing?: string | undefined;
  /** Only where the match is played on a server. */
  readonly connection?: Connection;
  /** Does what is wanted; a refusal becomes the problem. */
  act(command: Command): Promise<boolean>;
  /** Takes the curtain away. */
  lift(): void;
  dismiss(): void;
  close(): void;
}

/** What a move would do, or why not. */
export async function foresee(look: Look, move: string): Promise<Foresight | Rejection> {
  try {
    return await rules.ask('foresee', { choice: look.options, view: look.view!.text, move });
  } catch (error) {
    if (error instanceof EngineFault && error.fault.refusal) return error.fault.refusal;
    throw error;
  }
}

export function isRefusal(answer: Foresight | Rejection): answer is Rejection {
  return 'code' in answer;
}

/** What everything would score now. */
export function standing(look: Look): Promise<Standing> {
  return rules.ask('standing', { choice: look.options, view: look.view!.text });
}

/** What a match in this browser is opened with. */
export interface LocalSeat {
  kind: 'me' | 'bot';
  name?: string;
  opponent?: string;
}
