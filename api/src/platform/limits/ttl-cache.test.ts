import { describe, expect, it } from '@jest/globals';
import { until } from '../../../test/until.js';
import { clock } from '../clock.js';
import { createTtlCache } from './ttl-cache.js';

describe('a short memory', () => {
  it('holds at most so much, the newest', () => {
    const memory = createTtlCache<number>({ longest: 60_000, most: 100 });
    for (let number = 0; number < 1_000; number += 1)
      memory.keep(`name ${number}`, number, { at: clock.elapsed(), size: 10 });
    expect(memory.size()).toBe(100);
    expect([memory.recall('name 989'), memory.recall('name 990')]).toEqual([undefined, 990]);
  });

  it('counts what is kept again once', () => {
    const memory = createTtlCache<string>({ longest: 60_000, most: 100 });
    memory.keep('name', 'old', { at: clock.elapsed(), size: 70 });
    memory.keep('name', 'new', { at: clock.elapsed(), size: 20 });
    expect([memory.size(), memory.recall('name')]).toEqual([20, 'new']);
  });

  it('gives nothing that is old, and lets it go when something comes', async () => {
    const memory = createTtlCache<string>({ longest: 50, most: 100 });
    for (const name of ['one', 'other']) memory.keep(name, name, { at: clock.elapsed(), size: 20 });
    expect(memory.recall('one')).toBe('one');
    await until(() => memory.recall('other') === undefined, 5_000);
    memory.keep('third', 'third', { at: clock.elapsed(), size: 20 });
    expect([memory.size(), memory.recall('third')]).toEqual([20, 'third']);
  });
});
