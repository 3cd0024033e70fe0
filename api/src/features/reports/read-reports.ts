import { z } from 'zod';
import { day, isId } from '../../contract/fields.js';
import { operation } from '../../platform/operation.js';
import { readShape, type Filter } from '../../platform/read-shape.js';
import { readTogether } from '../../platform/read-together.js';
import type { RequestContext } from '../../platform/request-context.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';
import { ledBy } from './own-categories.js';
import { readReportSummary, type ReportScope } from './read-report-summary.js';
import { readSignupsOverTime } from './read-signups-over-time.js';
import { readShiftDays } from './read-shift-days.js';
import { reportRowShape } from './report.shapes.js';
import type { ReportRow, Reports } from './report.types.js';

/** Of which event, and of which day. */
export const reportWish = z.object({
  eventId: z.string().nullish(),
  date: z.union([z.literal(''), day()]).nullish(),
});

/**
 * The reports table of all events or of one, of all days or of one, with no more than is asked for: one statement for each of rows, events,
 * figures and course of time, whatever the depth, all of one moment. An unknown event has no rows. Errors: INVALID_INPUT, NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export const readReports = operation({
  name: 'readReports',
  openTo: 'staff',
  input: reportWish.extend({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: (caller, { eventId, date, selection }): Promise<Partial<Reports>> =>
    readTogether(caller, Object.keys(selection).length, async (ctx) => {
      const scope = scopeOf(ctx, eventId, date);
      const [reports, events, days, summary, signupsOverTime] = await Promise.all([
        selection.reports &&
          readShape<ReportRow>(ctx.services, reportRowShape, below(selection, 'reports'), shiftsIn(scope)),
        selection.events && readShape(ctx.services, Event, below(selection, 'events'), eventsIn(scope)),
        selection.days && readShiftDays(ctx, scope),
        selection.summary && readReportSummary(ctx, scope),
        selection.signupsOverTime && readSignupsOverTime(ctx, scope),
      ]);
      return { reports, events, days, summary, signupsOverTime };
    }),
});

/** What the caller may be told of the event, or of all, on one day if asked. Errors: NOT_SIGNED_IN, SESSION_EXPIRED. */
export function scopeOf(ctx: RequestContext, eventId: string | null | undefined, date?: string | null): ReportScope {
  return { eventId: known(eventId), leadId: ledBy(ctx.viewer), date: date || null };
}

/** An id that no event has stands for a malformed one: it finds nothing. */
function known(eventId: string | null | undefined): string | null {
  if (!eventId) return null;
  return isId(eventId) ? eventId : '00000000-0000-0000-0000-000000000000';
}

/** The shifts of a report. */
export function shiftsIn({ eventId, leadId, date }: ReportScope): Filter {
  return {
    where: (s, need) =>
      `($1::uuid is null or ${s}.event_id = $1) and ($2::uuid is null or ${need('opportunity')}.category_id in (select id from category where lead_id = $2)) and ($3::date is null or ${s}.date = $3)`,
    values: [eventId, leadId, date],
  };
}

/** A lead chooses among the events in which they have a category. */
export function eventsIn({ leadId }: ReportScope): Filter {
  return {
    where: (e) => `($1::uuid is null or ${e}.id in (select event_id from category where lead_id = $1))`,
    values: [leadId],
  };
}
