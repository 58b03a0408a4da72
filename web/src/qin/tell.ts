// The values that the sentences of this game speak of.
import type { FluentVariable } from '@fluent/bundle';
import type { Telling } from '../engine/types';
import type { Names } from '../texts/tell';

export function tellQin(telling: Telling, names: Names): Record<string, FluentVariable> {
  const { seat } = telling.data;
  return typeof seat === 'number' ? { player: names[seat] ?? '' } : {};
}
