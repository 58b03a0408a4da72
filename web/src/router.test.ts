import { expect, test } from 'vitest';
import { decode, find, follow, go, route } from './router.svelte';

const check = (address: string, page: string, params: Record<string, string> = {}): void => {
  const found = find(new URL(address, 'https://mandate.example'));
  expect({ page: found.page, params: found.params }).toEqual({ page, params });
};

test('addresses mean pages', () => {
  check('/', 'front');
  check('/new?game=qin', 'new');
  check('/play/a1b2', 'play', { id: 'a1b2' });
  check('/t/XY%20Z', 'table', { id: 'XY Z' });
  check('/rules#Q9.3', 'rules');
  check('/replay', 'replays');
  check('/replay/', 'replays');
  check('/replay/123', 'replay', { what: '123' });
});

test('an address that means nothing says so', () => {
  check('/play', 'nowhere');
  check('/t/a/b', 'nowhere');
  check('/wp-login.php', 'nowhere');
});

test('an escape that is broken does no harm', () => {
  check('/t/%E0%A4', 'table', { id: '%E0%A4' });
  expect(decode('%E0')).toBe('%E0');
  expect(decode('Q9.3')).toBe('Q9.3');
});

test('going to another place of the same page is no step', () => {
  const stop = follow();
  const back = (address: string): void => {
    history.replaceState(null, '', address);
    dispatchEvent(new Event('popstate'));
  };
  go('/rules');
  const { step } = route();
  back('/rules#Q9.3');
  expect(route().step).toBe(step);
  back('/learn');
  expect(route()).toMatchObject({ page: 'learn', step: step + 1 });
  stop();
});
