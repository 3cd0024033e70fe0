import { describe, expect, it } from '@jest/globals';
import { until } from '../../../test/until.js';
import { clock } from '../clock.js';
import { createTtlCache } from './ttl-cache.js';

describe('a short memory', () => {
  it('holds at most so much, the newest', () => {
    const memory = createTtlCache<number>({ longest: 60_000, most: 100 });
    for (let number = 0; number < 1_000; number += 1)
      memory.set(`name ${number}`, number, { at: clock.elapsed(), size: 10 });
    expect(memory.size()).toBe(100);
    expect([memory.get('name 989'), memory.get('name 990')]).toEqual([undefined, 990]);
  });

  it('counts what is kept again once', () => {
    const memory = createTtlCache<string>({ longest: 60_000, most: 100 });
    memory.set('name', 'old', { at: clock.elapsed(), size: 70 });
    memory.set('name', 'new', { at: clock.elapsed(), size: 20 });
    expect([memory.size(), memory.get('name')]).toEqual([20, 'new']);
  });

  it('returns nothing that is old, and drops it when something is added', async () => {
    const memory = createTtlCache<string>({ longest: 50, most: 100 });
    for (const name of ['one', 'other']) memory.set(name, name, { at: clock.elapsed(), size: 20 });
    expect(memory.get('one')).toBe('one');
    await until(() => memory.get('other') === undefined, 5_000);
    memory.set('third', 'third', { at: clock.elapsed(), size: 20 });
    expect([memory.size(), memory.get('third')]).toEqual([20, 'third']);
  });
});
