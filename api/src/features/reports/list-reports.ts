import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readList, type List } from '../../platform/read-list.js';
import { readShape } from '../../platform/read-shape.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';
import { eventsIn, reportWish, scopeOf, shiftsIn } from './read-reports.js';
import { reportRowShape } from './report.shapes.js';
import type { ReportRow, ReportSummary } from './report.types.js';

/** Shifts of one batch: each brings its people. */
const shiftsAtATime = 50;

/** The whole report in parts that are read as they are sent. */
export interface ReportList {
  rows: List<ReportRow>;
  events: Event[];
}

/**
 * The report of all events or of one as REST documents it, to be sent while it is read: an event may have thousands of shifts with all
 * their people. A shift and its people come from one statement. Errors: INVALID_INPUT, NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export const listReports = operation({
  name: 'listReports',
  openTo: 'staff',
  input: reportWish.extend({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { eventId, date, selection }): Promise<ReportList> => {
    const scope = scopeOf(ctx, eventId, date);
    const [rows, events] = await Promise.all([
      readList<ReportRow>(
        ctx.services,
        reportRowShape,
        below(selection, 'reports'),
        shiftsIn(scope),
        {},
        shiftsAtATime,
      ),
      readShape(ctx.services, Event, below(selection, 'events'), eventsIn(scope)),
    ]);
    return { rows, events };
  },
});

/** Adds rows up as they pass, so that the figures are those of the very rows that were sent. */
export function summarise(): { add(rows: ReportRow[]): ReportRow[]; summary(): ReportSummary } {
  let [totalShifts, needed, assigned, full, stillNeeded] = [0, 0, 0, 0, 0];
  return {
    add(rows) {
      for (const { volunteersNeeded, volunteersAssigned } of rows) {
        totalShifts += 1;
        needed += volunteersNeeded;
        assigned += volunteersAssigned;
        if (volunteersAssigned >= volunteersNeeded) full += 1;
        stillNeeded += Math.max(volunteersNeeded - volunteersAssigned, 0);
      }
      return rows;
    },
    summary: () => ({
      totalShifts,
      totalVolunteersNeeded: needed,
      totalVolunteersAssigned: assigned,
      fullyStaffedShifts: full,
      overallFillRate: needed === 0 ? 0 : Math.round((100 * assigned) / needed),
      stillNeeded,
    }),
  };
}
