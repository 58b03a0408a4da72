// What puzzles say.
import { fetched } from '../texts/fetched';

export type { Texts } from '../texts/fluent';

export const puzzleTexts = fetched(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' }));
