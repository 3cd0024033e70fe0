import { retryDelay } from './retry-delay.js';

describe('the delay before another try', () => {
  it('begins with ten seconds and doubles up to four hours', () => {
    const delays = [1, 2, 3, 10, 11, 12, 40].map((failures) => retryDelay(failures, 'postponed', 0));
    expect(delays).toEqual([10, 20, 40, 5_120, 10_240, 14_400, 14_400]);
  });

  it('waits five minutes at most after a lost connection', () => {
    expect([1, 5, 6, 40].map((failures) => retryDelay(failures, 'broken-off', 0))).toEqual([10, 160, 300, 300]);
  });

  it('is up to a quarter longer by chance', () => {
    expect(retryDelay(1, 'postponed', 0.999)).toBeCloseTo(12.5, 1);
    expect(retryDelay(12, 'postponed', 1)).toBe(18_000);
  });
});
