import { rosterSheets, sheetsWithin } from './roster-sheets';

type Categories = Parameters<typeof rosterSheets>[0];

function shift(id: string, date: string, startTime: string, place: string | null, people: string[] = []) {
  return {
    id,
    date,
    startTime,
    endTime: '23:00',
    effectiveLocation: place,
    notes: null,
    qtyRequired: 3,
    signups: people.map((firstName) => ({
      id: firstName,
      volunteer: { id: firstName, firstName, lastName: 'X', phone: null },
    })),
  };
}

test('a sheet is a category on a day at a place; shifts come by time, people by name', () => {
  const categories: Categories = [
    {
      id: 't',
      name: 'Timing',
      leadFirstName: 'Lena',
      leadLastName: 'Lead',
      opportunities: [
        {
          id: 'b',
          name: 'Bibs',
          shifts: [
            shift('3', '2027-02-20', '10:00', 'Gate', ['Zoe', 'Ann']),
            shift('4', '2027-02-20', '10:00', 'Start'),
            shift('5', '2027-02-19', '10:00', 'Gate'),
          ],
        },
        { id: 'c', name: 'Clock', shifts: [shift('6', '2027-02-20', '07:00', 'Gate')] },
      ],
    },
    {
      id: 'f',
      name: 'Feed',
      leadFirstName: null,
      leadLastName: null,
      opportunities: [{ id: 's', name: 'Soup', shifts: [shift('1', '2027-02-20', '10:00', null)] }],
    },
  ];
  const sheets = rosterSheets(categories);
  expect(sheets.map(({ category, day, place, shifts }) => [category, day, place, shifts.map(({ id }) => id)])).toEqual([
    ['Feed', '2027-02-20', null, ['1']],
    ['Timing', '2027-02-19', 'Gate', ['5']],
    ['Timing', '2027-02-20', 'Gate', ['6', '3']],
    ['Timing', '2027-02-20', 'Start', ['4']],
  ]);
  expect(sheets[2]?.lead).toBe('Lena Lead');
  expect(sheets[2]?.shifts[1]).toMatchObject({ free: 1, people: [{ name: 'Ann X' }, { name: 'Zoe X' }] });
});

test('as many sheets are built as hold no more than so many shifts, one at least', () => {
  const sheet = (shifts: number) => ({ shifts: Array.from({ length: shifts }) }) as never;
  expect(sheetsWithin([sheet(300), sheet(10)], 250)).toBe(1);
  expect(sheetsWithin([sheet(100), sheet(150), sheet(1)], 250)).toBe(2);
  expect(sheetsWithin([sheet(100), sheet(150), sheet(1)], Infinity)).toBe(3);
  expect(sheetsWithin([], 250)).toBe(0);
});
