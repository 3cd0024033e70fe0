import type { EventState } from '../../../contract/programme/event-state.js';
import { askedOfShift, type ShiftAsks } from '../../questions/asked-sql.js';
import { overlappingShifts } from '../move/find-overlapping-shifts.js';
import { shiftFacts, tablesOfShift, type ShiftFacts } from '../../../records/parts/shift-facts.js';

/** SQL: from when and until when an event takes signups. */
export function openingsOf(event: string): string {
  const told = (column: string) => `to_char(${event}.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return `${told('signups_open_at')} as "opensAt", ${told('signups_close_at')} as "closesAt"`;
}

/** A place as the statement is asked for it. */
export interface WantedRow {
  signupId: string;
  /** Which of the list it is, from 0. */
  at: number;
  shiftId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  emailKey: string;
  nameKey: string;
  overCapacity: boolean;
  mayBeAsked: boolean;
  /** The waitlist's entry for which a place is held. */
  entryId: string | null;
  /** The household's link in case that it has none. */
  linkId: string;
  linkHash: string;
}

/** What became of it. Without a signup's fields nothing was given at all. */
export interface PlaceRow {
  signupId: string;
  at: number;
  facts: ShiftFacts;
  eventState: EventState;
  /** What the shift asks of them; null where it asks nothing. */
  asks: ShiftAsks | null;
  /** From when and until when the event takes signups, ISO 8601; null where always. */
  opensAt: string | null;
  closesAt: string | null;
  /** Whether every place was taken, or held for others, just before, or goes to somebody earlier in the list who has none yet. */
  isFull: boolean;
  /** Whether staff closed the shift: for everybody but them. */
  isClosed: boolean;
  /** Whether this very person had one of them. */
  isTaken: boolean;
  overCapacity: boolean;
  conflictIds: string[];
  volunteerId: string | null;
  /** Whether this made the person. */
  isNew: boolean | null;
  /** Whether it gave a known person the phone number that was missing. */
  gotPhone: boolean | null;
  createdAt: string | null;
  /**
   * The shift's version and its event's state as they are now that the shift is held: others than in its facts where they were changed
   * while this waited for it. Null where nothing was given.
   */
  held: { version: number; eventState: EventState } | null;
  linkId: string | null;
  linkHash: Buffer | null;
}

/**
 * The whole of it in one statement, because others who want the same shift wait meanwhile. $1: a JSON list of WantedRow; $2: the time zone of
 * events that name none. A row for each place whose shift exists; what is written is written for all or for none.
 *
 * `open` spares a rush the work that the guard of the database would refuse anyway; the guard alone decides. Each step takes its rows from
 * the one before, sorted, so that locks come in the order of the house: people, their links, shifts, signups. A person is made when
 * unknown; a phone number is kept when none was known: a stranger must not overwrite one. Whether somebody known may be asked is kept by `storeConsents`.
 *
 * Every id lies between the two of `wanted`. They are there for the planner: it takes a JSON list to hold a hundred rows, for which it
 * would read whole tables, and a range to leave about one.
 */
export const placesStatement = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w ("signupId" uuid, at int, "shiftId" uuid, "firstName" text, "lastName" text, email text,
      phone text, "emailKey" text, "nameKey" text, "overCapacity" boolean, "mayBeAsked" boolean, "entryId" uuid, "linkId" uuid, "linkHash" bytea)
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
    select distinct on ("emailKey", "nameKey") "firstName", "lastName", email, phone, "emailKey", "nameKey", "mayBeAsked"
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
    insert into signup (id, event_id, shift_id, volunteer_id, over_capacity, waitlist_entry_id)
    select o."signupId", o.event_id, o."shiftId", p.id, o."overCapacity", o."entryId"
    from open o join people p on p.email_key = o."emailKey" and p.name_key = o."nameKey" join links l on l.email_key = p.email_key
    order by o."shiftId"
    returning id, volunteer_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
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
