import { describe, expect, it } from '@jest/globals';
import { clockAfter } from './board-clock';

const server = (seconds: number) => new Date(Date.UTC(2027, 1, 20, 9, 0, seconds)).toISOString();
const ageAt = (clock: { serverNow: string; behind: number }, at: number) =>
  at - clock.behind - Date.parse(clock.serverNow);

describe('the age of a board', () => {
  it('is counted from the server, whatever this computer says the time is', () => {
    const clock = clockAfter(null, server(0), 1_000);
    expect(ageAt(clock, 1_000)).toBe(0);
    expect(ageAt(clock, 13_000)).toBe(12_000);
  });

  it('includes the time that a response took', () => {
    const first = clockAfter(null, server(0), 1_000);
    const hung = clockAfter(first, server(5), 46_000);
    expect(ageAt(hung, 46_000)).toBe(40_000);
  });

  it('becomes more exact with a faster response', () => {
    const slow = clockAfter(null, server(0), 9_000);
    const quick = clockAfter(slow, server(10), 11_000);
    expect(ageAt(quick, 11_000)).toBe(0);
  });
});
