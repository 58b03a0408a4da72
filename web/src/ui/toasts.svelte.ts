// What is said in passing. Texts are functions, so that they follow the language.
export interface Toast {
  id: number;
  text: () => string;
  action?: { label: () => string; run: () => void };
  /** What it is about: a later one about the same takes its place. */
  topic?: string;
}

export const toasts: Toast[] = $state([]);
let last = 0;

/** Shows news; it goes after `seconds`, or stays until it is dismissed. */
export function toast(text: () => string, { seconds, ...more }: Pick<Toast, 'action' | 'topic'> & { seconds?: number } = {}): number {
  const id = ++last;
  if (more.topic) dismissAbout(more.topic);
  toasts.push({ id, text, ...more });
  if (seconds) setTimeout(() => dismiss(id), seconds * 1000);
  return id;
}

/** Dismisses what is about this. */
export function dismissAbout(topic: string): void {
  for (const { id } of toasts.filter((toast) => toast.topic === topic)) dismiss(id);
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
