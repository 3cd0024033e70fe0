import { describe, expect, it } from '@jest/globals';
import { readMoment } from './read-moment.js';
import type { SheetCell } from '../sheet-rows.js';

const event = { eventStartDate: '2027-02-18', eventEndDate: '2027-02-21' };
const text = (words: string): SheetCell => ({ kind: 'text', text: words });
const serial = (value: number, shown: string, isDate = true): SheetCell => ({
  ...{ kind: 'number', value, shown, isDate, isFormula: false },
});
const notAMoment = 'is no day and time such as 2027-02-14 08:00, and not none';

describe('a day and time of a sheet', () => {
  it.each([
    ['2027-02-14 08:00', '2027-02-14 08:00'],
    ['2027-02-14T8:05', '2027-02-14 08:05'],
    ['2/14/2027 8:30 PM', '2027-02-14 20:30'],
    ['Sun, Feb 14, 2027 at 8 am', '2027-02-14 08:00'],
    ['14 Feb 2027, 12:15:59 a.m.', '2027-02-14 00:16'],
    ['Feb 14 23:59', '2027-02-14 23:59'],
    [' None ', null],
    ['\u2013', null],
  ])('is read from %j', (words, moment) => {
    expect(readMoment(text(words), event, false)).toEqual({ value: moment });
  });

  it.each([
    ['soon', notAMoment],
    ['2027-02-14', notAMoment],
    ['08:00', notAMoment],
    ['2027-02-14 24:00', notAMoment],
    ['2027-02-14 9', notAMoment],
    ['2027-02-14T08:00:00Z', notAMoment],
    ['2027-02-30 08:00', 'is a day that does not exist'],
    [`${'1 '.repeat(15_000)}8:00`, notAMoment],
  ])('is not guessed from %j', (words, problem) => {
    expect(readMoment(text(words), event, false)).toEqual({ problem });
  });

  it('is read from a true date, in both systems of dates; a day alone says no time', () => {
    // 2027-02-14 is day 46432 since 1900.
    expect(readMoment(serial(46_432 + 8.5 / 24, '2027-02-14 08:30'), event, false)).toEqual({
      value: '2027-02-14 08:30',
    });
    expect(readMoment(serial(46_432 - 1462 + 1 / 3, '2/14/27 8:00'), event, true)).toEqual({
      value: '2027-02-14 08:00',
    });
    expect(readMoment(serial(46_432, '2027-02-14 00:00'), event, false)).toEqual({ value: '2027-02-14 00:00' });
    expect(readMoment(serial(46_432, '2/14/27'), event, false)).toEqual({
      problem: expect.stringMatching(/^names no time of day/),
    });
    expect(readMoment(serial(46_432.5, '46432.5', false), event, false)).toEqual({ problem: notAMoment });
    expect(readMoment({ kind: 'other', shown: '#REF!' }, event, false)).toEqual({ problem: notAMoment });
  });
});
