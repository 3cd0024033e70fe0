import type { EventParameter } from '@trailcrew/api/contract/page-paths';
import { endMinute } from '../../formatting/times';
import { dayPartOf, dayParts, type DayPart } from './day-part';
import { isOffered, type ListedShift } from './listed-shift';
import { matcherOf } from './search-shifts';

/** The five ways to browse. */
export const browseModes = ['all', 'category', 'date', 'time', 'lead'] as const;

/** One way to browse. */
export type BrowseBy = (typeof browseModes)[number];

/** The end-time choices: an hour by which the shift is over, or `after20` for one that ends after 8 PM. */
export const endChoices = ['12', '14', '16', '18', '20', 'after20'] as const;

/** One end-time choice. */
export type EndChoice = (typeof endChoices)[number];

/** A visitor's filters; null means any. They are stored in the address, so that they can be mailed and gone back to. */
export interface ShiftFilters {
  browseBy: BrowseBy;
  show: 'open' | 'all';
  categoryId: string | null;
  date: string | null;
  start: DayPart | null;
  end: EndChoice | null;
  leadId: string | null;
  search: string;
}

/** Nothing chosen: open shifts only, browsing all. */
export const noFilters: ShiftFilters = {
  browseBy: 'all',
  show: 'open',
  categoryId: null,
  date: null,
  start: null,
  end: null,
  leadId: null,
  search: '',
};

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((candidate) => candidate === value) ?? null;
}

/** The filters that an address holds; unknown values count as not chosen. */
export function readFilters(address: URLSearchParams): ShiftFilters {
  const read = (name: EventParameter) => address.get(name);
  const date = read('date');
  return {
    browseBy: oneOf(browseModes, read('by')) ?? 'all',
    show: read('show') === 'all' ? 'all' : 'open',
    categoryId: read('category') || null,
    date: date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null,
    start: oneOf(dayParts, read('start')),
    end: oneOf(endChoices, read('end')),
    leadId: read('lead') || null,
    search: read('q') ?? '',
  };
}

/** The address with these filters; its other parameters stay, defaults are left out. */
export function writeFilters(filters: ShiftFilters, address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  const values: Record<Exclude<EventParameter, 'shift'>, string | null> = {
    by: filters.browseBy === 'all' ? null : filters.browseBy,
    show: filters.show === 'all' ? 'all' : null,
    category: filters.categoryId,
    date: filters.date,
    start: filters.start,
    end: filters.end,
    lead: filters.leadId,
    q: filters.search.trim() ? filters.search : null,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** How many of the Additional Filters differ from their default. Search and browse-by do not count. */
export function countActiveFilters(filters: ShiftFilters): number {
  const { show, categoryId, date, start, end, leadId } = filters;
  return [show === 'all', categoryId, date, start, end, leadId].filter(Boolean).length;
}

/** Whether there is anything to reset. */
export function mayReset(filters: ShiftFilters): boolean {
  return filters.browseBy !== 'all' || filters.search.trim() !== '' || countActiveFilters(filters) > 0;
}

function endsAsChosen(listed: ListedShift, choice: EndChoice): boolean {
  const end = endMinute(listed.shift.startTime, listed.shift.endTime);
  return choice === 'after20' ? end > 20 * 60 : end <= Number(choice) * 60;
}

/**
 * The shifts that match the filters, in their given order. Open spots only leaves out shifts that are full or have begun by `now`, an
 * instant (ISO 8601, UTC).
 */
export function filterShifts(shifts: readonly ListedShift[], filters: ShiftFilters, now: string): ListedShift[] {
  const searched = matcherOf(filters.search);
  return shifts.filter((listed) => {
    const { shift, category } = listed;
    if (filters.show === 'open' && !isOffered(listed, now)) return false;
    if (filters.categoryId && category.id !== filters.categoryId) return false;
    if (filters.date && shift.date !== filters.date) return false;
    if (filters.start && dayPartOf(shift.startTime) !== filters.start) return false;
    if (filters.end && !endsAsChosen(listed, filters.end)) return false;
    if (filters.leadId && category.leadId !== filters.leadId) return false;
    return !searched || searched(listed);
  });
}
