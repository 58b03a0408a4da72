import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { speakMore } from '../texts/texts.svelte';
import RuleCard from './RuleCard.svelte';

beforeAll(speakMore);

test('a rule that the text names is shown in its place, and there is a way back', async () => {
  render(RuleCard, { id: 'Q3.4', onclose: () => undefined });
  expect((await screen.findByText('Your turn')).tagName).toBe('P');
  await fireEvent.click(screen.getByText('Q9.3'));
  expect(await screen.findByText('Absorbing provinces')).toBeTruthy();
  expect(screen.getByText('Rule Q9.3')).toBeTruthy();
  expect(screen.getByText('Read it in the rulebook').getAttribute('href')).toBe('/rules#Q9.3');
  await fireEvent.click(screen.getByText('Back to Q3.4'));
  expect(await screen.findByText('Your turn')).toBeTruthy();
});

test('closing it is told', async () => {
  const onclose = vi.fn();
  render(RuleCard, { id: 'K5.1', onclose });
  await fireEvent.click(screen.getAllByLabelText('Close').at(-1)!);
  await vi.waitFor(() => expect(onclose).toHaveBeenCalled());
});
