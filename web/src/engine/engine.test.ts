import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Engine } from './engine';

/** What a page sees of a worker: one that was terminated never answers. */
class Worker {
  static all: Worker[] = [];
  asked: { id: number; request: string }[] = [];
  terminated = false;
  onmessage: (event: MessageEvent) => void = () => {};

  constructor() {
    Worker.all.push(this);
  }
  postMessage(question: { id: number; request: string }): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(): void {
    if (this.terminated) throw new Error('terminated workers do not answer');
    for (const { id, request } of this.asked.splice(0))
      this.onmessage({ data: { id, answer: JSON.stringify({ ok: JSON.parse(request).think.view }) } } as MessageEvent);
  }
}

beforeEach(() => {
  Worker.all = [];
  vi.stubGlobal('Worker', Worker);
});
afterEach(() => vi.unstubAllGlobals());

const think = (engine: Engine, game: 'qin' | 'kaiser', view: string, signal?: AbortSignal): Promise<string> =>
  engine.ask('think', { choice: { game } as never, view, opponent: 'level:1', seed: 1 }, signal);

test('whoever stops asking does not stop what others have asked', async () => {
  const engine = new Engine();
  const old = new AbortController();
  const dropped = think(engine, 'qin', 'old', old.signal);
  const wanted = think(engine, 'qin', 'new');
  const elsewhere = think(engine, 'kaiser', 'other game');
  old.abort();
  await expect(dropped).rejects.toThrow();
  expect(Worker.all.map(({ terminated }) => terminated)).toEqual([true, false, false]);
  for (const worker of Worker.all.filter(({ terminated }) => !terminated)) worker.answer();
  expect(await wanted).toBe('new');
  expect(await elsewhere).toBe('other game');
});

test('a question that was answered is not dropped any more', async () => {
  const engine = new Engine();
  const closing = new AbortController();
  const answered = think(engine, 'qin', 'one', closing.signal);
  Worker.all[0]!.answer();
  expect(await answered).toBe('one');
  closing.abort();
  expect(Worker.all.map(({ terminated }) => terminated)).toEqual([false]);
  await expect(think(engine, 'qin', 'two', closing.signal)).rejects.toThrow();
});
