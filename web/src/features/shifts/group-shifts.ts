import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import { availabilityOf, type Availability } from '@trailcrew/api/contract/programme/shift';
import { formatLongDay } from '../../formatting/days';
import { dayPartNames, dayPartOf, dayParts } from './day-part';
import { byTime, hasBegun, type ListedShift } from './listed-shift';
import type { BrowseBy } from './shift-filters';

/** Shifts under one heading. */
export interface ShiftGroup {
  key: string;
  heading: string;
  /** A secondary text after the heading, such as the hours of a part of the day. */
  note?: string;
  /** Set when the group is a category, which has a page of its own. */
  categoryId?: string;
  /** The group runs across days, which get headings of their own: otherwise the times would seem to start again. */
  byDay?: true;
  /** The shifts that nobody can take any more, in every way to browse. */
  begun?: true;
  shifts: ListedShift[];
}

const availabilities: readonly { key: Availability | 'closed' | 'not-yet'; heading: string }[] = [
  { key: 'not-yet', heading: 'Not open yet' },
  { key: 'available', heading: 'Available' },
  { key: 'almost-full', heading: 'Almost Full' },
  { key: 'full', heading: 'Full' },
  { key: 'closed', heading: 'Closed' },
];

function collect(shifts: readonly ListedShift[], keyOf: (listed: ListedShift) => string): Map<string, ListedShift[]> {
  const groups = new Map<string, ListedShift[]>();
  for (const listed of shifts) {
    const key = keyOf(listed);
    if (!groups.get(key)?.push(listed)) groups.set(key, [listed]);
  }
  for (const group of groups.values()) group.sort(byTime);
  return groups;
}

function byAvailability(shifts: readonly ListedShift[]): ShiftGroup[] {
  const groups = collect(shifts, ({ shift, notYet }) =>
    shift.closed ? 'closed' : notYet ? 'not-yet' : availabilityOf(shift.openSpots),
  );
  return availabilities.flatMap(({ key, heading }) => ({ key, heading, byDay: true, shifts: groups.get(key) ?? [] }));
}

function byCategory(shifts: readonly ListedShift[]): ShiftGroup[] {
  return [...collect(shifts, ({ category }) => category.id)]
    .map(([key, group]) => ({ key, heading: group[0]?.category.name ?? '', categoryId: key, shifts: group }))
    .sort((a, b) => compareNames(a.heading, b.heading));
}

function byDate(shifts: readonly ListedShift[]): ShiftGroup[] {
  return [...collect(shifts, ({ shift }) => shift.date)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, group]) => ({ key, heading: formatLongDay(key), shifts: group }));
}

function byPartOfDay(shifts: readonly ListedShift[]): ShiftGroup[] {
  const groups = collect(shifts, ({ shift }) => dayPartOf(shift.startTime));
  return dayParts.map((part) => ({
    key: part,
    heading: dayPartNames[part].name,
    note: dayPartNames[part].hours,
    byDay: true,
    shifts: groups.get(part) ?? [],
  }));
}

function byLead(shifts: readonly ListedShift[]): ShiftGroup[] {
  return [...collect(shifts, ({ category }) => category.leadName ?? '')]
    .sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : compareNames(a, b)))
    .map(([key, group]) => ({ key, heading: key || 'No lead yet', shifts: group }));
}

const groupings: Record<BrowseBy, (shifts: readonly ListedShift[]) => ShiftGroup[]> = {
  all: byAvailability,
  category: byCategory,
  date: byDate,
  time: byPartOfDay,
  lead: byLead,
};

/**
 * Shifts under headings, by the way to browse: each group in order of time, empty groups left out. See All groups by availability. Shifts
 * that have begun by `now` (an instant, ISO 8601, UTC) form a group of their own at the end, the last one first.
 */
export function groupShifts(shifts: readonly ListedShift[], browseBy: BrowseBy, now: string): ShiftGroup[] {
  const begun = shifts.filter(({ shift }) => hasBegun(shift, now)).sort((a, b) => byTime(b, a));
  const coming = shifts.filter(({ shift }) => !hasBegun(shift, now));
  const groups = groupings[browseBy](coming).filter((group) => group.shifts.length > 0);
  if (begun.length > 0)
    groups.push({ key: 'begun', heading: 'Begun or over', begun: true, byDay: true, shifts: begun });
  return groups;
}
