import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { clock, moveClock } from '../../platform/clock.js';
import { planShifts, type ShiftToPlan } from './planned-shift.js';
import { publicNote } from './public-note.js';

beforeEach(() => moveClock(Date.parse('2027-02-03T17:40:00Z') - (clock.now().getTime() - clock.moved())));
afterEach(() => moveClock(0));

const shift = (over: Partial<ShiftToPlan> = {}): ShiftToPlan => ({
  ...{
    id: 'a',
    eventState: 'PUBLISHED',
    eventId: 'e',
    version: 1,
    notes: null,
    cancelledAt: null,
    cancelled: false,
    inheritedLocation: 'Lodge',
  },
  ...{
    categoryId: 'c',
    leadId: null,
    timeZone: 'Europe/Oslo',
    eventStartDate: '2027-02-06',
    eventEndDate: '2027-02-07',
  },
  ...{ date: '2027-02-06', startTime: '08:00', endTime: '10:00', location: null, qtyRequired: 3 },
  ...over,
});
const sunday = shift({ date: '2027-02-07' });
const when = 'Changed on Wednesday, February 3, 2027 at 6:40 PM: ';

it.each([
  ['1 shift on Saturday, February 6, 2027 starts 2 hours later.', [shift()], { moveMinutes: 120 }],
  ['2 shifts start 1 hour 30 minutes earlier.', [shift(), sunday], { moveMinutes: -90 }],
  [
    '2 shifts on Saturday, February 6, 2027 start 1 day later and are at Barn.',
    [shift(), shift()],
    { moveDays: 1, location: 'Barn' },
  ],
  ['2 shifts are at Barn.', [shift(), sunday], { location: 'Barn' }],
  ['1 shift on Saturday, February 6, 2027 is called off.', [shift()], { cancel: true }],
  ['1 shift on Sunday, February 7, 2027 takes place again.', [{ ...sunday, cancelled: true }], { cancel: false }],
])('says "%s"', (words, shifts, input) => {
  const planned = planShifts(shifts, { eventId: 'e', message: null, location: undefined, ...input });
  expect(publicNote(planned)).toBe(`${when}${words}`);
});

it('says nothing of what visitors need not know, and what was taken back', () => {
  const asked = (input: object) =>
    planShifts([shift(), sunday], { eventId: 'e', message: 'Secret', location: undefined, ...input });
  expect(publicNote(asked({ qtyRequired: 9 }))).toBeNull();
  expect(publicNote(asked({ moveMinutes: 60 }), true)).toBe(`${when}2 shifts are as planned before.`);
});
