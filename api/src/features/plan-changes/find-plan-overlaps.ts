import type { RequestContext } from '../../platform/operation/request-context.js';
import { hoursAsPlanned, hoursOfShift } from '../../records/parts/shift-hours.js';
import { takesPlace } from '../../records/parts/shift-figures.js';
import { visibleLead } from '../signups/move/find-overlapping-shifts.js';
import type { Ask } from './find-shifts-to-plan.js';
import type { PlanOverlap } from './plan-change.types.js';
import type { PlannedShift } from './planned-shift.js';

/**
 * How many people have a signup in these shifts, how many of them are marked as here, and which of them would have two overlapping shifts that do not
 * overlap now. Shifts that are called off do not count. Of shifts in other categories a lead sees only that there is an
 * overlap, once for each shift that moves. One statement.
 */
export async function findPlanOverlaps(
  ctx: RequestContext,
  ask: Ask,
  planned: readonly PlannedShift[],
): Promise<{ people: number; here: number; overlaps: PlanOverlap[] }> {
  const rows = planned.map(({ before: { id }, after: { date, startTime, endTime, cancelled } }) => ({
    id,
    date,
    startTime,
    endTime,
    cancelled,
  }));
  const [found] = await ask<{ people: number; here: number; overlaps: PlanOverlap[] }>(statement, [
    JSON.stringify(rows),
    ctx.services.settings.timeZone,
    visibleLead(ctx),
  ]);
  return found ?? { people: 0, here: 0, overlaps: [] };
}

const day = 'coalesce(p.date, s.date)';
const [start, end] = ['coalesce(p."startTime", s.start_time)', 'coalesce(p."endTime", s.end_time)'];

const statement = `
  with planned as materialized (
    select * from jsonb_to_recordset($1::jsonb) as p (id uuid, date date, "startTime" text, "endTime" text, cancelled boolean)
  ), people as materialized (
    select g.volunteer_id, bool_or(g.attendance_state = 'HERE') as here from signup g join planned p on p.id = g.shift_id
    where g.status = 'active' group by g.volunteer_id
  ), held as materialized (
    select g.volunteer_id, s.id, p.id is not null as moved, o.name, $3::uuid is null or c.lead_id is not distinct from $3::uuid as named,
      to_char(${day}, 'YYYY-MM-DD') as date, ${start} as start_time, ${end} as end_time,
      case when ${takesPlace('s', 'e')} then ${hoursAsPlanned('s')} else 'empty' end as before,
      ${hoursOfShift({ date: day, start, end, zone: 'coalesce(e.time_zone, $2)' })} as after
    from people x join signup g on g.volunteer_id = x.volunteer_id and g.status = 'active'
      join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      join event e on e.id = s.event_id
      left join planned p on p.id = s.id
    where e.state <> 'CANCELLED' and not coalesce(p.cancelled, s.cancelled_at is not null)
  ), overlapping as (
    select distinct one.volunteer_id, one.id, one.name, one.date, one.start_time, one.end_time,
      case when other.named then other.id end as other_id, case when other.named then other.name end as other_name,
      case when other.named then other.date end as other_date, case when other.named then other.start_time end as other_start,
      case when other.named then other.end_time end as other_end
    from held one join held other on other.volunteer_id = one.volunteer_id and other.id <> one.id
      and one.moved and (not other.moved or one.id < other.id)
      and one.after && other.after and not one.before && other.before
  )
  select (select count(*)::int from people) as people, (select count(*)::int from people where here) as here, (
    select coalesce(json_agg(json_build_object('volunteerId', v.id, 'firstName', v.first_name, 'lastName', v.last_name,
        'shiftId', one.id, 'opportunityName', one.name, 'date', one.date, 'startTime', one.start_time, 'endTime', one.end_time,
        'otherOpportunityName', one.other_name, 'otherDate', one.other_date, 'otherStartTime', one.other_start, 'otherEndTime', one.other_end)
      order by plain_letters(v.first_name), plain_letters(v.last_name), v.id, one.date, one.start_time, one.other_date, one.other_start, one.id, one.other_id), '[]')
    from overlapping one join volunteer v on v.id = one.volunteer_id
  ) as overlaps`;
