// Opening a table on the server, and going there.
import { go } from '../router.svelte';
import { asSomebody } from './account.svelte';
import { api, type NewTable, type Place, type Visibility } from './api';

/**
 * Opens a table and goes there; where no seat is left open, the match begins at once. What is wrong
 * is thrown as an `ApiProblem`, whose `text` is for people.
 */
export async function openOnline(options: NewTable['options'], seats: Place[], visibility: Visibility): Promise<void> {
  const { id, version } = await asSomebody(() => api.openTable({ options, seats, visibility }));
  // Whoever cannot begin at once can still do so at the table.
  if (!seats.includes('open')) await api.act(id, version, { do: 'begin' }).catch(() => undefined);
  go(`/t/${id}`);
}
