import { describe, expect, it } from '@jest/globals';
import { createConcurrencyLimit } from './concurrency-limit.js';

/** Work that ends when the test says so. */
function held() {
  const ends: ((fails?: Error) => void)[] = [];
  let running = 0;
  let most = 0;
  const work = (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    return new Promise<void>((resolve, reject) => {
      ends.push((failure) => {
        running -= 1;
        if (failure) reject(failure);
        else resolve();
      });
    });
  };
  return { work, ends, running: () => running, most: () => most };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a limit', () => {
  it('lets no more work run at once than it is wide, and all of it in the end', async () => {
    const { work, ends, running, most } = held();
    const limit = createConcurrencyLimit(2);
    const all = Array.from({ length: 7 }, () => limit(work));
    for (let done = 0; done < 7; done += 1) {
      await settled();
      expect(running()).toBe(Math.min(2, 7 - done));
      ends.shift()?.();
    }
    await Promise.all(all);
    expect(most()).toBe(2);
  });

  it('goes on after a failure', async () => {
    const { work, ends, running } = held();
    const limit = createConcurrencyLimit(1);
    const first = limit(work);
    const second = limit(work);
    await settled();
    ends.shift()?.(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await settled();
    expect(running()).toBe(1);
    ends.shift()?.();
    await second;
    await expect(limit(() => Promise.resolve('free again'))).resolves.toBe('free again');
  });
});
