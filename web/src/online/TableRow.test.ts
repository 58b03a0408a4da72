import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { speakMore } from '../texts/texts.svelte';
import type { LobbyRow } from './api';
import TableRow from './TableRow.svelte';

beforeAll(speakMore);

const gathering = (...seats: (string | null)[]): LobbyRow =>
  ({
    id: 't',
    game: 'qin',
    options: { game: 'qin', board: 'bird', players: seats.length, timing: 'unlimited', games: 1 },
    status: 'gathering',
    seats,
    turn: null,
    your_turn: false,
    updated: Date.now(),
  }) as unknown as LobbyRow;

test('a table says how many players it waits for, and when it waits for nobody', () => {
  const { unmount } = render(TableRow, { row: gathering('Anna', null, null), verb: 'go' });
  expect(screen.getByText('Waiting for 2 more players')).toBeTruthy();
  unmount();
  render(TableRow, { row: gathering('Anna', 'Bert'), verb: 'go' });
  expect(screen.getByText('All seats are taken')).toBeTruthy();
});
