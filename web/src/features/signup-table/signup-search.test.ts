import { changedSearch, exportQueryOf, queryOf, readSearch, sortedBy, writeSearch } from './signup-search';

const read = (text: string) => readSearch(new URLSearchParams(text));

test('an empty address shows everything, the newest first', () => {
  expect(read('')).toMatchObject({ event: '', status: '', sort: 'signedUp', descending: true, page: 1 });
  expect(writeSearch(read('')).toString()).toBe('');
});

test('people who have not confirmed are searched for among active signups, by table and export', () => {
  const search = read('status=unconfirmed');
  expect(writeSearch(search).toString()).toBe('status=unconfirmed');
  expect(queryOf(search).filter).toMatchObject({ status: 'ACTIVE', unconfirmed: true });
  expect(exportQueryOf(search)).toMatchObject({ status: 'active', unconfirmed: 'true' });
  expect(queryOf(read('status=active')).filter).toMatchObject({ status: 'ACTIVE', unconfirmed: null });
  expect(exportQueryOf(read('status=active'))).toMatchObject({ status: 'active', unconfirmed: '' });
});

test('an address contains all filters, and is read back the same', () => {
  const address =
    'event=e&category=c&role=r&shift=s&status=active&q=ann&from=2026-11-01&to=2026-11-02&sort=volunteer&order=asc&page=3';
  expect(writeSearch(read(address)).toString()).toBe(address);
});

test('invalid values in an address are ignored', () => {
  expect(read('status=x&from=soon&sort=age&page=-1')).toEqual(read(''));
});

test('another filter starts at the first page; another event resets category, role and shift', () => {
  const search = read('event=e&category=c&role=r&shift=s&page=3');
  expect(changedSearch(search, { page: 4 }).page).toBe(4);
  expect(changedSearch(search, { q: 'x' })).toMatchObject({ page: 1, category: 'c', role: 'r' });
  expect(changedSearch(search, { event: 'f' })).toMatchObject({ category: '', role: '', shift: '' });
  expect(changedSearch(search, { category: 'd' })).toMatchObject({ event: 'e', role: '', shift: '' });
});

test('the active column turns round, another one begins ascending', () => {
  expect(sortedBy(read(''), 'signedUp')).toEqual({ descending: false });
  expect(sortedBy(read(''), 'volunteer')).toEqual({ sort: 'volunteer', descending: false });
  expect(sortedBy(read('sort=volunteer&order=asc'), 'volunteer')).toEqual({ descending: true });
});

test('the server is asked for the same by table and export', () => {
  const search = read('event=e&status=cancelled&q=ann&from=2026-11-01&sort=shift&order=asc');
  expect(queryOf(search)).toMatchObject({
    filter: {
      eventId: 'e',
      status: 'CANCELLED',
      search: 'ann',
      signedUpFrom: '2026-11-01',
      signedUpTo: null,
      categoryId: null,
    },
    sort: { column: 'SHIFT', descending: false },
  });
  expect(exportQueryOf(search)).toMatchObject({
    eventId: 'e',
    status: 'cancelled',
    search: 'ann',
    signedUpFrom: '2026-11-01',
    sort: 'shift',
    order: 'asc',
  });
});
