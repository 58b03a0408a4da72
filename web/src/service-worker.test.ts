import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

// In a page's environment the script's own address is none of a file: read from the folder the tests run in.
const SCRIPT = readFileSync('scripts/sw.js', 'utf8').replace('__VERSION__', '1').replace('__FIRST__', '["/"]').replace('__REST__', '[]');

type Answer = { ok: boolean; text: string; clone: () => Answer };
const good = (text: string): Answer => ({ ok: true, text, clone: () => good(text) });

/** The service worker with a net that answers like this, each in its turn, and a cache that may be full. */
function worker(net: (() => Promise<Answer>)[], full = false, base = '') {
  const kept = new Map<string, Answer>();
  const heard: Record<string, (event: unknown) => void> = {};
  let asked = 0;
  runInNewContext(SCRIPT, {
    URL,
    location: { origin: 'http://house', href: `http://house${base}/sw.js` },
    self: { addEventListener: (name: string, hear: (event: unknown) => void) => (heard[name] = hear) },
    caches: {
      match: async (file: string) => kept.get(file),
      open: async () => ({
        put: async (file: string, answer: Answer) => {
          if (full) throw new Error('no room');
          kept.set(file, answer);
        },
      }),
    },
    fetch: async () => net[asked++]!(),
  });
  const get = (file: string) =>
    new Promise<Answer>((resolve, reject) => {
      const request = { url: `http://house${file}`, method: 'GET', mode: 'cors' };
      heard.fetch!({ request, respondWith: (answer: Promise<Answer>) => answer.then(resolve, reject) });
    });
  return { get, kept, asked: () => asked };
}

const lost = () => Promise.reject(new Error('no net'));

test('what is lost once is asked for again', async () => {
  const { get, asked } = worker([lost, async () => good('a game')]);
  expect((await get('/assets/game-1.js')).text).toBe('a game');
  expect(asked()).toBe(2);
});

test('what is lost twice is lost', async () => {
  const { get, asked } = worker([lost, lost, async () => good('a game')]);
  await expect(get('/assets/game-1.js')).rejects.toThrow('no net');
  expect(asked()).toBe(2);
});

test('what was fetched is kept and not asked for again', async () => {
  const { get, asked } = worker([async () => good('a game')]);
  await get('/assets/game-1.js');
  expect((await get('/assets/game-1.js')).text).toBe('a game');
  expect(asked()).toBe(1);
});

test('who has no room left still gets the answer', async () => {
  const { get, kept } = worker([async () => good('a game')], true);
  expect((await get('/assets/game-1.js')).text).toBe('a game');
  expect(kept.size).toBe(0);
});

test('under a path only what is there is kept', async () => {
  const { get, kept } = worker([async () => good('a game')], false, '/mandate');
  await get('/mandate/assets/game-1.js');
  expect([...kept.keys()]).toEqual(['/mandate/assets/game-1.js']);
  // Neither the API nor what else is on this host is the page's.
  const heard = (file: string) => Promise.race([get(file), new Promise((resolve) => setTimeout(() => resolve('left alone')))]);
  expect(await heard('/assets/other.js')).toBe('left alone');
  expect(await heard('/mandate/api/me')).toBe('left alone');
});
