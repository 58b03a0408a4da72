import { outward } from '../base';
import type { Session } from '../match/session';
import { settings } from '../settings.svelte';
import { say } from '../texts/texts.svelte';

/** A seal with a mark on it, for the tab. */
const MARKED =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect x="3" y="3" width="58" height="58" rx="8" fill="#2b2420"/><circle cx="32" cy="32" r="17" fill="#e2674f" stroke="#fff8ee" stroke-width="5"/></svg>',
  );

/** Asks to be allowed to notify; whether it is. */
export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === 'undefined') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Marks the tab while it is hidden. The title and the mark before come back when somebody looks. */
class Mark {
  #title: string | null = null;
  #icon: string | null = null;

  set(): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    this.#title ??= document.title;
    document.title = `● ${say('online-your-turn')} – ${this.#title}`;
    if (link) {
      this.#icon ??= link.getAttribute('href');
      link.href = MARKED;
    }
  }

  clear(): void {
    if (this.#title !== null && document.title.startsWith('● ')) document.title = this.#title;
    if (this.#icon !== null) document.querySelector('link[rel="icon"]')?.setAttribute('href', this.#icon);
    this.#title = this.#icon = null;
  }
}

async function notify(tag: string): Promise<void> {
  if (!settings.notify || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options = { body: say('online-your-turn-more'), tag, icon: outward('/icon.svg') };
  try {
    const notification = new Notification(say('online-your-turn'), options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // Phones show them by the service worker only.
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(say('online-your-turn'), options);
  }
}

/** Does the match wait for the person at this page? */
function waits({ look, mine, busy }: Session): boolean {
  if (!look || busy) return false;
  if (look.undo.waits_for.some((seat) => mine.includes(seat))) return true;
  return look.progress === 'playing' && look.turn !== null && mine.includes(look.turn);
}

/** Watches a match until what is returned is called. */
export function watchTurn(session: Session): () => void {
  const mark = new Mark();
  let hidden = $state(document.hidden);
  const changed = (): void => {
    hidden = document.hidden;
  };
  document.addEventListener('visibilitychange', changed);
  const end = $effect.root(() => {
    const waiting = $derived(waits(session));
    $effect(() => {
      if (!waiting || !hidden) return mark.clear();
      mark.set();
      return undefined;
    });
    // Once for each turn: a tab that is hidden during one's own turn has been looked at.
    $effect(() => {
      if (waiting && document.hidden) void notify(location.pathname);
    });
  });
  return () => {
    document.removeEventListener('visibilitychange', changed);
    end();
    mark.clear();
  };
}
