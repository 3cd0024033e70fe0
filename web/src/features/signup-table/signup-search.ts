import { signupColumns, type SignupColumn } from '@trailcrew/api/contract/signups/signup-table';
import { useSearchParams } from 'react-router-dom';
import type { SignupColumn as ColumnName, SignupTableFilter, SignupTableSort } from '../../graphql/schema.generated';

/** The search of the table, stored in the address: `?event=…&status=active&sort=volunteer&order=asc&page=2`. Empty means all. */
export interface SignupSearch {
  event: string;
  category: string;
  role: string;
  shift: string;
  /** 'active' takes place, 'called-off' does not; 'unconfirmed': active, but after their shift was moved they have not confirmed yet. */
  status: '' | 'active' | 'unconfirmed' | 'called-off' | 'cancelled';
  q: string;
  /** Days YYYY-MM-DD. */
  from: string;
  to: string;
  sort: SignupColumn;
  descending: boolean;
  /** From 1. */
  page: number;
}

const statuses = ['active', 'unconfirmed', 'called-off', 'cancelled'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads an address; invalid values count as absent. */
export function readSearch(address: URLSearchParams): SignupSearch {
  const text = (name: string) => address.get(name) ?? '';
  const dayOf = (name: string) => (day.test(text(name)) ? text(name) : '');
  const page = Number(text('page'));
  return {
    event: text('event') || text('eventId'),
    category: text('category'),
    role: text('role'),
    shift: text('shift'),
    status: statuses.find((status) => status === text('status')) ?? '',
    q: text('q'),
    from: dayOf('from'),
    to: dayOf('to'),
    sort: signupColumns.find((column) => column === text('sort')) ?? 'signedUp',
    descending: text('order') !== 'asc',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

/** Writes an address, without defaults. */
export function writeSearch(search: SignupSearch): URLSearchParams {
  const { sort, descending, page, ...filters } = search;
  const words: Record<string, string> = {
    ...filters,
    sort: sort === 'signedUp' ? '' : sort,
    order: descending ? '' : 'asc',
    page: page > 1 ? String(page) : '',
  };
  return new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
}

/** The consequences of a change: another filter or order begins at the first page, another event has other categories. */
export function changedSearch(search: SignupSearch, change: Partial<SignupSearch>): SignupSearch {
  const next = { ...search, page: 1, ...change };
  if (change.event !== undefined && change.event !== search.event)
    Object.assign(next, { category: '', role: '', shift: '' });
  if (change.category !== undefined && change.category !== search.category)
    Object.assign(next, { role: '', shift: '' });
  return next;
}

/** A click on a column's heading: the active one changes direction, another one begins ascending. */
export function sortedBy(search: SignupSearch, column: SignupColumn): Partial<SignupSearch> {
  return column === search.sort ? { descending: !search.descending } : { sort: column, descending: false };
}

/** GraphQL's names of the columns. */
const columnNames: Record<SignupColumn, ColumnName> = {
  volunteer: 'VOLUNTEER',
  contact: 'CONTACT',
  shift: 'SHIFT',
  opportunity: 'OPPORTUNITY',
  status: 'STATUS',
  signedUp: 'SIGNED_UP',
};

/** The search as GraphQL variables. */
export function queryOf(search: SignupSearch): { filter: SignupTableFilter; sort: SignupTableSort } {
  const { event, category, role, shift, status, q, from, to, sort, descending } = search;
  return {
    filter: {
      eventId: event || null,
      categoryId: category || null,
      opportunityId: role || null,
      shiftId: shift || null,
      status: status === '' ? null : status === 'cancelled' ? 'CANCELLED' : 'ACTIVE',
      unconfirmed: status === 'unconfirmed' ? true : null,
      calledOff: status === 'active' ? false : status === 'called-off' ? true : null,
      search: q || null,
      signedUpFrom: from || null,
      signedUpTo: to || null,
    },
    sort: { column: columnNames[sort], descending },
  };
}

/** The search as parameters of the export's address. */
export function exportQueryOf(search: SignupSearch): Record<string, string> {
  const { event, category, role, shift, status, q, from, to, sort, descending } = search;
  return {
    eventId: event,
    categoryId: category,
    opportunityId: role,
    shiftId: shift,
    status: status === 'unconfirmed' || status === 'called-off' ? 'active' : status,
    calledOff: status === 'active' ? 'false' : status === 'called-off' ? 'true' : '',
    unconfirmed: status === 'unconfirmed' ? 'true' : '',
    search: q,
    signedUpFrom: from,
    signedUpTo: to,
    sort,
    order: descending ? 'desc' : 'asc',
  };
}

/** The search in the address, and how to change parts of it. */
export function useSignupSearch(): [SignupSearch, (change: Partial<SignupSearch>) => void] {
  const [address, setAddress] = useSearchParams();
  const search = readSearch(address);
  const change = (parts: Partial<SignupSearch>) =>
    setAddress((current) => writeSearch(changedSearch(readSearch(current), parts)), { replace: true });
  return [search, change];
}
