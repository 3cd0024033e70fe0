import { describe, expect, it } from '@jest/globals';
import { createSingleFlight } from './single-flight.js';

describe('flights', () => {
  it('are led by the first caller, and begin after everybody on them has asked', async () => {
    const flights = createSingleFlight<string>();
    const first = flights.join('page');
    await first.start;
    const second = flights.join('page');
    const third = flights.join('page');
    expect([first.leads, second.leads, third.leads]).toEqual([true, true, false]);

    let hasBegun = false;
    const begun = second.start.then(() => (hasBegun = true));
    await Promise.resolve();
    expect(hasBegun).toBe(false);
    first.land('old');
    await begun;

    const late = flights.join('page');
    second.land('new');
    expect(await Promise.all([first.outcome, second.outcome, third.outcome])).toEqual(['old', 'new', 'new']);
    expect(late.leads).toBe(true);
    late.land('newest');
    expect(await late.outcome).toBe('newest');
  });

  it('of another name do not wait', async () => {
    const flights = createSingleFlight<string>();
    await flights.join('page').start;
    const other = flights.join('other page');
    await other.start;
    expect(other.leads).toBe(true);
  });

  it('begin again when none is under way', async () => {
    const flights = createSingleFlight<number>();
    for (const number of [1, 2]) {
      const flight = flights.join('page');
      expect(flight.leads).toBe(true);
      await flight.start;
      flight.land(number);
      expect(await flight.outcome).toBe(number);
    }
  });
});
