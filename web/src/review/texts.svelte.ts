// What a review says, fetched with it and not before.
import type { FluentVariable } from '@fluent/bundle';
import { fetched } from '../texts/fetched';
import { Texts } from '../texts/fluent';
import { language } from '../texts/texts.svelte';

const read = fetched(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }));

let texts = $state.raw(new Texts('en', ''));

/** Fetches the texts in the language of the reader. */
export async function learn(spoken = language()): Promise<void> {
  texts = await read(spoken);
}

export function say(id: string, values?: Record<string, FluentVariable>): string {
  return texts.say(id, values);
}

/** A share of the victory as “62 %”. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** What was won or lost, with its sign: “−12 %”. */
export function change(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }).format(share).replace('-', '−');
}
