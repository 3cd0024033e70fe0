import { describe, expect, it } from '@jest/globals';
import { nextOf } from './schedule.js';

const next = (schedule: Parameters<typeof nextOf>[0], after: string, zone = 'America/Anchorage') =>
  nextOf(schedule, new Date(after), zone).toISOString();

describe('a daily time', () => {
  const morning = { dailyAt: '08:00' };

  it('is the next one of its zone, today or tomorrow', () => {
    expect(next(morning, '2027-01-10T16:59:00Z')).toBe('2027-01-10T17:00:00.000Z');
    expect(next(morning, '2027-01-10T17:00:00Z')).toBe('2027-01-11T17:00:00.000Z');
    expect(next({ ...morning, timeZone: 'Europe/Oslo' }, '2027-01-10T16:59:00Z')).toBe('2027-01-11T07:00:00.000Z');
  });

  it('stays at its hour when clocks are changed, and moves on where they skip it', () => {
    expect(next(morning, '2027-03-13T17:00:00Z')).toBe('2027-03-14T16:00:00.000Z');
    expect(next(morning, '2027-11-06T16:00:00Z')).toBe('2027-11-07T17:00:00.000Z');
    expect(next({ dailyAt: '02:30' }, '2027-03-14T09:00:00Z')).toBe('2027-03-14T11:30:00.000Z');
    expect(next({ dailyAt: '02:30' }, '2027-03-14T11:30:00Z')).toBe('2027-03-15T10:30:00.000Z');
  });
});

it('every so many seconds counts from the last time', () => {
  expect(next({ everySeconds: 300 }, '2027-01-10T17:00:00Z')).toBe('2027-01-10T17:05:00.000Z');
});
