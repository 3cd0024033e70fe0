import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { operation } from '../../platform/operation.js';
import { readShape, type Filter } from '../../platform/read-shape.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/shape.js';
import { eventShape } from '../programme/programme.shapes.js';
import type { Event } from '../programme/event.type.js';
import { ledBy } from './own-categories.js';
import { readReportSummary, type ReportScope } from './read-report-summary.js';
import { readSignupsOverTime } from './read-signups-over-time.js';
import { reportRowShape } from './report.shapes.js';
import type { ReportRow, Reports } from './report.types.js';

/**
 * The reports table of all events or of one, with no more than is asked for: one statement for each of rows, events, figures and course of
 * time, whatever the depth. An unknown event has no rows. Errors: NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export const readReports = operation({
  name: 'readReports',
  input: z.object({ eventId: z.string().nullish(), selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { eventId, selection }): Promise<Partial<Reports>> => {
    const scope: ReportScope = { eventId: known(eventId), leadId: ledBy(ctx.viewer) };
    const [reports, events, summary, signupsOverTime] = await Promise.all([
      selection.reports &&
        readShape<ReportRow>(ctx.services, reportRowShape, below(selection, 'reports'), shiftsIn(scope)),
      selection.events && readShape<Event>(ctx.services, eventShape, below(selection, 'events'), eventsIn(scope)),
      selection.summary && readReportSummary(ctx, scope),
      selection.signupsOverTime && readSignupsOverTime(ctx, scope),
    ]);
    return { reports, events, summary, signupsOverTime };
  },
});

/** An id that no event has stands for a malformed one: it finds nothing. */
function known(eventId: string | null | undefined): string | null {
  if (!eventId) return null;
  return isId(eventId) ? eventId : '00000000-0000-0000-0000-000000000000';
}

function shiftsIn({ eventId, leadId }: ReportScope): Filter {
  return {
    where: (s, need) =>
      `($1::uuid is null or ${s}.event_id = $1) and ($2::uuid is null or ${need('opportunity')}.category_id in (select id from category where lead_id = $2))`,
    values: [eventId, leadId],
  };
}

/** A lead chooses among the events in which she has a category. */
function eventsIn({ leadId }: ReportScope): Filter {
  return {
    where: (e) => `($1::uuid is null or ${e}.id in (select event_id from category where lead_id = $1))`,
    values: [leadId],
  };
}
