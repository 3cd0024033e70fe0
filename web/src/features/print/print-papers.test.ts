import { linesOf, longestWord } from './lines-of';
import { peopleOf, postSheets, shiftsOf, startWords } from './print-papers';
import { wallPages } from './wall-pages';

type Categories = Parameters<typeof shiftsOf>[0];

function shift(id: string, date: string, startTime: string, place: string | null, people: string[], off = false) {
  return {
    __typename: 'Shift' as const,
    ...{ id, date, startTime, endTime: '18:00', effectiveLocation: place },
    ...{ startsAt: `${date}T${startTime}:00Z`, endsAt: `${date}T18:00:00Z` },
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
    ...{ id: 'c1', name: 'Crossings', leadFirstName: 'Liv', leadLastName: 'Lead', leadPhone: '218' },
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
    ...{ id: 'c2', name: 'Food', leadFirstName: null, leadLastName: null, leadPhone: null },
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

const post = (id: string, place: string | null, startIds: string[] = [], staffedByMinutes = 30) => ({
  __typename: 'Post' as const,
  ...{ id, place, startIds, minimumStaff: 2, staffedByMinutes, mapUrl: null },
  category: { __typename: 'Category' as const, id: 'c1', name: 'Crossings' },
});
const start = (id: string, startsAt: string) => ({ __typename: 'RaceStart' as const, id, name: id, startsAt });

test('a post has a sheet for each day, whatever the case and spaces of its place, with the starts at which its shifts run', () => {
  const sheets = postSheets(
    [post('bridge', 'bridge', ['men', 'dawn']), post('all', null), post('empty', 'Nowhere')],
    shiftsOf(categories, all),
    [
      ...[start('dawn', '2027-02-20T07:59:00Z'), start('men', '2027-02-20T13:00:00Z')],
      ...[start('women', '2027-02-20T17:59:00Z'), start('late', '2027-02-20T18:00:00Z')],
      start('kids', '2027-02-21T08:00:00Z'),
    ],
  );
  expect(
    sheets.map(({ post: { id }, day, starts, shifts }) => [id, day, starts.map((one) => one.id), shifts.length]),
  ).toEqual([
    ['bridge', '2027-02-20', ['men'], 2],
    ['all', '2027-02-20', ['men', 'women'], 2],
    ['all', '2027-02-21', ['kids'], 1],
  ]);
  expect(sheets[0]?.lead).toEqual({ name: 'Liv Lead', phone: '218' });
});

/** The lines of a post whose only shift is from 10 PM of a day to 6 AM in Chicago. */
function nightWords(day: string, [from, to]: [string, string], starts: [string, string][], staffedByMinutes = 30) {
  const night = { ...shift('night', day, '22:00', 'Hut', []), endTime: '06:00', startsAt: from, endsAt: to };
  const [category] = categories as [Categories[number]];
  const of = { ...category, opportunities: [{ ...category.opportunities[0], shifts: [night] }] } as Categories[number];
  const [sheet] = postSheets(
    [post('hut', 'Hut', [], staffedByMinutes)],
    shiftsOf([of], all),
    starts.map(([name, at]) => start(name, at)),
  );
  return startWords(sheet!, 'America/Chicago');
}

test('a start in the night stands on the sheet of the shift that runs through it, with its day', () => {
  expect(
    nightWords(
      '2027-02-19',
      ['2027-02-20T04:00:00Z', '2027-02-20T12:00:00Z'],
      [
        ['Evening', '2027-02-20T03:00:00Z'],
        ['Midnight', '2027-02-20T06:10:00Z'],
        ['Night', '2027-02-20T08:00:00Z'],
        ['Noon', '2027-02-20T18:00:00Z'],
      ],
    ),
  ).toEqual([
    'Midnight starts at 12:10 AM on Saturday, February 20, 2027: be there by 11:40 PM',
    'Night starts at 2:00 AM on Saturday, February 20, 2027: be there by 1:30 AM on Saturday, February 20, 2027',
  ]);
});

test('an hour that the clocks skip or repeat counts in when to be there', () => {
  // From 2 AM to 3 AM there is nothing: half an hour before 3:10 is 1:40.
  expect(
    nightWords('2027-03-13', ['2027-03-14T04:00:00Z', '2027-03-14T11:00:00Z'], [['Spring', '2027-03-14T08:10:00Z']]),
  ).toEqual([expect.stringMatching(/^Spring starts at 3:10 AM on .*: be there by 1:40 AM on /)]);
  // 1 AM comes twice: an hour before the second 1:10 is the first one.
  expect(
    nightWords('2027-11-06', ['2027-11-07T03:00:00Z', '2027-11-07T12:00:00Z'], [['Fall', '2027-11-07T07:10:00Z']], 60),
  ).toEqual([expect.stringMatching(/^Fall starts at 1:10 AM on .*: be there by 1:10 AM on /)]);
});

test('a wall list has as many people on a page as certainly fit', () => {
  const shifts = shiftsOf(categories, { day: '2027-02-20', category: 'c1' });
  const person = (name: string, many = 1) => ({
    ...{ id: name, firstName: name, lastName: 'Olsen', phone: null },
    shifts: Array.from({ length: many }, () => shifts[0]!),
  });
  const sizes = (people: ReturnType<typeof person>[], line = 'Marshal', eventName = 'Loppet') =>
    wallPages(people, () => line, eventName).map(({ length }) => length);
  const many = Array.from({ length: 20 }, (_, at) => person(`Ada ${at}`));
  expect(sizes(many)).toEqual([8, 8, 4]);
  expect(sizes(many, 'Marshal '.repeat(9))).toEqual([6, 6, 6, 2]);
  // Names that take two lines, in any letters, and people with many shifts.
  expect(sizes(Array.from({ length: 10 }, () => person('Wolfeschlegelsteinhausen Ada')))).toEqual([5, 5]);
  expect(sizes(Array.from({ length: 10 }, () => person('山'.repeat(18))))).toEqual([5, 5]);
  // Capitals are wide, in names and in roles; an event whose name takes three lines.
  expect(sizes(Array.from({ length: 10 }, () => person('WILMA MARGARETHE WOLLMANN')))).toEqual([5, 5]);
  expect(sizes(many, 'WARM-UP MARSHAL, MEMBERS OF THE MOOSE MOUNTAIN CLUB')).toEqual([6, 6, 6, 2]);
  expect(sizes(many, 'Marshal', 'WOMEN AND MEN '.repeat(8))).toEqual([7, 7, 6]);
  expect(sizes([])).toEqual([]);
});

test('someone with more shifts on a day than fit on a page continues on the next, with each shift once', () => {
  const [shift] = shiftsOf(categories, { day: '2027-02-20', category: 'c1' });
  const person = (id: string, many: number) => ({
    ...{ id, firstName: id, lastName: 'Olsen', phone: null },
    shifts: Array.from({ length: many }, (_, at) => ({ ...shift!, id: `${id} ${at}` })),
  });
  const people = [person('Ada', 20), person('Bo', 40), person('Cleo', 1)];
  const pages = wallPages(people, () => 'Marshal', 'Loppet');
  expect(pages.map((page) => page.map(({ id, shifts }) => [id, shifts.length]))).toEqual([
    [['Ada', 20]],
    [['Bo', 25]],
    [
      ['Bo', 15],
      ['Cleo', 1],
    ],
  ]);
  const placed = pages.flat().flatMap(({ shifts }) => shifts.map(({ id }) => id));
  expect(placed).toEqual(people.flatMap(({ shifts }) => shifts.map(({ id }) => id)));
});

test('lines are counted at most as a browser breaks them', () => {
  expect(linesOf('', 10)).toBe(1);
  expect(linesOf('Ada Olsen', 10)).toBe(1);
  // Each is 15.6 wide: no two fit on a line.
  expect(linesOf(`${'A'.repeat(20)} ${'A'.repeat(20)}`, 20)).toBe(2);
  // Ragged after each hyphen, or broken where the line is full.
  expect(linesOf(`${'a'.repeat(15)}-${'a'.repeat(15)}-${'a'.repeat(15)}`, 14.5)).toBe(3);
  expect(linesOf('a'.repeat(45), 9.1)).toBe(3);
  expect(longestWord('Anne-Margarethe Ek')).toBe(longestWord('Margarethe'));
});
