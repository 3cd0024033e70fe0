import { postDays } from './posts-of-day';

const shift = (date: string, effectiveLocation: string | null, more: object = {}) => ({
  id: `${date} ${effectiveLocation}`,
  ...{ date, effectiveLocation, endsAt: `${date}T12:00:00Z`, cancelledAt: null, ...more },
});

test('lists the days to come with the places of their shifts, each once', () => {
  const opportunities = [
    { id: 'a', shifts: [shift('2027-02-21', null), shift('2027-02-20', 'Gate B'), shift('2027-02-20', 'Bridge')] },
    { id: 'b', shifts: [shift('2027-02-20', 'gate  b'), shift('2027-02-19', 'Tower')] },
    { id: 'c', shifts: [shift('2027-02-22', 'Off', { cancelledAt: '2027-02-01T00:00:00Z' })] },
  ];
  expect(postDays({ opportunities }, new Date('2027-02-20T08:00:00Z'))).toEqual([
    { day: '2027-02-20', places: ['Bridge', 'Gate B'] },
    { day: '2027-02-21', places: [] },
  ]);
});
