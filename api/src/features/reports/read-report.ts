import { z } from 'zod';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord, readRecords } from '../../platform/reading/read-records.js';
import { readTogether } from '../../platform/reading/read-together.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Shift } from '../../records/shift.js';
import { readReportSummary, type ReportScope } from './read-report-summary.js';
import { readShiftDays } from './read-shift-days.js';
import { readSignupsOverTime } from './read-signups-over-time.js';
import { categoriesIn, eventsIn, reportWish, scopeOf, shiftsIn } from './report-scope.js';
import type { Report } from './report.types.js';

/**
 * How full all events are or one, on all days or on one, with only the requested fields: one statement for each part,
 * whatever its depth, all on one snapshot. EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const readReport = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: reportWish.extend({ selection: z.custom<Selection>() }),
    refuses: ['INVALID_INPUT', 'EVENT_NOT_FOUND'],
    transaction: false,
  },
  function readReport(caller, { eventId, date, selection }): Promise<Partial<Report>> {
    const parts = Object.keys(eventId ? { ...selection, event: true } : selection).length;
    return readTogether(caller, parts, async (ctx) => {
      const scope = scopeOf(ctx, eventId, date);
      const event = eventId ? await getReportedEvent(ctx, scope, below(selection, 'event')) : null;
      const [days, summary, categories, shifts, signupsOverTime] = await Promise.all([
        selection.days && readShiftDays(ctx, scope),
        selection.summary && readReportSummary(ctx, scope),
        selection.categories &&
          readRecords(ctx.services, Category, below(selection, 'categories'), categoriesIn(scope)),
        selection.shifts && readRecords(ctx.services, Shift, below(selection, 'shifts'), shiftsIn(scope)),
        selection.signupsOverTime && readSignupsOverTime(ctx, scope),
      ]);
      return { event, days, summary, categories, shifts, signupsOverTime };
    });
  },
);

async function getReportedEvent(ctx: RequestContext, scope: ReportScope, selection: Selection): Promise<Event> {
  const own = eventsIn(scope);
  const event = await readRecord(
    ctx.services,
    Event,
    { ...selection, id: true },
    { where: (e, need) => `${own.where?.(e, need)} and ${e}.id = $2`, values: [scope.leadId, scope.eventId] },
  );
  if (!event) throw new DomainError('EVENT_NOT_FOUND');
  return event;
}
