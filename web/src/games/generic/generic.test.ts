import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Look, Shown } from '../../engine/types';
import { loadWords } from '..';
import { tell } from '../../texts/tell';
import Area from './Area.svelte';

// A game that the page knows nothing of.
const look = {
  options: { game: 'pig', players: 2 },
  seats: [{ colour: 'white' }, { colour: 'black' }],
  view: { text: 'pig 2\nturn white 7\n', data: {} },
  legal: ['roll', 'hold'],
  turn: 0,
  you: 0,
} as unknown as Look;
const rolled = { rule: 'P2.1', kind: 'rolled', text: 'White rolls a 5', data: {} };
const entries = [{ version: 1, act: 'move', seat: 0, move: 'roll', events: [rolled] }] as unknown as Shown[];
const props = { look, entries, people: [], confirm: false, announce: () => undefined, rule: () => undefined };

afterEach(cleanup);

test('the view is shown as text, the moves as buttons, and what happened in English', async () => {
  await loadWords('pig');
  const act = vi.fn(async () => true);
  render(Area, { ...props, active: true, act });
  expect(screen.getByText(/turn white 7/)).toBeTruthy();
  expect(screen.getByText('White rolls a 5.')).toBeTruthy();
  await fireEvent.click(screen.getByText('hold'));
  expect(act).toHaveBeenCalledWith({ do: 'move', seat: 0, move: 'hold' });
});

test('without a turn there is nothing to choose', () => {
  render(Area, { ...props, active: false, act: async () => false });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a refusal is told in English', () => {
  const why = { rule: 'P3.1', kind: 'nothing_to_hold', text: 'there is nothing to hold', data: {} };
  expect(tell('pig' as never, 'illegal', why, ['White', 'Black'])).toBe('there is nothing to hold');
});
