import { expect, test } from 'vitest';
import type { QinData, QinProvince } from '../../engine/types';
import { NOTHING } from './nothing';
import { changes, pieces, Places } from './scene';

const grass = { printed: 'grass', colour: null, owner: null } as const;

function data(provinces: QinProvince[], villages: QinData['villages'] = []): QinData {
  const cells = Array.from({ length: 5 }, () => Array.from({ length: 5 }, (): QinData['cells'][number][number] => ({ ...grass })));
  for (const { colour, owner, spaces } of provinces) {
    for (const space of spaces) cells[Number(space[1]) - 1]![space.charCodeAt(0) - 97] = { printed: 'grass', colour, owner };
  }
  return { ...NOTHING, cells, provinces, villages };
}

const red = (spaces: string, owner = 0, pagodas = 1): QinProvince => ({ colour: 'red', owner, pagodas, spaces: spaces.split(' ') });

test('a pagoda stays where it stands while its province grows', () => {
  const places = new Places();
  const [before] = places.of(data([red('a1 b1')]), true);
  const [after] = places.of(data([red('a1 b1 c1 d1')]), true);
  expect([after!.x, after!.y]).toEqual([before!.x, before!.y]);
});

test('what is only foreseen moves nothing', () => {
  const places = new Places();
  const now = places.of(data([red('a1 b1')]), true);
  places.of(data([red('a1 b1 c1 d1 e1', 1, 2)]), false);
  expect(places.of(data([red('a1 b1')]), true)).toEqual(now);
});

test('a second pagoda comes in place of the first', () => {
  const places = new Places();
  const now = places.of(data([red('a1 b1 c1 d1')]), true);
  const { comes, goes } = changes(now, places.of(data([red('a1 b1 c1 d1 e1', 0, 2)]), false));
  expect(goes).toHaveLength(1);
  expect(comes).toMatchObject([{ x: goes[0]!.x, y: goes[0]!.y, double: true, owner: 0 }]);
});

test('a village of two spaces has its pagoda amidst them', () => {
  const [pagoda] = new Places().of(data([], [{ squares: ['b2', 'c2'], owner: 3 }]), true);
  expect(pagoda).toMatchObject({ x: 1.5, y: 1, owner: 3, village: true });
});

test('a lone space is a piece of its own', () => {
  const lone = data([]);
  lone.cells[2]![2] = { printed: 'grass', colour: 'blue', owner: null };
  expect(pieces(lone)).toMatchObject([{ key: 'c3', colour: 'blue', owner: null, pagodas: 0 }]);
});
