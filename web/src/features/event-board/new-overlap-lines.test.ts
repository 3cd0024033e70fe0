import { newOverlapLines } from './board/board';

it('names the shift that would be at the same time, or says that there is one where a lead may not read which', () => {
  const soup = { opportunityName: 'Soup', date: '2027-02-20', startTime: '11:00', endTime: '14:00' };
  expect(
    newOverlapLines({
      activeSignups: 2,
      newOverlaps: [{ firstName: 'Ada', lastName: 'Lovelace', ...soup }],
      busyPeople: [{ firstName: 'Bo', lastName: 'Dahl' }],
    }),
  ).toEqual(['Ada Lovelace: Soup, Sat, Feb 20, 11:00 AM – 2:00 PM', 'Bo Dahl has another shift at that time.']);
});
