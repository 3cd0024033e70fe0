import { upcomingShifts } from './find-upcoming-shifts';

const shift = (date: string, startTime = '09:00') => ({
  __typename: 'Shift' as const,
  id: `${date} ${startTime}`,
  date,
  startTime,
  endTime: '23:00',
  qtyRequired: 2,
  qtyRegistered: 0,
  heldCount: 0,
  cancelledAt: null,
});
const category = (name: string, shifts: ReturnType<typeof shift>[]) => ({
  __typename: 'Category' as const,
  id: name,
  eventId: 'e',
  name,
  opportunities: [{ __typename: 'Opportunity' as const, id: `${name}-role`, name: `${name} role`, shifts }],
});

test('the first ten from today on, by day and time, of all categories', () => {
  const many = Array.from({ length: 12 }, (_, index) => shift(`2027-03-${String(index + 1).padStart(2, '0')}`));
  const found = upcomingShifts(
    [
      category('Food', many),
      category('Timing', [shift('2027-03-03', '07:00'), shift('2027-03-02'), shift('2026-01-01')]),
    ],
    '2027-03-03',
  );
  expect(found).toHaveLength(10);
  expect(found.slice(0, 3).map(({ shift: { id }, role }) => [id, role])).toEqual([
    ['2027-03-03 07:00', 'Timing role'],
    ['2027-03-03 09:00', 'Food role'],
    ['2027-03-04 09:00', 'Food role'],
  ]);
});
