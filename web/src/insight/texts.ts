// What hints, explanations and the analysis board say.
import { fetched } from '../texts/fetched';

export type { Texts } from '../texts/fluent';

export const insight = fetched(import.meta.glob<string>(['./*.ftl', '../games/*/texts/*/insight.ftl'], { query: '?raw', import: 'default' }));
