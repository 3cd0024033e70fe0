import { longestCheckInList } from '../../contract/check-in/check-in-list.js';
import type { CheckInShift } from '../../contract/check-in/check-in-list.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { placeOfShift } from '../../records/parts/shift-facts.js';
import { peopleTable, type KnownPerson } from './check-in-people.js';

/** What the statement of a list gives. */
export interface FoundList {
  /** Null for an unknown event, and for a lead without a category there. */
  event: { id: string; name: string; timeZone: string } | null;
  categoryId: string | null;
  /** Null for an unknown category too, and for one of another lead. */
  categoryName: string | null;
  place: string | null;
  day: string;
  shifts: CheckInShift[];
  /** One more than a list may have where there are too many. */
  count: number;
  people: KnownPerson[];
  /** The post in normalised words, for the audit log. */
  post: string;
  /** Whether the caller's taking of this list was logged within the hour. */
  isLogged: boolean;
}

const place = placeOfShift();

/** SQL: whether a taking of the list `post` by a caller stands in the audit log of the last hour. */
export function isLoggedTaking(caller: string, eventId: string, post: string): string {
  return `exists (select from audit_entry a where a.event_id = ${eventId} and a.action = 'check-in-list.taken'
    and a.happened_at > now() - interval '1 hour' and a.detail ->> 'caller' = ${caller} and a.detail ->> 'post' = ${post})`;
}

/**
 * SQL: the list of a post and day. Values: the event, category or null, place or null, day; the lead whose categories are read, or null; the
 * time zone of events without one; who asks, for the audit log; the link whose post it is in place of the first four, or null.
 */
export const listStatement = `
  with asked as (
    select $1::uuid as event_id, $2::uuid as category_id, $3::text as place, $4::date as day, true as with_phones where $8::uuid is null
    union all select event_id, category_id, place, day, with_phones from check_in_link where id = $8
  ), post as materialized (
    select a.*, concat_ws(' | ', a.category_id, place_key(a.place), a.day) as words from asked a
  ), shifts as materialized (
    select s.id, p.with_phones, row_number() over (order by s.start_time, s.starts_at, s.ends_at, plain_letters(c.name), plain_letters(o.name), s.id) as turn,
      json_build_object('id', s.id, 'opportunityTitle', o.name, 'categoryName', c.name, 'place', ${place},
        'date', to_char(s.date, 'YYYY-MM-DD'), 'startTime', s.start_time, 'endTime', s.end_time,
        'startsAt', ${instantText('s.starts_at')}, 'endsAt', ${instantText('s.ends_at')},
        'calledOff', s.cancelled_at is not null or e.state = 'CANCELLED') as shift
    from post p join event e on e.id = p.event_id join shift s on s.event_id = e.id and s.date = p.day
      join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    where ($5::uuid is null or c.lead_id = $5) and (p.category_id is null or c.id = p.category_id)
      and (p.place is null or place_key(${place}) = place_key(p.place))
  ), picked as materialized (
    select g.id as signup_id, s.turn, s.with_phones as with_phone, $8::uuid is not null as by_device
    from shifts s join signup g on g.shift_id = s.id and g.status = 'active' limit ${longestCheckInList + 1}
  ), ${peopleTable}
  select (select json_build_object('id', e.id, 'name', e.name, 'timeZone', coalesce(e.time_zone, $6::text)) from event e
      where e.id = p.event_id and ($5::uuid is null or exists (select from category c where c.event_id = e.id and c.lead_id = $5))) as event,
    p.category_id as "categoryId", p.place, to_char(p.day, 'YYYY-MM-DD') as day,
    (select c.name from category c where c.id = p.category_id and c.event_id = p.event_id and ($5::uuid is null or c.lead_id = $5)) as "categoryName",
    (select coalesce(json_agg(shift order by turn), '[]') from shifts) as shifts,
    (select count(*)::int from picked) as count,
    case when (select count(*) from picked) <= ${longestCheckInList} then (select people from people) else '[]' end as people,
    p.words as post, ${isLoggedTaking('$7::text', 'p.event_id', 'p.words')} as "isLogged"
  from post p`;
