import { compareNames } from '@trailcrew/api/contract/text/plain-letters';
import type {
  ListedShift_CategoryFragment,
  ShiftRow_OpportunityFragment,
  ShiftRow_ShiftFragment,
} from './shift-row.generated';

/** The category of a listed shift, with its lead's full name where there is one. */
export interface ListedCategory {
  id: string;
  name: string;
  leadId: string | null;
  leadName: string | null;
}

/** One shift of an event together with its role and category: what lists filter, group and show. */
export interface ListedShift {
  shift: ShiftRow_ShiftFragment;
  opportunity: ShiftRow_OpportunityFragment;
  category: ListedCategory;
  /** The event takes no signups yet. */
  notYet?: boolean | undefined;
}

/** Why a shift cannot be taken whatever is free: its event is not open yet or closed to all, the shift is called off, or there is no waitlist. */
interface Barrier {
  notYet?: boolean;
  signupsOver?: boolean;
  waitlistEnabled?: boolean;
}

/** All shifts of an event's categories in one flat list. */
export function listShifts(
  categories: readonly ListedShift_CategoryFragment[],
  { notYet, signupsOver, waitlistEnabled = true }: Barrier = {},
): ListedShift[] {
  return categories.flatMap((category) => {
    const listed: ListedCategory = {
      id: category.id,
      name: category.name,
      leadId: category.leadId,
      leadName: [category.leadFirstName, category.leadLastName].filter(Boolean).join(' ') || null,
    };
    return category.opportunities.flatMap((opportunity) =>
      opportunity.shifts.map((shift) => ({
        shift:
          signupsOver || !waitlistEnabled || shift.cancelledAt
            ? { ...shift, closed: signupsOver || shift.closed || !!shift.cancelledAt, waitlistEnabled: false }
            : shift,
        opportunity,
        category: listed,
        notYet,
      })),
    );
  });
}

/** When a shift starts, as an instant (ISO 8601, UTC) from the server: a browser may know another rule of the zone. */
export interface Starting {
  startsAt: string | null;
}

/** Whether a shift has begun; `now` is an instant in the same form, which sorts by time. */
export function hasBegun({ startsAt }: Starting, now: string): boolean {
  return !!startsAt && startsAt <= now;
}

/** Whether a shift can be taken now: it has not begun, is not closed, and the server reported free places. All figures called open use this. */
export function isOpen(shift: Starting & { openSpots: number; closed: boolean }, now: string): boolean {
  return shift.openSpots > 0 && !shift.closed && !hasBegun(shift, now);
}

/** Whether a shift can be taken now or, for an event that takes no signups yet, once it does. */
export function isOffered({ shift, notYet }: ListedShift, now: string): boolean {
  return isOpen(notYet ? { ...shift, openSpots: shift.stillRequired } : shift, now);
}

/** The start of the last shift that has begun. Compares with each shift like `now`, but changes only when the next shift begins. */
export function lastStart(shifts: readonly ListedShift[], now: string): string {
  return shifts.reduce(
    (last, { shift: { startsAt } }) => (startsAt && startsAt > last && startsAt <= now ? startsAt : last),
    '',
  );
}

/** Order of time: by day, then start, then end, then role. */
export function byTime(a: ListedShift, b: ListedShift): number {
  return (
    compare(a.shift.date, b.shift.date) ||
    compare(a.shift.startTime, b.shift.startTime) ||
    compare(a.shift.endTime, b.shift.endTime) ||
    compareNames(a.opportunity.name, b.opportunity.name) ||
    compare(a.shift.id, b.shift.id)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
