import { expect, test } from 'vitest';
import { GAMES, gameOfPosition, gameUi } from '.';

const FOLDERS = Object.keys(import.meta.glob('./*/game.ts')).map((path) => path.split('/')[1]!);
const FIRST = Object.keys(import.meta.glob('./*/texts/en/first.ftl')).map((path) => path.split('/')[1]!);
// What other games have in common with these is written once, without their names.
const OUTSIDE = import.meta.glob<string>(['../**/*.{ts,svelte,css}', '!../**/*.test.ts', '!../{games,engine,protocol,rulebook}/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every game that players are offered has a folder', () => {
  expect(FOLDERS).toEqual(expect.arrayContaining(GAMES.map(({ name }) => name)));
});

test('the games whose texts come with the page say so, and are offered first', () => {
  expect(GAMES.filter(({ first }) => first).map(({ name }) => name)).toEqual(FIRST);
  expect(GAMES[0]!.first).toBe(true);
});

test('nothing outside the folder of a game names it', () => {
  const names = new RegExp(GAMES.map(({ name }) => name).join('|'), 'i');
  const without = (source: string): string => source.replaceAll(/\/\*[^]*?\*\/|\/\/.*|<!--[^]*?-->/g, '');
  expect(Object.entries(OUTSIDE).flatMap(([path, source]) => (names.test(without(source)) ? [path] : []))).toEqual([]);
});

test.each(GAMES)('every part of $name can be fetched', async (ui) => {
  await Promise.all([ui.words(), ui.area(), ui.picture(), ui.moves(), ui.setup?.(), ui.supplies?.(), ui.editor?.()]);
});

test('a position begins with the name of its game', () => {
  for (const { name } of GAMES) expect(gameOfPosition(`\n ${name} 3 here\n`).name).toBe(name);
});

test('a game that is on no list can be shown, but is not offered', () => {
  const ui = gameUi('pig');
  expect(ui).toBe(gameUi('pig'));
  expect(GAMES).not.toContain(ui);
});
