import { inheritedPlace, placeOfShift } from '../../../records/parts/shift-facts.js';
import type { Ask } from '../find-shifts-to-plan.js';
import type { PlannedShift } from '../planned-shift.js';

/** A post whose shifts all move to another place. */
export interface PlannedPost {
  id: string;
  version: number;
  /** The category's name. */
  category: string;
  /** Its place now, and the one to which its shifts move. */
  before: string;
  after: string;
  /** Whether the category has a post there already: then this one stays. */
  isTaken: boolean;
}

/** A post as a change of plan left it. */
export interface StoredPost {
  id: string;
  version: number;
  category: string;
  before: string;
  after: string;
}

/**
 * The posts of an event whose shifts, as far as they take place, all move to one other place. Without a shift that
 * changes its place nothing is read. One statement.
 */
export async function findPlannedPosts(
  ask: Ask,
  eventId: string,
  planned: readonly PlannedShift[],
): Promise<PlannedPost[]> {
  if (!planned.some(({ fields }) => fields.includes('location'))) return [];
  const rows = planned.map(({ before: { id }, after: { location, cancelled } }) => ({ id, location, cancelled }));
  return ask<PlannedPost>(statement, [eventId, JSON.stringify(rows)]);
}

const statement = `
  with planned as materialized (
    select * from jsonb_to_recordset($2::jsonb) as p (id uuid, location text, cancelled boolean)
  ), placed as materialized (
    select o.category_id, place_key(${placeOfShift()}) as key, p.id is not null as moves, coalesce(p.location, ${inheritedPlace()}) as place
    from shift s join opportunity o on o.id = s.opportunity_id join event e on e.id = s.event_id left join planned p on p.id = s.id
    where s.event_id = $1 and not coalesce(p.cancelled, s.cancelled_at is not null)
  ), moved as (
    select category_id, key, min(place) as place from placed group by category_id, key
    having bool_and(moves and place is not null) and min(place_key(place)) = max(place_key(place)) and min(place_key(place)) <> key
  )
  select p.id, p.version, c.name as category, p.place as before, m.place as after,
    row_number() over (partition by p.category_id, place_key(m.place) order by plain_letters(p.place), p.id) > 1
      or exists (select from post x where x.category_id = p.category_id and place_key(x.place) = place_key(m.place)) as "isTaken"
  from moved m join post p on p.category_id = m.category_id and place_key(p.place) = m.key join category c on c.id = p.category_id
  order by plain_letters(c.name), plain_letters(p.place), p.id`;

/** Warnings to show before a post gets its place. */
export function postWarnings({ after, isTaken }: PlannedPost): string[] {
  return isTaken ? [`The category has a post at ${after} already: this one stays as it is.`] : [];
}
