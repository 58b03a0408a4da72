// Keeps the page, the engine and the bots, so that all but other people is there without a net.
const CACHE = 'mandate-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  const wanted = event.request.mode === 'navigate' ? '/' : event.request;
  // Each file is the same for everybody, whatever a proxy on the way says it varies with.
  event.respondWith(caches.match(wanted, { ignoreVary: true }).then((kept) => kept ?? fetch(event.request)));
});
