import { expect, it } from '@jest/globals';
import { orderOffers } from './order-offers';

const shift = (id: string, role: string, category: string, startTime: string, date = '2027-02-20') => ({
  ...{ id, date, startTime, endTime: `${String(Number(startTime.slice(0, 2)) + 2).padStart(2, '0')}:00` },
  opportunity: { id: role, category: { id: category } },
});

const current = shift('now', 'bibs', 'timing', '08:00');

it('offers what fits first: the same role, the same category, then by time', () => {
  const open = [
    shift('soup', 'soup', 'food', '06:00'),
    shift('clock', 'clock', 'timing', '15:00'),
    shift('bibs late', 'bibs', 'timing', '16:00'),
    shift('bibs sunday', 'bibs', 'timing', '08:00', '2027-02-21'),
    shift('bibs noon', 'bibs', 'timing', '12:00'),
    current,
  ];
  const other = { shiftId: 'held', ...shift('held', 'start', 'start', '11:00') };
  const offers = orderOffers([...open, shift('held', 'start', 'start', '11:00')], current, [other]);
  expect(offers.map(({ shift: { id }, clash }) => [id, clash?.shiftId])).toEqual([
    ['bibs late', undefined],
    ['bibs sunday', undefined],
    ['clock', undefined],
    ['soup', undefined],
    ['bibs noon', 'held'],
  ]);
});
