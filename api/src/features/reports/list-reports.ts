import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import { readList, type List } from '../../platform/reading/read-list.js';
import { readRecords } from '../../platform/reading/read-records.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Event } from '../../records/event.js';
import { Shift } from '../../records/shift.js';
import { eventsIn, reportWish, scopeOf, shiftsIn } from './report-scope.js';

/** Shifts in one batch; each includes its people. */
const shiftsAtATime = 50;

/** The whole report in parts that are read while they are sent. */
export interface ReportList {
  shifts: List<Shift>;
  events: Event[];
}

/**
 * The report of all events or of one as REST documents it, sent while it is read: an event may have thousands of shifts
 * with all their people. A shift and its people come from one statement.
 */
export const listReports = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: reportWish.extend({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function listReports(ctx, { eventId, date, selection }): Promise<ReportList> {
    const scope = scopeOf(ctx, eventId, date);
    const [shifts, events] = await Promise.all([
      readList(ctx.services, Shift, below(selection, 'shifts'), shiftsIn(scope), {}, shiftsAtATime),
      readRecords(ctx.services, Event, below(selection, 'events'), eventsIn(scope)),
    ]);
    return { shifts, events };
  },
);
