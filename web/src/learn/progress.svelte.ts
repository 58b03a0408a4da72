// What somebody has learned so far: kept in this browser, for nobody else to see.

export interface Solved {
  /** By puzzle: found at the first try, found later, or the answer was shown. */
  done: Record<string, 'first' | 'later' | 'shown'>;
  /** How many were found at the first try, one after the other. */
  run: number;
  longest: number;
  /** The day on which a puzzle of the day was last solved, and how many days in a row that makes. */
  day: number;
  days: number;
}

export interface Progress {
  lessons: Record<string, true>;
  puzzles: Solved;
}

const KEY = 'mandate-progress';
const NOTHING: Progress = { lessons: {}, puzzles: { done: {}, run: 0, longest: 0, day: 0, days: 0 } };

function stored(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { lessons: { ...kept.lessons }, puzzles: { ...structuredClone(NOTHING.puzzles), ...kept.puzzles } };
  } catch {
    return structuredClone(NOTHING);
  }
}

export const progress: Progress = $state(stored());

export function learned(changed: Partial<Progress>): void {
  Object.assign(progress, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // It holds for this visit.
  }
}
