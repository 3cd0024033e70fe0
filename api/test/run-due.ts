import type { Leased, Queue } from '../src/platform/runner/runner.js';

/** Does all of a queue that is due by now and what becomes due by it, one after the other, and gives how many. For tests that move the clock. */
export async function runDue<Item extends Leased>(queue: Queue<Item>): Promise<number> {
  const { signal } = new AbortController();
  for (let done = 0; ; done += 1) {
    const [item] = await queue.lease(1, 30_000, []);
    if (!item) return done;
    await (
      await queue.run(item, signal)
    )();
  }
}
