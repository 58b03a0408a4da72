// The service worker: registered when the page has nothing better to do, and asked to keep the rest later still.
import { outward } from './base';
import { say } from './texts/texts.svelte';
import { toast } from './ui/toasts.svelte';

/** When nothing else is going on; at the latest after some seconds. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 8000 });
  else setTimeout(work, 3000);
}

let reloading = false;

function reload(): void {
  if (reloading) return;
  reloading = true;
  location.reload();
}

/** Says that a new version is there; it takes over when the reader wants it to. */
function offer(waiting: ServiceWorker): void {
  const run = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', reload);
    waiting.postMessage('take over');
  };
  toast(() => say('app-new-version'), { action: { label: () => say('app-reload'), run } });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(outward('/sw.js'));
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) offer(coming);
    });
  });
  const { active } = await navigator.serviceWorker.ready;
  whenIdle(() => active?.postMessage('keep the rest'));
  // Pages stay open for days: look now and then whether there is something new.
  setInterval(() => void registration.update().catch(() => undefined), 3600_000);
}

export function keepOffline(): void {
  // A part of the page that is gone from the server belongs to a version that was replaced.
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) toast(() => say('app-new-version'), { action: { label: () => say('app-reload'), run: reload } });
  });
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const start = (): void => whenIdle(() => void register().catch((error) => console.warn('the page is not kept for offline', error)));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}
