// What has been learned in this browser.
const KEY = 'mandate-learned';

export interface Solved {
  /** By puzzle: found at the first try, found later, or the answer was shown. */
  done: Record<string, 'first' | 'later' | 'shown'>;
  /** How many were found at the first try, one after the other, and at most. */
  run: number;
  longest: number;
  /** The day on which a puzzle of the day was last solved, and how many days in a row that makes. */
  day: number;
  days: number;
}

export interface Progress {
  /** By `qin/first-tile`. */
  lessons: Record<string, true>;
  puzzles: Solved;
}

const nothing = (): Solved => ({ done: {}, run: 0, longest: 0, day: 0, days: 0 });

function stored(): Progress {
  try {
    const { lessons, puzzles } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { lessons: { ...lessons }, puzzles: { ...nothing(), ...puzzles } };
  } catch {
    return { lessons: {}, puzzles: nothing() };
  }
}

export const progress: Progress = $state(stored());

/** Keeps what has changed. */
export function keepProgress(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // It holds for this visit.
  }
}

export function learned(lesson: string): void {
  if (progress.lessons[lesson]) return;
  progress.lessons[lesson] = true;
  keepProgress();
}
