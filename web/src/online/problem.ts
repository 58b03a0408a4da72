// Why something was not done, in the language of the reader.
import type { Rejection } from '../engine/types';
import type { Problem } from '../match/session';
import { has, say } from '../texts/texts.svelte';

/** Why a server did not do what was asked. */
export class ApiProblem extends Error {
  constructor(
    readonly code: string,
    /** The server's own sentence, in English. */
    message: string,
    readonly status = 0,
    readonly more: { seconds?: number; refusal?: Rejection } = {},
  ) {
    super(message);
  }

  /** The sentence for the reader. */
  get text(): string {
    return sentence(this.code, this.message, { seconds: this.more.seconds ?? 0 });
  }
}

/** The sentence for a code; what the server said itself, where the page knows none. */
export function sentence(code: string, fallback: string, values: Record<string, number> = {}): string {
  const id = `error-${code.replaceAll('_', '-')}`;
  return has(id) ? say(id, values) : fallback;
}

/** What a person is told of a problem. Why a move is against a rule is for the game to say. */
export function problemText(problem: Problem): string {
  if (problem.refusal) return sentence(problem.refusal.code, problem.refusal.message);
  return problem.text ? say(problem.text) : '';
}

/** What a person is told of anything that was thrown. */
export function thrownText(thrown: unknown): string {
  return thrown instanceof ApiProblem ? thrown.text : say('error-internal');
}
