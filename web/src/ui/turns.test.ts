import { afterEach, expect, test, vi } from 'vitest';
import { inTurn } from './turns';

let now = 0;
const frames: (() => void)[] = [];
vi.spyOn(performance, 'now').mockImplementation(() => now);
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));

function nextFrame(): void {
  frames.splice(0).forEach((frame) => frame());
}

afterEach(() => expect(frames).toEqual([]));

test('what takes long has a frame for itself, what takes no time shares one', () => {
  const drawn: string[] = [];
  const piece = (name: string, takes: number): void => void inTurn(() => void (drawn.push(name), (now += takes)));
  piece('map', 30);
  piece('cards', 1);
  piece('names', 1);
  piece('log', 20);
  expect(drawn).toEqual([]);
  nextFrame();
  expect(drawn).toEqual(['map']);
  nextFrame();
  expect(drawn).toEqual(['map', 'cards', 'names', 'log']);
});

test('what is taken back is never drawn', () => {
  const drawn: string[] = [];
  const takeBack = inTurn(() => drawn.push('gone'));
  inTurn(() => drawn.push('here'));
  takeBack();
  nextFrame();
  expect(drawn).toEqual(['here']);
});

test('a piece that is drawn may hold others', () => {
  const drawn: string[] = [];
  inTurn(() => {
    drawn.push('board');
    inTurn(() => drawn.push('villages'));
  });
  nextFrame();
  nextFrame();
  expect(drawn).toEqual(['board', 'villages']);
});
