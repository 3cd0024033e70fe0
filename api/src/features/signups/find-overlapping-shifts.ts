import type { RequestContext } from '../../platform/request-context.js';

/**
 * Ids of the person's other active shifts that overlap this one, by their instants: across midnight, events and time zones.
 * Shifts that only touch (one ends when the other begins) do not overlap. `among`: only those of these signups are told.
 */
export async function findOverlappingShifts(
  ctx: RequestContext,
  volunteerId: string,
  shiftId: string,
  among: readonly string[] | null = null,
): Promise<string[]> {
  const zone = ctx.services.settings.timeZone;
  const rows = await ctx.execute<{ id: string }>(statement, [zone, zone, shiftId, zone, zone, volunteerId, among]);
  return rows.map((row) => row.id);
}

const hours = (s: string, e: string) => `tstzrange(
  (${s}.date + ${s}.start_time::time) at time zone coalesce(${e}.time_zone, ?),
  (${s}.date + ${s}.end_time::time + case when ${s}.end_time < ${s}.start_time then interval '1 day' else interval '0' end)
    at time zone coalesce(${e}.time_zone, ?))`;

const statement = `
  with wanted as (
    select s.id, ${hours('s', 'e')} as hours from shift s join event e on e.id = s.event_id where s.id = ?
  ), mine as (
    select s.id, ${hours('s', 'e')} as hours
    from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id
    where g.volunteer_id = ? and g.status = 'active' and g.id = any(coalesce(?::uuid[], array[g.id]))
  )
  select mine.id from mine join wanted on mine.id <> wanted.id and mine.hours && wanted.hours
  order by lower(mine.hours), mine.id`;
