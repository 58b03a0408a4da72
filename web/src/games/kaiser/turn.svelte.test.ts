import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Command, Look, MapFile } from '../../engine/types';
import { Placing } from './placing.svelte';
import { Turn } from './turn.svelte';

const map = { spaces: [{ id: 21, province: 'Wei', x: 0, y: 0 }] } as MapFile;
const at = (name: string, ...legal: string[]): Look =>
  ({ legal, turn: 0, view: { data: { hand: ['red'], display: ['violet'], pile_size: 3, phase: { name } } } }) as unknown as Look;

test('a card that is taken while a second piece is possible ends the placing and is then taken', async () => {
  let look = $state.raw(at('again', 'house 21 red', 'stop'));
  const sent: string[] = [];
  const act = async (command: Command): Promise<boolean> => {
    if (command.do === 'move') sent.push(command.move);
    return true;
  };
  let turn!: Turn;
  const end = $effect.root(() => {
    turn = new Turn(new Placing(() => ({ look, map, active: true })), () => ({ look, active: true, act, desk: undefined }));
    $effect(() => turn.goOn());
  });
  flushSync();
  expect(turn.drawn).toEqual({ take: ['violet'], pile: true });
  turn.take('violet');
  await expect.poll(() => turn.sending).toBe(false);
  look = at('take', 'take violet', 'take pile');
  flushSync();
  await expect.poll(() => sent).toEqual(['stop', 'take violet']);
  end();
});
