import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissAbout, toast, toasts } from './toasts.svelte';

const shown = (): string[] => toasts.map(({ text }) => text());

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('of one topic only the last is shown, however much is said', () => {
  toast(() => 'copied', { seconds: 4 });
  for (const line of [1, 2, 3]) toast(() => `Ben: ${line}`, { seconds: 5, topic: 'chat' });
  expect(shown()).toEqual(['copied', 'Ben: 3']);
  dismissAbout('chat');
  expect(shown()).toEqual(['copied']);
});

test('a toast goes after its time, and takes no later one with it', () => {
  toast(() => 'one', { seconds: 4, topic: 'chat' });
  vi.advanceTimersByTime(3000);
  toast(() => 'two', { seconds: 4, topic: 'chat' });
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual(['two']);
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
});
