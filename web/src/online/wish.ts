// What somebody wants of a table and has not been answered yet.
import type { Command, Look, Shown } from '../engine/types';
import { moveOf, seatOf } from '../match/entries';

/** These mean the same whatever else has happened at the table. */
const PLAIN: readonly Command['do'][] = ['sit', 'rise', 'begin', 'leave', 'claim', 'resign'];

export class Wish {
  /** The number of the last attempt. */
  id = 0;
  tries = 0;
  /** It was refused as stale, and the news have not come yet. */
  waits = false;
  seen: number;
  readonly #before: Look;

  constructor(
    readonly command: Command,
    look: Look,
    readonly answer: (done: boolean) => void,
  ) {
    this.#before = look;
    this.seen = look.version;
  }

  /** Has it been done, though nobody said so? */
  isDone(look: Look, entries: readonly Shown[]): boolean {
    const { command } = this;
    if (command.do === 'begin') return look.progress !== 'gathering';
    if (command.do === 'sit' && command.sitter === undefined) return look.you === command.seat;
    // The server may have given back time first.
    const entry = entries.find(({ version, act }) => version > this.seen && act !== 'give_back');
    if (!entry || entry.act !== command.do) return false;
    if ('seat' in command && seatOf(entry) !== command.seat) return false;
    return command.do !== 'move' || moveOf(entry) === command.move;
  }

  /** May it be wanted again of a table at which something else has happened? */
  holds(look: Look): boolean {
    const { command } = this;
    if (PLAIN.includes(command.do)) return true;
    if (command.do === 'answer_undo') return look.undo.asked_by === this.#before.undo.asked_by && look.undo.waits_for.includes(command.seat);
    // Who wants to move has decided by what they saw of the game, not of the people around it.
    return look.progress === this.#before.progress && look.game === this.#before.game && look.view?.text === this.#before.view?.text;
  }
}
