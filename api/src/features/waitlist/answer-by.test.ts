import { describe, expect, it } from '@jest/globals';
import { instantOf } from '../../platform/clock.js';
import { answerBy } from './answer-by.js';

const zone = 'Europe/Berlin';
const at = (moment: string, timeZone = zone) => {
  const [day = '', time = ''] = moment.split(' ');
  return instantOf(day, time, timeZone);
};

describe('the time to answer an offer', () => {
  it.each([
    ['a day', '2027-02-01 12:00', '2027-02-20 09:00', '2027-02-02 12:00'],
    ['four hours within 48 hours', '2027-02-18 10:00', '2027-02-20 09:00', '2027-02-18 14:00'],
    ['a day just before that', '2027-02-18 08:59', '2027-02-20 09:00', '2027-02-19 08:59'],
    ['four hours just above 12', '2027-02-19 20:59', '2027-02-20 09:00', '2027-02-20 00:59'],
    ['45 minutes within 12 hours', '2027-02-19 21:00', '2027-02-20 09:00', '2027-02-19 21:45'],
    ['until the morning, not at 21:00', '2027-02-01 21:00', '2027-02-20 09:00', '2027-02-03 08:00'],
    ['a minute before 21:00', '2027-02-01 20:59', '2027-02-20 09:00', '2027-02-02 20:59'],
    ['until the same morning, after midnight', '2027-02-01 02:00', '2027-02-20 09:00', '2027-02-02 08:00'],
    ['until 08:00 and no longer', '2027-02-01 08:00', '2027-02-20 09:00', '2027-02-02 08:00'],
    ['over the night when it begins in more than a day', '2027-02-18 18:00', '2027-02-20 09:00', '2027-02-19 08:00'],
    ['in the night when it begins within a day of then', '2027-02-18 20:00', '2027-02-19 23:00', '2027-02-19 00:00'],
    // The night in which clocks go forward has 23 hours, the other 25.
    ['over the night in spring', '2027-03-26 23:00', '2027-04-10 09:00', '2027-03-28 08:00'],
    ['a day of 24 hours in spring', '2027-03-27 12:00', '2027-04-10 09:00', '2027-03-28 13:00'],
    ['over the night in autumn', '2027-10-30 22:30', '2027-11-20 09:00', '2027-11-01 08:00'],
    ['a day of 24 hours in autumn', '2027-10-30 12:00', '2027-11-20 09:00', '2027-10-31 11:00'],
  ])('is %s', (_words, now, start, end) => {
    expect(answerBy(at(now), at(start), zone)).toEqual(at(end));
  });

  it('knows nothing held within three hours of the start', () => {
    expect(answerBy(at('2027-02-20 06:00'), at('2027-02-20 09:00'), zone)).toBeNull();
    expect(answerBy(at('2027-02-20 05:59'), at('2027-02-20 09:00'), zone)).toEqual(at('2027-02-20 06:44'));
  });

  it("has its quiet hours by the event's clock", () => {
    const anchorage = 'America/Anchorage';
    const [now, start] = [at('2027-02-01 20:30', anchorage), at('2027-02-20 09:00', anchorage)];
    expect(answerBy(now, start, anchorage)).toEqual(at('2027-02-02 20:30', anchorage));
    expect(answerBy(now, start, zone)).toEqual(at('2027-02-03 08:00', zone));
  });
});
