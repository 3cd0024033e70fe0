import { findContacts } from './find-contacts';

const contacts = [
  { name: 'Åsa Berg', email: 'asa@example.org', phones: ['+1 (907) 555-0142', '907 555 0199'] },
  { name: 'Bo Lind', email: 'bo@example.org', phones: [] },
];

test.each([
  ['', ['Åsa Berg', 'Bo Lind']],
  ['asa berg', ['Åsa Berg']],
  ['907.555.0142', ['Åsa Berg']],
  ['0199', []],
  ['555 0199', ['Åsa Berg']],
  ['555-0000', []],
])('%j finds %j', (search, names) => {
  expect(findContacts(contacts, search).map(({ name }) => name)).toEqual(names);
});
