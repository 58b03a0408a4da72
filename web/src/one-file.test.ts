import { expect, test } from 'vitest';
import { faults, type Made } from '../scripts/one-file';

const file = (name: string, moduleIds: string[], imports: string[] = [], isEntry = false): Made => ({
  name,
  fileName: `${name}.js`,
  moduleIds,
  imports,
  isEntry,
});
const index = file('index', ['/web/src/main.ts'], ['texts.js'], true);
const texts = file('texts', ['/web/src/texts/texts.svelte.ts']);
const runtime = file('runtime', ['\0rolldown/runtime.js']);
const game = file('game', ['/web/src/play.ts', '/web/src/sound.ts'], ['index.js', 'texts.js', 'runtime.js']);

test('a file with all that is needed beyond the first visit is fine', () => {
  expect(faults([index, texts, runtime, game], 'game', ['src/play.ts'])).toEqual([]);
});

test('a module that was renamed or is elsewhere is noticed', () => {
  expect(faults([index, texts, runtime, game], 'game', ['src/play.ts', 'src/played.ts'])).toEqual(["src/played.ts isn't in the file game"]);
  expect(faults([index, texts, runtime], 'game', ['src/play.ts'])).toEqual(["src/play.ts isn't in the file game"]);
});

test('a file that needs yet another one is noticed', () => {
  const split = file('game', game.moduleIds as string[], ['index.js', 'boards.js']);
  expect(faults([index, texts, runtime, split, file('boards', ['/web/src/boards.ts'])], 'game', ['src/play.ts'])).toEqual([
    "the file game can't run without boards.js",
  ]);
});
