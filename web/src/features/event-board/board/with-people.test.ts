import { peopleByShift } from '../../../graphql/people-by-shift';
import type { BoardSignup, FetchedCategory } from './board';
import { withPeople } from './with-people';

const signup = (name: string): BoardSignup => ({
  id: `signup of ${name}`,
  volunteer: { id: name, firstName: name, lastName: 'X', phone: null, email: `${name}@example.org` },
});

const shift = (id: string) => ({
  id,
  date: '2027-02-20',
  startTime: '08:00',
  endTime: '10:00',
  qtyRequired: 2,
  qtyRegistered: 1,
  heldCount: 0,
  location: null,
  notes: null,
  closed: false,
  cancelledAt: null,
});

const role = (id: string, ...shifts: string[]) => ({ id, name: id, location: null, shifts: shifts.map(shift) });

const category: FetchedCategory = {
  id: 'c',
  name: 'Course',
  leadId: null,
  leadFirstName: null,
  leadLastName: null,
  viewerCan: { edit: false, remove: false },
  opportunities: [role('marshals', 'a', 'b'), role('soup', 'd')],
};

const answer = (people: Record<string, string[] | null>) => [
  {
    opportunities: [
      { shifts: Object.entries(people).map(([id, names]) => ({ id, signups: names?.map(signup) ?? null })) },
    ],
  },
];

test('people are in their shifts; before they are loaded, and where the caller may not see them, there are none', () => {
  const namesIn = (people: Parameters<typeof withPeople>[1]) =>
    withPeople([category], people, 'PUBLISHED').flatMap(({ opportunities }) =>
      opportunities.flatMap(({ shifts }) =>
        shifts.map(({ signups }) => signups?.map(({ volunteer }) => volunteer.firstName) ?? null),
      ),
    );
  expect(namesIn(null)).toEqual([null, null, null]);
  expect(namesIn(peopleByShift(answer({ a: ['Anna', 'Ola'], b: [], d: null })))).toEqual([['Anna', 'Ola'], [], null]);
});

test('unchanged shifts stay the same object, although everybody was fetched again', () => {
  const before = peopleByShift(answer({ a: ['Anna'], b: ['Ola'], d: ['Siri'] }));
  const [first] = withPeople([category], before, 'PUBLISHED');
  const same = withPeople(
    [category],
    peopleByShift(answer({ a: ['Anna'], b: ['Ola'], d: ['Siri'] }), before),
    'PUBLISHED',
  );
  expect(same[0]).toBe(first);
  const [changed] = withPeople(
    [category],
    peopleByShift(answer({ a: ['Anna'], b: [], d: ['Siri'] }), before),
    'PUBLISHED',
  );
  expect(changed).not.toBe(first);
  expect(changed?.opportunities[0]?.shifts[0]).toBe(first?.opportunities[0]?.shifts[0]);
  expect(changed?.opportunities[0]?.shifts[1]?.signups).toEqual([]);
  expect(changed?.opportunities[1]).toBe(first?.opportunities[1]);
});
