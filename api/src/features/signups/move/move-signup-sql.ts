import { addressOrKey } from '../../../platform/text/person-key.js';
import { overlappingShifts } from './find-overlapping-shifts.js';
import { shiftFacts, tablesOfShift } from '../../../records/parts/shift-facts.js';
import { askedOfShift } from '../../questions/asked-sql.js';
import { openingsOf, type PlaceRow } from '../create/create-signups-sql.js';
import { isNotCheckedIn } from '../refuse-checked-in.js';

/** The statement's result. */
export interface MoveRow extends Pick<
  PlaceRow,
  | 'facts'
  | 'asks'
  | 'eventState'
  | 'opensAt'
  | 'closesAt'
  | 'isFull'
  | 'isClosed'
  | 'isTaken'
  | 'conflictIds'
  | 'linkId'
  | 'linkHash'
> {
  eventId: string;
  volunteerId: string;
  /** The ids of the questions of the shift it leaves. */
  askedBefore: string[];
  /** The lead of the shift's category. */
  leadId: string | null;
  /** Those of the two shifts that existed when the locks were taken. */
  locked: string[];
  /** The new sequence number of the calendar entry; null if nothing was moved, because the signup changed concurrently or was there already. */
  revision: number | null;
  /** The version of the new shift, read under the lock; null where nothing was moved. */
  version: number | null;
  /** The state of the event, read under both locks; null where nothing was moved. */
  stateNow: PlaceRow['eventState'] | null;
}

/**
 * Moves a signup in one statement: $1 the signup, $2 the shift it leaves, $3 the new shift, $4 the time zone of events that have none, $5
 * and $6 a link for the household (id, hash), used if it has none, $7 the signups to search for overlaps, null for all.
 *
 * Lock order: the household's link, both shifts by id, the signup. The signup is one row that changes its shift, so it always has exactly
 * one spot; the trigger counts both shifts and refuses one too many. Calendars show the entry with the highest sequence number. The new
 * shift, role and category may have changed less often than the old ones; `revision_base` makes up the difference.
 */
export const moveStatement = `
  with going as (
    select g.id, g.event_id, ${addressOrKey('v')} as email, v.email_key, g.volunteer_id from signup g join volunteer v on v.id = g.volunteer_id where g.id = $1::uuid
  ), asked as (
    select s.id, s.event_id, c.lead_id, e.state as "eventState", ${openingsOf('e')},
      s.closed and not exists (select from signup own where own.id = $1::uuid and own.shift_id = s.id) as "isClosed",
      s.active_count + s.held_count >= s.qty_required and not exists (select from signup own where own.id = $1::uuid and own.shift_id = s.id) as "isFull",
      ${shiftFacts('$4')} as facts, ${askedOfShift} as asks,
      exists (select from signup t join going on going.volunteer_id = t.volunteer_id where t.shift_id = s.id and t.status = 'active' and t.id <> going.id) as "isTaken",
      ${overlappingShifts(
        `select t.shift_id from signup t join going on going.volunteer_id = t.volunteer_id
         where t.status = 'active' and t.id <> going.id and ($7::uuid[] is null or t.id = any($7::uuid[]))`,
      )} as "conflictIds"
    from shift s${tablesOfShift}
    where s.id = $3::uuid
  ), link as materialized (
    select l.id, l.token_hash
    from asked join going on going.event_id = asked.event_id and not asked."isTaken" and not asked."isFull" and asked."eventState" <> 'CANCELLED'
      cross join lateral issue_household_link(going.email, going.email_key, $5::uuid, $6::bytea) l
  ), locked as materialized (
    select s.id, s.version, o.version + c.version as above
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where s.id in ($2::uuid, $3::uuid) and exists (select from link) order by s.id for no key update of s
  ), versions as (
    select max(version + above) filter (where id = $2::uuid) as was, max(version) filter (where id = $3::uuid) as now,
      max(above) filter (where id = $3::uuid) as above from locked
  ), moved as (
    update signup g set shift_id = $3::uuid, over_capacity = false, unconfirmed_since = null,
      revision_base = greatest(g.revision_base, g.revision_base + w.was + 1 - w.now - w.above)
    from versions w
    where g.id = $1::uuid and g.shift_id = $2::uuid and g.status = 'active' and ${isNotCheckedIn('g')}
      and w.was is not null and w.now is not null
    returning g.revision_base + w.now as revision, w.now as version, event_state(g.event_id) as "stateNow"
  )
  select a.facts, a.asks, (select volunteer_id from going) as "volunteerId",
    case when a.asks is null then '{}' else array(select q.id::text from question q join shift was on was.id = $2::uuid
      where q.event_id = was.event_id and (q.opportunity_id is null or q.opportunity_id = was.opportunity_id)) end as "askedBefore",
    a."eventState", a."opensAt", a."closesAt", a."isFull", a."isClosed", a."isTaken", a."conflictIds", a.event_id as "eventId", a.lead_id as "leadId",
    l.id as "linkId", l.token_hash as "linkHash", array(select id from locked) as locked, m.revision, m.version, m."stateNow"
  from asked a left join link l on true left join moved m on true`;
