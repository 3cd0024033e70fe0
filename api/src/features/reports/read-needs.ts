import { z } from 'zod';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation.js';
import { readRecords } from '../../platform/read-records.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import { Shift } from '../../records/shift.js';
import { ledBy } from './own-categories.js';
import type { Needs } from './report.types.js';

/** How far ahead is looked, today included. */
const daysAhead = 14;
/** So many shifts are named, the others are counted. */
const mostShifts = 8;

/**
 * Where people are missing from now until two weeks ahead, in each event's own time zone: how many, and the shifts with the largest gaps,
 * the largest first. What is over needs nobody. Two statements. Errors: NOT_SIGNED_IN, SESSION_EXPIRED.
 */
export const readNeeds = operation(
  {
    openTo: 'staff',
    fromReplica: true,
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readNeeds(ctx, { selection }): Promise<Needs> {
    const { rows, settings } = ctx.services;
    const [found] = await rows.read<{ missing: number; shiftCount: number; ids: string[] | null }>({
      name: 'needs',
      text: statement,
      values: [ledBy(ctx.viewer), clock.now(), settings.timeZone, daysAhead, mostShifts],
    });
    if (!found) throw new Error('The statement of needs gave no row');
    const ids = found.ids ?? [];
    const shifts = selection.shifts
      ? await readRecords(
          ctx.services,
          Shift,
          { ...below(selection, 'shifts'), id: true },
          { where: (s) => `${s}.id = any($1::uuid[])`, values: [ids] },
        )
      : [];
    const place = new Map(ids.map((id, index) => [id, index]));
    const placeOf = ({ id }: Shift) => place.get(id) ?? mostShifts;
    return {
      missing: found.missing,
      shiftCount: found.shiftCount,
      shifts: shifts.toSorted((one, other) => placeOf(one) - placeOf(other)),
    };
  },
);

const statement = `
  with lacking as (
    select s.id, s.date, s.start_time, s.qty_required - s.active_count as missing
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join event e on e.id = s.event_id
      cross join lateral (select $2::timestamptz at time zone coalesce(e.time_zone, $3) as now) here
    where s.active_count < s.qty_required and s.cancelled_at is null and ($1::uuid is null or c.lead_id = $1)
      and s.date >= here.now::date - 1 and s.date < here.now::date + $4::int
      and s.date + s.end_time::time + case when s.end_time <= s.start_time then interval '1 day' else interval '0' end > here.now
  )
  select coalesce(sum(missing), 0)::int as missing, count(*)::int as "shiftCount",
    (array_agg(id order by missing desc, date, start_time, id))[1:$5::int] as ids
  from lacking`;
