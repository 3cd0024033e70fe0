import { z } from 'zod';
import { day, isId } from '../../contract/text/fields.js';
import type { Filter } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { ShiftOrder } from '../../records/parts/shift-order.js';
import { ledBy } from './own-categories.js';
import type { ReportScope } from './read-report-summary.js';

/** Of which event, and of which day. */
export const reportWish = z.object({
  eventId: z.string().nullish(),
  date: z.union([z.literal(''), day()]).nullish(),
});

/**
 * The part of an event, or of all, that is in the caller's access scope, optionally of one day. Errors: NOT_SIGNED_IN,
 * SESSION_EXPIRED.
 */
export function scopeOf(ctx: RequestContext, eventId: string | null | undefined, date?: string | null): ReportScope {
  return { eventId: known(eventId), leadId: ledBy(ctx.viewer), date: date || null };
}

/** Replaces a malformed id by one that no event has, so that nothing is found. */
function known(eventId: string | null | undefined): string | null {
  if (!eventId) return null;
  return isId(eventId) ? eventId : '00000000-0000-0000-0000-000000000000';
}

/** The shifts of a report, by event, day and start time. */
export function shiftsIn({ eventId, leadId, date }: ReportScope): Filter {
  return {
    where: (s, need) =>
      `($1::uuid is null or ${s}.event_id = $1) and ($2::uuid is null or ${need('opportunity')}.category_id in (select id from category where lead_id = $2)) and ($3::date is null or ${s}.date = $3)`,
    values: [eventId, leadId, date],
    ...withinEvent(eventId),
    orderBy: ShiftOrder.EVENT,
  };
}

/** A lead chooses among the events in which they have a category. */
export function eventsIn({ leadId }: ReportScope): Filter {
  return {
    where: (e) => `($1::uuid is null or ${e}.id in (select event_id from category where lead_id = $1))`,
    values: [leadId],
  };
}

/** The categories of a report, by name. */
export function categoriesIn({ eventId, leadId }: ReportScope): Filter {
  return {
    where: (c) => `($1::uuid is null or ${c}.event_id = $1) and ($2::uuid is null or ${c}.lead_id = $2)`,
    values: [eventId, leadId],
    ...withinEvent(eventId),
  };
}

function withinEvent(eventId: string | null): Pick<Filter, 'within'> {
  return eventId ? { within: { link: 'event', id: eventId } } : {};
}
