// What the picture of a game gets from the page around it. Both games take the same.
import type { Snippet } from 'svelte';
import type { Command, Look, Shown } from '../engine/types';
import type { Person } from '../match/session';

export interface Area {
  look: Look;
  /** What has happened so far; new entries at the end are to be animated. */
  entries: readonly Shown[];
  people: readonly Person[];
  /** May the person at this page decide something now? Otherwise everything is only to be looked at. */
  active: boolean;
  /** Does a placement wait for a second “yes”? */
  confirm: boolean;
  /** Does what is wanted; whether it was done. */
  act: (command: Command) => Promise<boolean>;
  /** Says a sentence to screen readers. */
  announce: (sentence: string) => void;
  /** Shows a rule, such as `Q9.3`, with places of the board marked. */
  rule: (id: string, marks?: readonly string[]) => void;
  /** Spaces, villages or provinces to mark, as when the log is pointed at. */
  marked?: readonly string[];
  /** Told of a move that was wanted although it is not allowed. */
  refused?: (move: string) => void;
  /** What is drawn over the board. */
  overlay?: Snippet;
  /** Somebody wants to know what is at a place, and why. */
  ask?: (place: string) => void;
  /** The next place that is chosen is asked about. */
  asking?: boolean;
  /** Told when a scoring that is played through begins and ends: until then nobody is told who has won. */
  scoring?: (open: boolean) => void;
  /** Where there is little room: just the board. */
  bare?: boolean;
}
