import { describe, expect, it } from '@jest/globals';
import { getEventListeners } from 'node:events';
import { withinTime } from './within-time.js';

const never = 600_000;
const whenOver = (over: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    if (over.aborted) resolve(over.reason);
    over.addEventListener('abort', () => resolve(over.reason));
  });

describe('work within a time', () => {
  it('is aborted when its time is over', async () => {
    expect(await withinTime(10, new AbortController().signal, whenOver)).toMatchObject({ name: 'TimeoutError' });
  });

  it('is aborted when it is stopped, also before it began', async () => {
    const stopped = new AbortController();
    const outcome = withinTime(never, stopped.signal, whenOver);
    stopped.abort('stop');
    expect(await outcome).toBe('stop');
    expect(await withinTime(never, stopped.signal, whenOver)).toBe('stop');
  });

  it('leaves no listener at a signal that outlives it, however it ends', async () => {
    const { signal } = new AbortController();
    expect(await withinTime(never, signal, async () => getEventListeners(signal, 'abort').length)).toBe(1);
    await expect(withinTime(never, signal, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
