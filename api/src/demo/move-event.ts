import type { PlannedRow } from '../features/imports/workbook/workbook-plan.js';
import { addDays } from '../platform/clock.js';

/** A demo event. */
export interface DemoEvent {
  name: string;
  slug: string;
  /** YYYY-MM-DD */
  startDate: string;
  /** YYYY-MM-DD */
  endDate: string;
  location: string;
  website?: string;
  /** IANA name. */
  timeZone?: string;
  /** Published, if absent. */
  state?: 'DRAFT';
  /** None, if absent. */
  mealVoucherMinutes?: number;
}

/** A demo event as stored beside its workbook. */
export interface StoredEvent extends DemoEvent {
  workbook: string;
}

/**
 * By how many whole weeks an event must move so that its first shift (set-up days come before the start) is after
 * `today`. 0 when it is already.
 */
export function weeksUntilAhead(event: DemoEvent, rows: PlannedRow[], today: string): number {
  const days = rows.flatMap((row) => (row.outcome === 'create' ? [row.shift.date] : []));
  const first = [event.startDate, ...days].sort()[0] as string;
  let weeks = 0;
  while (addDays(first, 7 * weeks) <= today) weeks += 1;
  return weeks;
}

/** The event moved by days; a year in its name and slug moves too. */
export function moveEvent(event: DemoEvent, days: number): DemoEvent {
  const startDate = addDays(event.startDate, days);
  const oldYear = event.startDate.slice(0, 4);
  const newYear = startDate.slice(0, 4);
  return {
    ...event,
    startDate,
    endDate: addDays(event.endDate, days),
    name: event.name.replaceAll(oldYear, newYear),
    slug: event.slug.replaceAll(oldYear, newYear),
  };
}
