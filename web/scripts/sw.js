// Keeps the page, the engine and the bots, so that all but other people is there without a net.
const CACHE = 'mandate-__VERSION__';
/** The path above everything: empty, or such as `/mandate`. */
const BASE = new URL('.', location.href).pathname.replace(/\/$/, '');
function within(files) {
  return files.map((file) => BASE + file);
}
/** What the page needs to appear; kept at once. */
const FIRST = within(__FIRST__);
/** All the rest: kept when the page says that it has nothing better to do. */
const REST = within(__REST__);

/** Names with a hash in them never stand for something else: what an older version has kept need not be fetched again. */
const lasting = (file) => file.startsWith(`${BASE}/assets/`);

async function keep(files) {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    if (await cache.match(file)) continue;
    const known = lasting(file) ? await caches.match(file) : undefined;
    const answer = known ?? (await fetch(file, { cache: lasting(file) ? 'default' : 'no-cache' }));
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(file, answer);
  }
}

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('mandate-') && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => {
  // Who has kept everything before must not lose it with a new version.
  const files = self.registration.active ? [...FIRST, ...REST] : FIRST;
  event.waitUntil(keep(files));
});

self.addEventListener('activate', (event) => event.waitUntil(clean().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'keep the rest') event.waitUntil(keep(REST).catch(() => undefined));
});

async function answer(request, file) {
  const kept = await caches.match(file, { ignoreVary: true });
  if (kept) return kept;
  // What a page asks for as a module is lost to it for good if it is lost once.
  const fetched = await fetch(request).catch(() => fetch(request));
  if (fetched.ok && lasting(file)) {
    const copy = fetched.clone();
    // Who has no room left still gets the answer.
    await caches
      .open(CACHE)
      .then((cache) => cache.put(file, copy))
      .catch(() => undefined);
  }
  return fetched;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith(`${BASE}/api/`)) return;
  if (!url.pathname.startsWith(`${BASE}/`)) return;
  if (request.mode === 'navigate') event.respondWith(answer(request, `${BASE}/`));
  else if (lasting(url.pathname) || FIRST.includes(url.pathname) || REST.includes(url.pathname)) event.respondWith(answer(request, url.pathname));
});
