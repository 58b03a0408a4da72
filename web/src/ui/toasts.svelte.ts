// What is said in passing. Texts are functions, so that they follow the language.
export interface Toast {
  id: number;
  text: () => string;
  action?: { label: () => string; run: () => void };
}

export const toasts: Toast[] = $state([]);
let last = 0;

/** Shows news; it goes after `seconds`, or stays until it is put away. */
export function toast(text: () => string, options: { action?: Toast['action']; seconds?: number } = {}): number {
  const id = ++last;
  toasts.push({ id, text, ...(options.action ? { action: options.action } : {}) });
  if (options.seconds) setTimeout(() => dismiss(id), options.seconds * 1000);
  return id;
}

export function dismiss(id: number): void {
  const index = toasts.findIndex((toast) => toast.id === id);
  if (index >= 0) toasts.splice(index, 1);
}
