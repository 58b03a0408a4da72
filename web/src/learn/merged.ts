// What was learned in two places.
import type { Found, Progress, Solved } from './progress.svelte';

const WORTH: Record<Found, number> = { first: 2, later: 1, shown: 0 };

/** All that was learned here or there. What is here belongs to another account if that one is its owner: then only there counts. */
export function merged(here: Progress, there: Progress, account: string): Progress {
  if (here.owner !== undefined && here.owner !== account) return { ...there, owner: account };
  return { lessons: { ...there.lessons, ...here.lessons }, puzzles: solved(here.puzzles, there.puzzles), owner: account };
}

function solved(here: Solved, there: Solved): Solved {
  const done = { ...there.done };
  for (const [puzzle, found] of Object.entries(here.done)) {
    const other = done[puzzle];
    if (other === undefined || WORTH[found] > WORTH[other]) done[puzzle] = found;
  }
  // Whoever has solved last knows how the days follow each other.
  const { day, days, run } = there.day > here.day || (there.day === here.day && there.days > here.days) ? there : here;
  return { done, run, longest: Math.max(here.longest, there.longest), day, days };
}
