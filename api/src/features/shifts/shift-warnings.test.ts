import { describe, expect, it } from '@jest/globals';
import { shiftWarnings } from './shift-warnings.js';

const event = { startDate: '2027-03-27', endDate: '2027-10-31', timeZone: 'Europe/Berlin' };
const warn = (date: string, startTime: string, endTime: string) => shiftWarnings({ date, startTime, endTime }, event);

describe('the warnings of a shift', () => {
  it('name the days of the event that it lies outside of', () => {
    expect(warn('2027-03-26', '10:00', '12:00')).toEqual([
      "2027-03-26 is outside of the event's days (2027-03-27 to 2027-10-31).",
    ]);
    expect(warn('2027-03-27', '10:00', '12:00')).toEqual([]);
  });

  it('name the hour that clocks skip, and say where nothing is left', () => {
    expect(warn('2027-03-28', '02:15', '05:00')).toEqual(['The clocks skip 02:15 on 2027-03-28: it counts as 03:15.']);
    expect(warn('2027-03-28', '02:15', '03:15')).toEqual([
      'The clocks skip 02:15 on 2027-03-28: it counts as 03:15.',
      'The clocks are put forward on 2027-03-28: this shift takes no time.',
    ]);
    expect(warn('2027-03-27', '22:00', '02:30')).toEqual(['The clocks skip 02:30 on 2027-03-28: it counts as 03:30.']);
  });

  it('name the hour that clocks show twice', () => {
    expect(warn('2027-10-31', '02:30', '06:00')).toEqual([
      'The clocks show 02:30 twice on 2027-10-31: the first one counts.',
    ]);
    expect(warn('2027-10-31', '01:30', '03:00')).toEqual([]);
  });
});
