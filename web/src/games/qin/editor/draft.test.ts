import { expect, test } from 'vitest';
import { asData, Draft, rowsOf } from './draft.svelte';

test('a stroke is one step back', () => {
  const draft = new Draft();
  draft.begin();
  draft.paint({ x: 0, y: 0 }, 'V');
  draft.paint({ x: 1, y: 0 }, 'V');
  draft.end();
  expect(draft.rows[0]!.slice(0, 3)).toBe('VV.');
  draft.undo();
  expect(draft.rows[0]).toBe('.'.repeat(13));
  draft.redo();
  expect(draft.rows[0]!.slice(0, 3)).toBe('VV.');
  expect(draft.canRedo).toBe(false);
});

test('a stroke that changes nothing is no step', () => {
  const draft = new Draft();
  draft.begin();
  draft.paint({ x: 4, y: 4 }, '.');
  draft.paint({ x: 99, y: 4 }, 'V');
  draft.end();
  expect(draft.canUndo).toBe(false);
});

test('a larger board is filled up with grassland, and a smaller one comes back', () => {
  const draft = new Draft();
  draft.replace(['R.', '.B']);
  draft.resize(3, 3);
  expect(draft.rows).toEqual(['R..', '.B.', '...']);
  draft.resize(1, 1);
  draft.undo();
  expect(draft.rows).toEqual(['R..', '.B.', '...']);
});

test('a file is read whatever its line ends are', () => {
  expect(rowsOf('\ufeffR. \r\n.V\r\n\r\n')).toEqual(['R.', '.V']);
});

test('villages that hang together are drawn as one', () => {
  const { villages, cells } = asData(['VV.', '..V', 'R~V']);
  expect(villages.map(({ squares }) => squares.sort())).toEqual([
    ['a1', 'b1'],
    ['c2', 'c3'],
  ]);
  expect(cells[2]![0]).toEqual({ printed: 'start', colour: 'red', owner: null });
  expect(cells[2]![1]!.printed).toBe('water');
});
