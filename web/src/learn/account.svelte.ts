// What was learned goes with the account, if there is one. It is there among what the server remembers for the page.
import { onBecoming, whoami } from '../online/account.svelte';
import { api } from '../online/api';
import { merged } from './merged';
import { onLearned, progress, readProgress, takeOver, type Progress } from './progress.svelte';

/** So long something may wait to be sent, in case more follows. */
const SOON = 1000;

let followed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what is learned here is learned everywhere. */
export function follow(): void {
  if (followed) return;
  followed = true;
  onBecoming(() => void meet());
  onLearned(() => {
    clearTimeout(timer);
    timer = setTimeout(() => void meet(), SOON);
  });
  void meet();
}

/** Brings together what is known here and there. */
async function meet(): Promise<void> {
  try {
    const somebody = await whoami();
    if (!somebody || somebody.guest) return;
    const { id, settings = {} } = await api.me();
    const there = readProgress(settings.learned as Partial<Progress> | undefined);
    const all = merged($state.snapshot(progress), there, id);
    takeOver(all);
    const { owner: _, ...learned } = all;
    if (inOrder(learned) !== inOrder(settings.learned)) await api.remember({ ...settings, learned });
  } catch {
    // Without the server it stays here, and is brought together next time.
  }
}

/** As text that does not depend on the order of names. */
function inOrder(value: unknown): string {
  const sorted = (_: string, part: unknown): unknown => (part instanceof Object ? Object.fromEntries(Object.entries(part).sort()) : part);
  return JSON.stringify(value, sorted);
}
