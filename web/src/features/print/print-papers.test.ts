import { peopleOf, postSheets, shiftsOf } from './print-papers';

type Categories = Parameters<typeof shiftsOf>[0];

function shift(id: string, date: string, startTime: string, place: string | null, people: string[], off = false) {
  return {
    __typename: 'Shift' as const,
    ...{ id, date, startTime, endTime: '18:00', effectiveLocation: place },
    cancelledAt: off ? '2027-02-01T08:00:00Z' : null,
    signups: people.map((name) => ({
      __typename: 'Signup' as const,
      id: `${id} ${name}`,
      volunteer: { __typename: 'Volunteer' as const, id: name, firstName: name, lastName: `${name}sen`, phone: '1' },
    })),
  };
}

const categories = [
  {
    __typename: 'Category',
    ...{ id: 'c1', name: 'Crossings', leadFirstName: 'Liv', leadLastName: 'Lead' },
    opportunities: [
      {
        __typename: 'Opportunity',
        id: 'o1',
        name: 'Marshal',
        shifts: [
          shift('late', '2027-02-20', '12:00', 'Bridge', ['Øde', 'Ada']),
          shift('early', '2027-02-20', '08:00', ' BRIDGE ', ['Ada', 'Bo']),
          shift('next', '2027-02-21', '08:00', 'Hut', ['Ada']),
          shift('off', '2027-02-20', '09:00', 'Bridge', ['Cleo'], true),
        ],
      },
    ],
  },
  {
    __typename: 'Category',
    ...{ id: 'c2', name: 'Food', leadFirstName: null, leadLastName: null },
    opportunities: [
      {
        __typename: 'Opportunity',
        id: 'o2',
        name: 'Soup',
        shifts: [shift('soup', '2027-02-20', '10:00', null, ['Dag'])],
      },
    ],
  },
] as unknown as Categories;

const all = { day: '', category: '' };

test('everybody is there once, by last name, with their shifts in time, without those that are called off', () => {
  const people = peopleOf(shiftsOf(categories, all));
  expect(people.map(({ firstName, shifts }) => [firstName, ...shifts.map(({ id }) => id)])).toEqual([
    ['Ada', 'early', 'late', 'next'],
    ['Bo', 'early'],
    ['Dag', 'soup'],
    ['Øde', 'late'],
  ]);
});

test('a day and a category narrow it', () => {
  expect(shiftsOf(categories, { day: '2027-02-21', category: '' }).map(({ id }) => id)).toEqual(['next']);
  expect(shiftsOf(categories, { day: '2027-02-20', category: 'c2' }).map(({ id }) => id)).toEqual(['soup']);
});

test('a post has a sheet for each day, whatever the case and spaces of its place, with the starts of that day', () => {
  const post = (id: string, place: string | null, startIds: string[] = []) => ({
    __typename: 'Post' as const,
    ...{ id, place, startIds, minimumStaff: 2, staffedByMinutes: 30, mapUrl: null },
    category: { __typename: 'Category' as const, id: 'c1', name: 'Crossings' },
  });
  const start = (id: string, date: string) => ({ __typename: 'RaceStart' as const, id, date, name: id, time: '13:00' });
  const sheets = postSheets(
    [post('bridge', 'bridge', ['men']), post('all', null), post('empty', 'Nowhere')],
    shiftsOf(categories, all),
    [start('men', '2027-02-20'), start('women', '2027-02-20'), start('kids', '2027-02-21')],
  );
  expect(
    sheets.map(({ post: { id }, day, starts, shifts }) => [id, day, starts.map((one) => one.id), shifts.length]),
  ).toEqual([
    ['bridge', '2027-02-20', ['men'], 2],
    ['all', '2027-02-20', ['men', 'women'], 2],
    ['all', '2027-02-21', ['kids'], 1],
  ]);
  expect(sheets[0]?.lead).toBe('Liv Lead');
});
