import { rosterSheets, sheetsOfDay, type RosterSignup } from './roster-sheets';

type Categories = Parameters<typeof rosterSheets>[0];

function shift(id: string, date: string, startTime: string, place: string | null, qtyRegistered = 0) {
  return {
    id,
    date,
    startTime,
    endTime: '23:00',
    effectiveLocation: place,
    notes: null,
    qtyRequired: 3,
    qtyRegistered,
    heldCount: 0,
    cancelledAt: null as string | null,
  };
}

function signup(firstName: string): RosterSignup {
  return { id: firstName, volunteer: { id: firstName, firstName, lastName: 'X', phone: null, email: null } };
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
            shift('3', '2027-02-20', '10:00', 'Gate', 2),
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
  const sheets = rosterSheets(categories, new Map([['3', [signup('Zoe'), signup('Ann')]]]));
  expect(sheets.map(({ category, day, place, shifts }) => [category, day, place, shifts.map(({ id }) => id)])).toEqual([
    ['Feed', '2027-02-20', null, ['1']],
    ['Timing', '2027-02-19', 'Gate', ['5']],
    ['Timing', '2027-02-20', 'Gate', ['6', '3']],
    ['Timing', '2027-02-20', 'Start', ['4']],
  ]);
  expect(sheets[2]?.lead).toBe('Lena Lead');
  expect(sheets[2]?.shifts[1]).toMatchObject({ taken: 2, free: 1, people: [{ name: 'Ann X' }, { name: 'Zoe X' }] });
  // While the names are loading, their number is known.
  expect(rosterSheets(categories, null)[2]?.shifts[1]).toMatchObject({ taken: 2, free: 1, people: [] });
});

test('a shift that is called off, or of a cancelled event, has no free lines', () => {
  const off = { ...shift('1', '2027-02-20', '10:00', null, 1), cancelledAt: '2027-02-01T00:00:00Z' };
  const on = { ...shift('2', '2027-02-20', '11:00', null, 1), heldCount: 1 };
  const categories: Categories = [
    {
      ...{ id: 'f', name: 'Feed', leadFirstName: null, leadLastName: null },
      opportunities: [{ id: 's', name: 'Soup', shifts: [off, on] }],
    },
  ];
  expect(rosterSheets(categories, null)[0]?.shifts).toMatchObject([
    { off: true, taken: 1, free: 0 },
    { off: false, taken: 1, free: 2, held: 1 },
  ]);
  expect(rosterSheets(categories, null, 'CANCELLED')[0]?.shifts.every((one) => one.off && one.free === 0)).toBe(true);
});

test('categories, places and roles are in the order of lists, whatever their letters', () => {
  const roles = ['Zebra', 'ångström', 'Apple'].map((name) => ({
    ...{ id: name, name },
    shifts: [shift(name, '2027-02-20', '10:00', 'Gate')],
  }));
  const places = ['Zoo', 'Ås', 'barn'].map((place) => shift(place, '2027-02-20', '10:00', place));
  const of = (name: string, opportunities: Categories[number]['opportunities']) => ({
    ...{ id: name, name, leadFirstName: null, leadLastName: null, opportunities },
  });
  const sheets = rosterSheets(
    [of('Zone', []), of('Ægir', roles), of('afters', [{ id: 'o', name: 'Soup', shifts: places }])],
    null,
  );
  expect(sheets.map(({ category, place }) => `${category} ${place}`)).toEqual([
    'Ægir Gate',
    'afters Ås',
    'afters barn',
    'afters Zoo',
  ]);
  expect(sheets[0]?.shifts.map(({ role }) => role)).toEqual(['ångström', 'Apple', 'Zebra']);
});

test('a night shift is also on the sheets of the day on which it ends', () => {
  const opportunities = [
    {
      id: 'b',
      name: 'Crossing',
      shifts: [
        { ...shift('night', '2027-02-20', '22:00', 'Gate'), endTime: '06:00' },
        { ...shift('evening', '2027-02-20', '18:00', 'Gate'), endTime: '00:00' },
        shift('day', '2027-02-21', '10:00', 'Gate'),
      ],
    },
  ];
  const sheets = rosterSheets(
    [{ id: 't', name: 'Course', leadFirstName: null, leadLastName: null, opportunities }],
    null,
    'PUBLISHED',
  );
  const idsOf = (day: string) =>
    sheetsOfDay(sheets, day).map(({ sinceYesterday, shifts }) => [sinceYesterday, ...shifts.map(({ id }) => id)]);
  expect(idsOf('2027-02-21')).toEqual([
    [true, 'night'],
    [undefined, 'day'],
  ]);
  expect(idsOf('2027-02-20')).toEqual([[undefined, 'evening', 'night']]);
  expect(sheetsOfDay(sheets, '')).toEqual(sheets);
});
