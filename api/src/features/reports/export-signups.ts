import { grouped } from '../../contract/counts.js';
import { isId } from '../../contract/fields.js';
import { exportSignupsInput } from '../../contract/signup-table.js';
import { clock, dayIn } from '../../platform/clock.js';
import type { Download } from '../../platform/download.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import type { RequestContext } from '../../platform/request-context.js';
import { tableFile } from '../../platform/table-file.js';
import type { Cell, TableColumn } from '../../platform/table.js';
import { countedRows } from './counted-rows.js';
import { ledBy } from './own-categories.js';
import { timeRange } from '../shifts/shift-sql.js';
import { signupConditions, signupOrder, signupTables } from './signup-query.js';

/**
 * The signups as a file: all that match the filter, in the order of the screen. Audited.
 * Errors: INVALID_INPUT, NOT_SIGNED_IN, SESSION_EXPIRED, TOO_MANY_REQUESTS.
 */
export const exportSignups = operation(
  {
    openTo: 'staff',
    input: exportSignupsInput,
    prepare: (ctx) => ctx.services.limits.take('export', ctx.ip, { points: 120, seconds: 3600 }),
  },
  async function exportSignups(ctx, { filter, sort, format }): Promise<Download> {
    const { timeZone } = ctx.services.settings;
    const conditions = signupConditions(filter, { leadId: ledBy(ctx.viewer), timeZone });
    const { all, status, values } = conditions ?? { all: { sql: 'false' }, status: 'true', values: [] };
    const { count, batches } = await countedRows<Row, Cell[]>(
      ctx,
      {
        // The organisation's time zone is a name that was checked at the start.
        select: `${person}, to_char(g.created_at at time zone coalesce(e.time_zone, '${timeZone}'), 'YYYY-MM-DD') as signed_up`,
        from: `${signupTables} where ${all.sql} and ${status}`,
        order: signupOrder(sort).sql,
        values,
      },
      cellsOf,
    );
    const eventId = filter.eventId && isId(filter.eventId) ? filter.eventId : null;
    await recordAction(ctx, {
      action: 'signups.exported',
      recordId: null,
      eventId,
      summary: `signups as ${format}: ${grouped(count)}`,
      detail: { format, count },
    });
    return tableFile(format, await nameOf(ctx, eventId), { title: 'Signups', columns, batches });
  },
);

/** With the event's name in it, or the date. */
async function nameOf(ctx: RequestContext, eventId: string | null): Promise<string> {
  const [event] = eventId
    ? await ctx.services.rows.read<{ slug: string }>({
        name: 'event_slug',
        text: 'select slug from event where id = $1',
        values: [eventId],
      })
    : [];
  return `volunteer-signups-${event?.slug ?? dayIn(ctx.services.settings.timeZone, clock.now())}`;
}

const columns: TableColumn[] = [
  { header: 'Name', width: 26 },
  { header: 'Email', width: 30 },
  { header: 'Phone', width: 18 },
  { header: 'Shift Date', kind: 'day', width: 12 },
  { header: 'Time', width: 20 },
  { header: 'Opportunity', width: 24 },
  { header: 'Category', width: 18 },
  { header: 'Status', width: 10 },
  { header: 'Signup Date', kind: 'day', width: 12 },
];

interface Row {
  name: string;
  email: string;
  phone: string | null;
  day: string;
  times: string;
  role: string;
  category: string;
  status: string;
  signed_up: string;
}

function cellsOf({ name, email, phone, day, times, role, category, status, signed_up }: Row): Cell[] {
  return [name, email, phone, day, times, role, category, status, signed_up];
}

const person = `v.first_name || ' ' || v.last_name as name, v.email, v.phone, to_char(s.date, 'YYYY-MM-DD') as day,
  ${timeRange('s')} as times, o.name as role, c.name as category, g.status`;
