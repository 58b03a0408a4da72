import { expect, test } from 'vitest';
import { find } from './router.svelte';

const check = (address: string, page: string, params: Record<string, string> = {}): void => {
  const found = find(new URL(address, 'https://mandate.example'));
  expect({ page: found.page, params: found.params }).toEqual({ page, params });
};

test('addresses mean pages', () => {
  check('/', 'front');
  check('/new?game=qin', 'new');
  check('/play/a1b2', 'play', { id: 'a1b2' });
  check('/t/XY%20Z', 'table', { id: 'XY Z' });
  check('/replay', 'replays');
  check('/replay/', 'replays');
  check('/replay/123', 'replay', { what: '123' });
});

test('an address that means nothing says so', () => {
  check('/play', 'nowhere');
  check('/t/a/b', 'nowhere');
  check('/wp-login.php', 'nowhere');
});

test('an escape that is broken does no harm', () => check('/t/%E0%A4', 'table', { id: '%E0%A4' }));
