import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hoursAsPlanned } from '../../../records/parts/shift-hours.js';
import { takesPlace } from '../../../records/parts/shift-figures.js';

/**
 * SQL: a JSON list of the ids of those shifts that overlap shift `s` of event `e`, by their instants: across midnight, events and time
 * zones. Cancelled shifts do not count. `among`: a query that returns `shift_id`.
 */
export function overlappingShifts(among: string): string {
  const hours = hoursAsPlanned('other');
  return `to_json(array(
    select other.id from (${among}) mine join shift other on other.id = mine.shift_id join event their on their.id = other.event_id
    where other.id <> s.id and ${takesPlace('other', 'their')} and ${hours} && ${hoursAsPlanned('s')}
    order by other.starts_at, other.id))`;
}

/** Ids of the person's other active shifts that overlap this one, considering only the signups of `among`. */
export async function findOverlappingShifts(
  ctx: RequestContext,
  volunteerId: string,
  shiftId: string,
  among: readonly string[],
): Promise<string[]> {
  const [row] = await ctx.execute<{ ids: string[] }>(statement, [shiftId, volunteerId, among]);
  return row?.ids ?? [];
}

/**
 * The lead whose categories limit the shifts that the caller may see; null where the caller may see every shift. A lead still learns that a
 * person has other shifts, but not which.
 */
export function visibleLead({ viewer }: RequestContext): string | null {
  return viewer.kind !== 'staff' || viewer.role === 'admin' ? null : viewer.userId;
}

/** Filters a person's other shifts to those that staff may see: for a lead those of their own categories. */
export async function namedToStaff(ctx: RequestContext, ids: readonly string[]): Promise<string[]> {
  const leadId = visibleLead(ctx);
  if (ids.length === 0 || leadId === null) return [...ids];
  const rows = await ctx.execute<{ id: string }>(
    `select s.id from unnest(?::uuid[]) with ordinality as other (id, at) join shift s on s.id = other.id
       join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
     where c.lead_id = ?::uuid order by other.at`,
    [ids, leadId],
  );
  return rows.map(({ id }) => id);
}

const active = `select g.shift_id from signup g where g.volunteer_id = $2 and g.status = 'active' and g.id = any($3::uuid[])`;

const statement = `
  select ${overlappingShifts(active)} as ids
  from shift s join event e on e.id = s.event_id where s.id = $1`;
