import { listedShift } from '../../../testing/listed-shift';
import { faultsOf, placesOf, refusedOf, warningsOf, withoutPlaces, type Cart } from './household-cart';

const [early, late, apart] = [
  listedShift({ startTime: '08:00', endTime: '12:00' }, {}, { name: 'Hot Drinks' }),
  listedShift({ startTime: '11:00', endTime: '15:00' }, {}, { name: 'Parking' }),
  listedShift({ startTime: '15:00', endTime: '18:00' }, {}, { name: 'Clean-up' }),
];
const ada = { key: 'person.1', firstName: 'Ada', lastName: 'Berg' };
const bo = { key: 'person.2', firstName: 'Bo', lastName: 'Berg' };
const cart: Cart = { people: [ada, bo], shifts: [early, apart], leftOut: new Set([`${apart.shift.id} person.2`]) };
const words = (of: Cart) => placesOf(of).map(({ person, listed }) => `${person.firstName}: ${listed.opportunity.name}`);

test('requests every shift for everybody, except people who were left out', () => {
  expect(words(cart)).toEqual(['Ada: Hot Drinks', 'Bo: Hot Drinks', 'Ada: Clean-up']);
});

test('continues without the refused places, and without people and shifts that have none left', () => {
  const sent = placesOf(cart);
  const refused = refusedOf(sent, {
    'places.1': 'This shift is full.',
    'places.2': 'This shift is closed.',
    email: 'x',
  });
  expect(refused.map(({ person, reason }) => `${person.firstName}: ${reason}`)).toEqual([
    'Bo: This shift is full.',
    'Ada: This shift is closed.',
  ]);
  const rest = withoutPlaces(cart, refused);
  expect(words(rest)).toEqual(['Ada: Hot Drinks']);
  expect([rest.people, rest.shifts]).toEqual([[ada], [early]]);
});

test('names errors by person in the order of the form, and two people with one name', () => {
  const people = [ada, { ...bo, firstName: ' ada ' }, { key: 'person.3', firstName: '', lastName: 'Berg' }];
  expect(Object.entries(faultsOf({ ...cart, people }, { email: 'x', phone: '' }))).toEqual([
    ['person.2.firstName', 'Two people here have the same name'],
    ['person.3.firstName', 'First name is required'],
    ['email', 'Valid email is required'],
  ]);
  expect(faultsOf(cart, { email: 'a@example.org', phone: '' })).toEqual({});
});

test('warns of shifts at the same time, here and from before, for the same person alone', () => {
  const email = 'a@example.org';
  expect(warningsOf(cart, email, 'event', [])).toEqual([]);
  const both = { ...cart, shifts: [early, late], leftOut: new Set([`${late.shift.id} person.2`]) };
  expect(warningsOf(both, email, 'event', [])).toEqual([
    expect.stringMatching(/^Ada: Parking, .+ overlaps with Hot Drinks \(8:00 AM – 12:00 PM\)\.$/),
  ]);
  const { id: shiftId, date, startTime, endTime } = late.shift;
  const held = { ...bo, signupId: 's', eventId: 'event', role: 'Parking', email, madeAt: null };
  const before = { ...held, shiftId, date, startTime, endTime };
  expect(warningsOf(cart, ' A@example.org', 'event', [before])).toEqual([expect.stringMatching(/^Bo: Hot Drinks/)]);
  expect(warningsOf({ ...cart, shifts: [late] }, email, 'event', [before])).toEqual([
    expect.stringMatching(/^Bo is already signed up for Parking, /),
  ]);
});
