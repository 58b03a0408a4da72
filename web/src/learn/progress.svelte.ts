// What has been learned in this browser.
const KEY = 'mandate-learned';

/** Found at the first try, found later, or the answer was shown. */
export type Found = 'first' | 'later' | 'shown';

export interface Solved {
  /** By puzzle. */
  done: Record<string, Found>;
  /** How many were found at the first try, one after the other. */
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
  /** The account that it belongs to; nothing as long as nobody has logged in. */
  owner?: string;
}

/** What is kept, as far as it is readable; whatever is missing is not done yet. */
export function readProgress(kept: Partial<Progress> | undefined): Progress {
  const { lessons, puzzles, owner } = kept ?? {};
  return { lessons: { ...lessons }, puzzles: { run: 0, longest: 0, day: 0, days: 0, ...puzzles, done: { ...puzzles?.done } }, owner };
}

function stored(): Progress {
  try {
    return readProgress(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>);
  } catch {
    return readProgress(undefined);
  }
}

export const progress: Progress = $state(stored());

const listeners = new Set<() => void>();

/** Calls back when something was learned. */
export function onLearned(listener: () => void): void {
  listeners.add(listener);
}

/** Takes over what is known elsewhere. */
export function takeOver(other: Progress): void {
  Object.assign(progress, other);
  store();
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // It holds for this visit.
  }
}

function keep(): void {
  store();
  listeners.forEach((listener) => listener());
}

export function learned(lesson: string): void {
  if (progress.lessons[lesson]) return;
  progress.lessons[lesson] = true;
  keep();
}

export function solved(puzzles: Solved): void {
  progress.puzzles = puzzles;
  keep();
}
