// What becomes of progress when a puzzle is answered.
import type { Solved } from '../learn/progress.svelte';

/** An answer was found, or was missed, or is shown. What was answered before changes no run. */
export function answered(before: Solved, id: string, how: 'found' | 'missed' | 'shown', missed: boolean, daily: number | null): Solved {
  const known = before.done[id];
  const fresh = known === undefined && !missed;
  const after = { ...before, done: { ...before.done } };
  if (how !== 'found') {
    if (fresh) after.run = 0;
    if (how === 'shown' && known === undefined) after.done[id] = 'shown';
    return after;
  }
  if (known === undefined) after.done[id] = missed ? 'later' : 'first';
  else if (known === 'shown') after.done[id] = 'later';
  if (fresh) {
    after.run++;
    after.longest = Math.max(after.longest, after.run);
  }
  if (daily !== null && known !== 'shown' && daily !== before.day) {
    after.days = daily === before.day + 1 ? before.days + 1 : 1;
    after.day = daily;
  }
  return after;
}

/** How many days in a row, as of today: yesterday's still count until midnight. */
export function daysInARow({ day, days }: Solved, today: number): number {
  return today - day <= 1 ? days : 0;
}
