import { localAt } from '../../records/parts/shift-hours.js';
import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecords } from '../../platform/reading/read-records.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Shift } from '../../records/shift.js';
import { ledBy } from './own-categories.js';
import type { Needs } from './report.types.js';

/** Days ahead, today included. */
const daysAhead = 14;
/** Shifts that are listed; the others are counted. */
const mostShifts = 8;
/** Shifts listed of one time of day. */
const mostAtATime = 5;

/**
 * Where people are missing within two weeks from now, in each event's own time zone: how many, and the shifts with the
 * largest gaps, the largest first, and the first of each time of day. Past shifts do not count. Two statements.
 */
export const readNeeds = operation(
  {
    access: 'staff',
    fromReplica: true,
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readNeeds(ctx, { selection }): Promise<Needs> {
    const { rows, settings } = ctx.services;
    const [found] = await rows.read<Found>({
      name: 'needs',
      text: statement,
      values: [ledBy(ctx.viewer), clock.now(), settings.timeZone, daysAhead, mostShifts, mostAtATime],
    });
    if (!found) throw new Error('The statement of needs gave no row');
    const largest = found.ids ?? [];
    const times = found.byTime ?? [];
    const wanted = [...(selection.shifts ? largest : []), ...(selection.byTime ? times.flatMap(({ ids }) => ids) : [])];
    const shifts =
      wanted.length > 0
        ? await readRecords(
            ctx.services,
            Shift,
            { ...below(selection, 'shifts'), ...below(below(selection, 'byTime'), 'shifts'), id: true },
            { where: (s) => `${s}.id = any($1::uuid[])`, values: [[...new Set(wanted)]] },
          )
        : [];
    const byId = new Map(shifts.map((shift) => [shift.id, shift]));
    const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    return {
      missing: found.missing,
      shiftCount: found.shiftCount,
      shifts: named(largest),
      byTime: times.map(({ ids, ...time }) => ({ ...time, shifts: named(ids) })),
    };
  },
);

interface Found {
  missing: number;
  shiftCount: number;
  ids: string[] | null;
  byTime: { time: string; missing: number; shiftCount: number; eventId: string | null; ids: string[] }[] | null;
}

const statement = `
  with lacking as (
    select s.id, s.event_id, s.date, s.start_time,
      case when s.date <= here.now::date then 'TODAY' when s.date = here.now::date + 1 then 'TOMORROW'
        when s.date < here.now::date + 7 then 'THIS_WEEK' else 'LATER' end as time,
      s.qty_required - s.active_count - s.held_count as missing
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join event e on e.id = s.event_id
      cross join lateral (select ${localAt('$2::timestamptz', 'coalesce(e.time_zone, $3)')} as now) here
    where s.active_count + s.held_count < s.qty_required and s.cancelled_at is null and e.state = 'PUBLISHED' and ($1::uuid is null or c.lead_id = $1)
      and s.date >= here.now::date - 1 and s.date < here.now::date + $4::int
      and s.ends_at > $2::timestamptz
  ), times as (
    select time, sum(missing)::int as missing, count(*)::int as shifts, min(date) as first,
      case when count(distinct event_id) = 1 then min(event_id::text) end as event_id,
      (array_agg(id order by date, start_time, missing desc, id))[1:$6::int] as ids
    from lacking group by time
  )
  select coalesce(sum(missing), 0)::int as missing, count(*)::int as "shiftCount",
    (array_agg(id order by missing desc, date, start_time, id))[1:$5::int] as ids,
    (select json_agg(json_build_object('time', time, 'missing', missing, 'shiftCount', shifts, 'eventId', event_id, 'ids', ids)
      order by array_position(array['TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER'], time)) from times) as "byTime"
  from lacking`;
