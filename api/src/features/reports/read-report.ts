import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { readOneOfShape, readShape } from '../../platform/read-shape.js';
import { readTogether } from '../../platform/read-together.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';
import { ledBy } from './own-categories.js';
import { readReportSummary } from './read-report-summary.js';
import { readSignupsOverTime } from './read-signups-over-time.js';
import { reportCategoryShape } from './report.shapes.js';
import type { Report, ReportCategory } from './report.types.js';

/**
 * One event down to the people, with no more than is asked for: one statement for the event, one for the figures, one for all categories,
 * roles, shifts, signups and volunteers together, all of one moment.
 * Errors: NOT_SIGNED_IN, SESSION_EXPIRED, EVENT_NOT_FOUND (for a lead also where they have no category).
 */
export const readReport = operation({
  name: 'readReport',
  openTo: 'staff',
  input: z.object({ eventId: z.string(), selection: z.custom<Selection>() }),
  kind: 'reads',
  run: (caller, { eventId, selection }): Promise<Partial<Report>> =>
    readTogether(caller, Object.keys({ ...selection, event: true }).length, async (ctx) => {
      const leadId = ledBy(ctx.viewer);
      const event = isId(eventId)
        ? await readOneOfShape<Event>(
            ctx.services,
            Event,
            { ...below(selection, 'event'), id: true },
            {
              where: (e) =>
                `${e}.id = $1 and ($2::uuid is null or exists (select 1 from category c where c.event_id = ${e}.id and c.lead_id = $2))`,
              values: [eventId, leadId],
            },
          )
        : null;
      if (!event) throw new DomainError('EVENT_NOT_FOUND');
      const scope = { eventId, leadId, date: null };
      const [categories, summary, signupsOverTime] = await Promise.all([
        selection.categories &&
          readShape<ReportCategory>(ctx.services, reportCategoryShape, below(selection, 'categories'), {
            where: (c) => `${c}.event_id = $1 and ($2::uuid is null or ${c}.lead_id = $2)`,
            values: [eventId, leadId],
          }),
        selection.summary && readReportSummary(ctx, scope),
        selection.signupsOverTime && readSignupsOverTime(ctx, scope),
      ]);
      return { event, categories, summary, signupsOverTime };
    }),
});
