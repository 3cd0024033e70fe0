import { addressIn } from '../../../platform/text/person-key.js';
import type { EventState } from '../../../contract/programme/event-state.js';
import { askedOfShift, type ShiftAsks } from '../../questions/asked-sql.js';
import { overlappingShifts } from '../move/find-overlapping-shifts.js';
import { shiftFacts, tablesOfShift, type ShiftFacts } from '../../../records/parts/shift-facts.js';
import { instantText } from '../../../platform/reading/sql/instant-text.js';

/** SQL: when an event's signups open and close, ISO 8601. */
export function openingsOf(event: string): string {
  return `${instantText(`${event}.signups_open_at`)} as "opensAt", ${instantText(`${event}.signups_close_at`)} as "closesAt"`;
}

/** A requested signup, as the statement takes it. */
export interface WantedRow {
  signupId: string;
  /** Its index in the list. */
  at: number;
  shiftId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  emailKey: string;
  nameKey: string;
  overCapacity: boolean;
  walkedIn: boolean;
  mayBeAsked: boolean;
  /** The waitlist entry that a spot is held for. */
  entryId: string | null;
  /** A link for the household, used if it has none. */
  linkId: string;
  linkHash: string;
}

/** The result for one requested signup. If the signup's columns are null, nothing was created at all. */
export interface PlaceRow {
  signupId: string;
  at: number;
  facts: ShiftFacts;
  eventState: EventState;
  /** The shift's questions and requirements; null if there are none. */
  asks: ShiftAsks | null;
  /** When signups open and close, ISO 8601; null where there is no limit. */
  opensAt: string | null;
  closesAt: string | null;
  /** Whether every spot was taken or held for others before, or goes to an earlier row of the list. */
  isFull: boolean;
  /** Whether staff closed the shift to everybody but staff. */
  isClosed: boolean;
  /** Whether this person had a spot in the shift already. */
  isTaken: boolean;
  overCapacity: boolean;
  conflictIds: string[];
  volunteerId: string | null;
  /** Whether the statement created the person. */
  isNew: boolean | null;
  /** Whether the statement added a phone number to a known person who had none. */
  gotPhone: boolean | null;
  createdAt: string | null;
  /**
   * The shift's version and its event's state, read once the shift is locked. They differ from `facts` if they changed while this statement
   * waited for the lock. Null if nothing was created.
   */
  held: { version: number; eventState: EventState } | null;
  linkId: string | null;
  linkHash: Buffer | null;
}

/**
 * Creates signups in one statement, because other requests for the same shift wait for it. $1: a JSON list of WantedRow; $2: the time zone
 * of events that have none. Returns a row for each request whose shift exists. Writes all signups or none.
 *
 * `open` skips work that the trigger `signup_takes_place` would refuse anyway, which matters in a rush; the trigger alone decides. Each
 * step reads sorted rows from the one before, so that locks are taken in the usual order: people, links, shifts, signups. Unknown people
 * are created. A phone number is stored only if none is known: a stranger must not overwrite one. `storeConsents` stores whether known
 * people may be asked.
 *
 * The range condition in `wanted` is always true. It is there for the planner, which estimates a hundred rows for a JSON list and would
 * scan whole tables, but about one row after a range condition.
 */
export const placesStatement = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w ("signupId" uuid, at int, "shiftId" uuid, "firstName" text, "lastName" text, email text,
      phone text, "emailKey" text, "nameKey" text, "overCapacity" boolean, "walkedIn" boolean, "mayBeAsked" boolean, "entryId" uuid, "linkId" uuid, "linkHash" bytea)
    where "shiftId" between '00000000-0000-0000-0000-000000000000' and 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  ), known as (
    select w.*, exists (select from signup g join volunteer v on v.id = g.volunteer_id
      where g.shift_id = w."shiftId" and g.status = 'active' and v.email_key = w."emailKey" and v.name_key = w."nameKey") as "isTaken"
    from wanted w
  ), asked as (
    select w.*, s.event_id, e.state as "eventState", ${openingsOf('e')}, s.closed as "isClosed", ${shiftFacts('$2')} as facts, ${askedOfShift} as asks,
      w."entryId" is null and s.active_count + s.held_count + (select count(*) from known sooner where sooner."shiftId" = s.id and sooner.at < w.at and not sooner."isTaken") >= s.qty_required as "isFull",
      ${overlappingShifts(
        `select g.shift_id from signup g join volunteer v on v.id = g.volunteer_id
         where g.status = 'active' and v.email_key = w."emailKey" and v.name_key = w."nameKey"
         union select too."shiftId" from wanted too where too."emailKey" = w."emailKey" and too."nameKey" = w."nameKey"`,
      )} as "conflictIds"
    from known w join shift s on s.id = w."shiftId"${tablesOfShift}
  ), open as (
    select * from asked where (select count(*) from asked) = (select count(*) from wanted)
      and not exists (select from asked a where a."isTaken" or (a."isFull" and not a."overCapacity") or a."eventState" = 'CANCELLED'
        or a.facts #>> '{shift,cancelledAt}' is not null)
  ), people as (
    insert into volunteer (first_name, last_name, email, phone, email_key, name_key, may_be_asked)
    select distinct on ("emailKey", "nameKey") "firstName", "lastName", ${addressIn('email')}, phone, "emailKey", "nameKey", "mayBeAsked"
    from open order by "emailKey", "nameKey"
    on conflict (email_key, name_key) do update set phone = coalesce(volunteer.phone, excluded.phone)
    returning id, email_key, name_key, phone, xmax = 0 as "isNew"
  ), households as (
    select distinct on (p.email_key) o.email, p.email_key, o."linkId", o."linkHash"
    from people p join open o on o."emailKey" = p.email_key order by p.email_key
  ), links as materialized (
    select h.email_key, l.id, l.token_hash
    from households h cross join lateral issue_household_link(h.email, h.email_key, h."linkId", h."linkHash") l
  ), places as (
    insert into signup (id, event_id, shift_id, volunteer_id, over_capacity, walked_in, waitlist_entry_id)
    select o."signupId", o.event_id, o."shiftId", p.id, o."overCapacity", o."walkedIn", o."entryId"
    from open o join people p on p.email_key = o."emailKey" and p.name_key = o."nameKey" join links l on l.email_key = p.email_key
    order by o."shiftId"
    returning id, volunteer_id, ${instantText('created_at')} as at
  )
  select a."signupId", a.at, a.facts, a.asks, a."eventState", a."opensAt", a."closesAt", a."isFull", a."isClosed", a."isTaken", a."overCapacity", a."conflictIds",
    g.volunteer_id as "volunteerId", p."isNew",
    p.phone is not null and exists (select from volunteer before where before.id = p.id and before.phone is null) as "gotPhone", g.at as "createdAt",
    case when g.id is not null then held_look(a."shiftId") end as held, l.id as "linkId", l.token_hash as "linkHash"
  from asked a
    left join places g on g.id = a."signupId"
    left join people p on p.id = g.volunteer_id
    left join links l on l.email_key = a."emailKey"
  order by a.at`;
