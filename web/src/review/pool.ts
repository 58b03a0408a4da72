// Several engines that think at the same time.
import { Engine } from '../engine/engine';

/** As many as the device has to spare; each holds some megabytes. */
const SIZE = Math.min(4, Math.max(2, (navigator.hardwareConcurrency ?? 2) - 1));

export class Pool {
  readonly #engines = Array.from({ length: SIZE }, () => new Engine());
  #stopped = false;

  /** Does the jobs in order, several at a time; never ends if it is stopped. */
  async each<T>(jobs: readonly T[], work: (engine: Engine, job: T) => Promise<void>): Promise<void> {
    const waiting = [...jobs];
    await Promise.all(
      this.#engines.map(async (engine) => {
        for (let job = waiting.shift(); job !== undefined && !this.#stopped; job = waiting.shift()) await work(engine, job);
      }),
    );
  }

  stop(): void {
    this.#stopped = true;
    for (const engine of this.#engines) engine.stop();
  }
}
