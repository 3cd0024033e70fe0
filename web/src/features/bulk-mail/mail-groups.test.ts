import { groupInput, keyOfGroup, nameOfGroup, readGroupKind } from './mail-groups';

const day = {
  kind: 'DAY' as const,
  id: 'e1',
  date: '2027-02-20',
  name: 'Saturday, February 20, 2027',
  eventName: 'Winter Classic',
  contactCount: 3,
};
const event = { ...day, kind: 'EVENT' as const, date: null, name: 'Winter Classic' };

test('the kind in an address is one of the four, in small letters', () => {
  expect(readGroupKind('day')).toBe('DAY');
  expect(readGroupKind('opportunity')).toBe('OPPORTUNITY');
  expect(['signup', 'shift', 'DAY', '', null].map(readGroupKind)).toEqual(Array(5).fill('EVENT'));
});

test('the days of an event are distinguished', () => {
  expect(keyOfGroup(day)).toBe('e1_2027-02-20');
  expect(keyOfGroup(event)).toBe('e1');
});

test('a group is named and asked for as the server names and takes it', () => {
  expect(nameOfGroup(day)).toBe('Saturday, February 20, 2027 (Winter Classic)');
  expect(nameOfGroup(event)).toBe('Winter Classic');
  expect(groupInput(event)).toEqual({ kind: 'EVENT', id: 'e1', date: null });
  expect(groupInput(day, ['a@x.org'])).toEqual({ kind: 'DAY', id: 'e1', date: '2027-02-20', except: ['a@x.org'] });
});
