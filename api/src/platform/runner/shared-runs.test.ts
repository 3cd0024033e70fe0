import { expect, it } from '@jest/globals';
import { sharedRuns } from './shared-runs.js';

/** Work that ends on demand, and counts how often it began. */
function held() {
  const ends: ((error?: Error) => void)[] = [];
  const work = () => {
    const run = ends.length + 1;
    return new Promise<number>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(run))));
  };
  return { work, ends };
}

it('gives those who ask while a run goes on the next one, together', async () => {
  const share = sharedRuns<number>();
  const { work, ends } = held();
  const first = share('a', work);
  const [second, third] = [share('a', work), share('a', work)];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  const fourth = share('a', work);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  ends[2]?.();
  expect(await fourth).toBe(3);
  void share('a', work);
  expect(ends).toHaveLength(4);
});

it('runs other work beside it', () => {
  const share = sharedRuns<number>();
  const { work, ends } = held();
  void share('a', work);
  void share('b', work);
  expect(ends).toHaveLength(2);
});

it('goes on after a run that failed, which fails only for those who shared it', async () => {
  const share = sharedRuns<number>();
  const { work, ends } = held();
  const first = share('a', work);
  const second = share('a', work);
  ends[0]?.(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  ends[1]?.();
  expect(await second).toBe(2);
});
