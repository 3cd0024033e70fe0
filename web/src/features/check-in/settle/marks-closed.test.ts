import { marksClosed } from './marks-closed';

test('marks close at the end of the fourteenth day after an event, by its own clock', () => {
  const event = { endDate: '2027-02-21', timeZone: 'America/Chicago' };
  expect(marksClosed(event, new Date('2027-03-08T05:59:59Z'))).toBeNull();
  expect(marksClosed(event, new Date('2027-03-08T06:00:00Z'))).toBe('2027-03-07');
});
