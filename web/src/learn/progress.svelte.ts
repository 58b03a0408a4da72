// What has been learned in this browser.
const KEY = 'mandate-learned';

export interface Progress {
  /** By `qin/first-tile`. */
  lessons: Record<string, true>;
  puzzles: Record<string, unknown>;
}

function stored(): Progress {
  try {
    const { lessons, puzzles } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>;
    return { lessons: { ...lessons }, puzzles: { ...puzzles } };
  } catch {
    return { lessons: {}, puzzles: {} };
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
