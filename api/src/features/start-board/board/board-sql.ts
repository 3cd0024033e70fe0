import { instantText } from '../../../platform/reading/sql/instant-text.js';
import { isLate } from '../../../records/parts/attendance-sql.js';
import { placeOfShift } from '../../../records/parts/shift-facts.js';
import { instantAt } from '../../../records/parts/shift-hours.js';
import type { BoardPerson, FreePerson } from './board-people.types.js';
import type { PostReport } from './board.types.js';

/* Longer than most: the one statement of a board. */

/** What the statement of a board gives. Instants are ISO 8601. */
export interface FoundBoard {
  startId: string;
  eventId: string;
  eventState: string;
  eventName: string;
  timeZone: string;
  name: string;
  date: string;
  time: string;
  startsAt: string;
  clearedAt: string | null;
  clearedBy: string | null;
  clearedNote: string | null;
  clearedOpen: string[];
  version: number;
  posts: FoundPost[];
  free: FoundFree[];
}

/** A post, with its people at the moment of the start. */
export interface FoundPost {
  id: string;
  version: number;
  categoryId: string;
  category: string;
  place: string | null;
  minimumStaff: number;
  staffedByMinutes: number;
  blocksStart: boolean;
  mapUrl: string | null;
  /** It is of a category whose people the caller sees. */
  isOwn: boolean;
  here: number;
  onTheWay: number;
  expected: number;
  contradicted: number;
  noShow: number;
  /** People on the waitlists of its shifts. */
  waiting: number;
  firstShiftAt: string | null;
  manningBy: string;
  lastHeardAt: string | null;
  shifts: FoundShift[];
  missing: FoundPerson[];
  report: PostReport | null;
}

/** A shift of a post that runs at the moment of the start. */
export interface FoundShift {
  id: string;
  date: string;
  startsAt: string;
  endsAt: string;
  /** How many places are free. */
  open: number;
  minimumAge: number | null;
}

/** Somebody who is not at their post. */
export type FoundPerson = Omit<BoardPerson, 'signup'>;

/** Somebody who is here and could go elsewhere. */
export interface FoundFree extends Omit<FreePerson, 'signup' | 'notFor'> {
  /** YYYY-MM-DD; null where nobody asked. Shown to nobody. */
  birthDate: string | null;
  /** The shifts of the start that they were taken out of. */
  leftShifts: string[];
  /** When they have to be elsewhere later on. */
  busy: { from: string; to: string }[];
}

const place = placeOfShift();
const person = (g: string, v: string) =>
  `'signupId', ${g}.id, 'firstName', ${v}.first_name, 'lastName', ${v}.last_name, 'phone', case when $5::boolean then ${v}.phone end`;
const late = isLate({
  ...{
    status: 'g.status',
    state: 'g.attendance_state',
    startsAt: 'greatest(r.starts_at, g.sent_at)',
    calledOffAt: 'null::timestamptz',
  },
  eventState: 't.state',
});

/**
 * $1: the start; $2: the lead whose categories the caller sees, null for all; $3: the present moment; $4: the organisation's time zone; $5:
 * whether the caller sees phone numbers.
 */
export const boardStatement = `
  with t as materialized (
    select b.*, e.name as event_name, e.state, e.zone,
      ${instantAt('b.date + b.time::time', 'e.zone')} as starts_at
    from race_start b cross join lateral (select *, coalesce(time_zone, $4) as zone from event where id = b.event_id) e
    where b.id = $1::uuid
  ), wanted as materialized (
    select p.*, c.name as category, c.lead_id, place_key(p.place) as key, ($2::uuid is null or c.lead_id is not distinct from $2) as is_own,
      t.starts_at - p.staffed_by_minutes * interval '1 minute' as manning_by
    from t join post p on p.event_id = t.event_id and (p.start_ids = '{}' or t.id = any(p.start_ids)) join category c on c.id = p.category_id
  ), shifts as materialized (
    select s.id, s.date, s.starts_at, s.ends_at, s.qty_required, s.active_count, s.waiting_count, s.starts_at <= t.starts_at and s.ends_at > t.starts_at as runs,
      o.category_id, o.minimum_age, o.standby, ${place} as place, place_key(${place}) as key
    from t join event e on e.id = t.event_id join shift s on s.event_id = t.event_id join opportunity o on o.id = s.opportunity_id
    where s.cancelled_at is null and (s.starts_at <= t.starts_at and s.ends_at > t.starts_at
      or s.ends_at between $3::timestamptz - interval '2 hours' and $3::timestamptz)
  ), running as materialized (
    select w.id as post_id, w.is_own, s.* from wanted w join shifts s on s.category_id = w.category_id and w.key = s.key where s.runs
    union all select w.id, w.is_own, s.* from wanted w join shifts s on s.category_id = w.category_id where w.key is null and s.runs
  ), people as materialized (
    -- Once each, also in several of its shifts: as here, else as who may come.
    select distinct on (post_id, volunteer_id) * from (
    select r.post_id, r.is_own, r.starts_at as shift_starts_at, g.*, g.attendance_state = 'HERE' and not g.contradicted as is_here,
      not g.contradicted and g.sent_at is not null and (g.attendance_state = 'EXPECTED' or g.attendance_state = 'LEFT' and g.left_at <= g.sent_at) as comes,
      ${late} as is_late
    from t cross join running r join signup g on g.shift_id = r.id and g.status = 'active'
    ) every_place order by post_id, volunteer_id, is_here desc, comes desc, array_position(array['EXPECTED', 'HERE', 'LEFT', 'NO_SHOW'], attendance_state), id
  ), counts as (
    select post_id, (count(*) filter (where is_here))::int as here,
      (count(*) filter (where comes))::int as on_the_way,
      (count(*) filter (where attendance_state = 'EXPECTED' and not contradicted and not comes))::int as expected,
      (count(*) filter (where contradicted))::int as contradicted,
      (count(*) filter (where attendance_state = 'NO_SHOW' and not contradicted))::int as no_show,
      (select max(m.received_at) from attendance_mark m where m.signup_id = any(array_agg(people.id))) as marked_at
    from people group by post_id
  ), of_shifts as (
    select post_id, sum(waiting_count)::int as waiting, min(starts_at) as first_at, min(date) as first_day, max(date) as last_day,
      json_agg(json_build_object('id', id, 'date', to_char(date, 'YYYY-MM-DD'), 'startsAt', ${instantText('starts_at')}, 'endsAt', ${instantText('ends_at')},
        'open', greatest(qty_required - active_count, 0), 'minimumAge', minimum_age) order by starts_at, id) as shifts
    from running group by post_id
  ), missing as (
    select p.post_id, json_agg(json_build_object(${person('p', 'v')}, 'shiftId', p.shift_id, 'state', p.attendance_state, 'isLate', p.is_late,
        'startsAt', ${instantText('p.shift_starts_at')}, 'contradicted', p.contradicted, 'sentAt', ${instantText('p.sent_at')})
      order by p.contradicted desc, p.is_late desc, p.attendance_state, plain_letters(v.last_name), plain_letters(v.first_name), p.id) as people
    from people p join volunteer v on v.id = p.volunteer_id
    where p.is_own and not p.is_here and (p.attendance_state <> 'LEFT' or p.comes) group by p.post_id
  ), heard as (
    select w.id as post_id, max(d.last_heard_at) as at
    from t cross join wanted w left join of_shifts f on f.post_id = w.id
      join check_in_link l on l.category_id = w.category_id and l.day between coalesce(f.first_day, t.date) and coalesce(f.last_day, t.date)
        and place_key(l.place) is not distinct from w.key and l.revoked_at is null
      join check_in_device d on d.link_id = l.id and d.revoked_at is null
    group by w.id
  ), posts as (
    select coalesce(json_agg(json_build_object('id', w.id, 'version', w.version, 'categoryId', w.category_id, 'category', w.category, 'place', w.place,
        'minimumStaff', w.minimum_staff, 'staffedByMinutes', w.staffed_by_minutes, 'blocksStart', w.blocks_start, 'mapUrl', w.map_url, 'isOwn', w.is_own,
        'here', coalesce(n.here, 0), 'onTheWay', coalesce(n.on_the_way, 0), 'expected', coalesce(n.expected, 0),
        'contradicted', coalesce(n.contradicted, 0), 'noShow', coalesce(n.no_show, 0), 'waiting', coalesce(f.waiting, 0),
        'firstShiftAt', ${instantText('f.first_at')}, 'manningBy', ${instantText('w.manning_by')},
        'lastHeardAt', ${instantText('greatest(h.at, n.marked_at)')}, 'shifts', coalesce(f.shifts, '[]'), 'missing', coalesce(m.people, '[]'),
        'report', case when r.post_id is not null then json_build_object('manned', r.manned, 'note', case when w.is_own and $5::boolean then r.note end, 'at', ${instantText('r.reported_at')},
          'by', (select u.first_name || ' ' || u.last_name from app_user u where u.id = r.reported_by_id)) end)
      order by plain_letters(w.category), plain_letters(w.place) nulls first, w.id), '[]') as posts
    from wanted w left join counts n on n.post_id = w.id left join of_shifts f on f.post_id = w.id left join missing m on m.post_id = w.id
      left join heard h on h.post_id = w.id left join post_report r on r.post_id = w.id and r.start_id = $1::uuid
  ), surplus as (
    -- At each of the posts where they stand.
    select id, 'SURPLUS' as reason from (
      select p.id, row_number() over (partition by p.post_id order by p.arrived_at desc, p.id) as turn, n.here - w.minimum_staff as most
      from people p join counts n on n.post_id = p.post_id join wanted w on w.id = p.post_id where p.is_here and p.is_own
    ) x group by id having bool_and(turn <= most)
  ), spare as (
    select distinct on (id) id, reason from (
      select g.id, 'STANDBY' as reason, 1 as rank from shifts s join signup g on g.shift_id = s.id
        where s.runs and s.standby and g.status = 'active' and g.attendance_state = 'HERE' and not g.contradicted
      union all select id, reason, 2 from surplus
      union all select g.id, 'DONE', 3 from shifts s join signup g on g.shift_id = s.id
        where not s.runs and g.status = 'active' and g.attendance_state = 'HERE' and not g.contradicted
    ) x order by id, rank
  ), free as (
    select coalesce(json_agg(json_build_object(${person('g', 'v')}, 'categoryId', s.category_id, 'category', c.name, 'place', s.place, 'reason', x.reason,
        'birthDate', (select a.value #>> '{}' from answer a join question q on q.id = a.question_id join signup o on o.id = a.signup_id
          where o.volunteer_id = g.volunteer_id and q.kind = 'BIRTH_DATE' order by a.answered_at desc limit 1),
        'leftShifts', (select coalesce(json_agg(r.id), '[]') from signup o join running r on r.id = o.shift_id
          where o.volunteer_id = g.volunteer_id and o.status = 'cancelled'),
        'busy', (select coalesce(json_agg(json_build_object('from', ${instantText('other.starts_at')}, 'to', ${instantText('other.ends_at')})), '[]')
          from signup o join shift other on other.id = o.shift_id
          where o.volunteer_id = g.volunteer_id and o.status = 'active' and o.id <> g.id and o.attendance_state <> 'LEFT' and other.cancelled_at is null
            and other.ends_at > $3::timestamptz and other.starts_at < (select max(ends_at) from running)))
      order by array_position(array['STANDBY', 'SURPLUS', 'DONE'], x.reason), plain_letters(c.name), plain_letters(v.last_name), plain_letters(v.first_name), g.id), '[]') as free
    from spare x join signup g on g.id = x.id join shifts s on s.id = g.shift_id join category c on c.id = s.category_id join volunteer v on v.id = g.volunteer_id
    where ($2::uuid is null or c.lead_id = $2)
      and not exists (select from signup o join shift other on other.id = o.shift_id cross join t
        where o.volunteer_id = g.volunteer_id and o.status = 'active' and o.id <> g.id and o.attendance_state <> 'LEFT' and other.cancelled_at is null
          and other.starts_at <= t.starts_at and other.ends_at > t.starts_at)
  )
  select t.id as "startId", t.event_id as "eventId", t.state as "eventState", t.event_name as "eventName", t.zone as "timeZone", t.name,
    to_char(t.date, 'YYYY-MM-DD') as date, t.time, ${instantText('t.starts_at')} as "startsAt", ${instantText('t.cleared_at')} as "clearedAt",
    (select u.first_name || ' ' || u.last_name from app_user u where u.id = t.cleared_by_id) as "clearedBy",
    t.cleared_note as "clearedNote", t.cleared_open as "clearedOpen", t.version, posts.posts, free.free
  from t, posts, free`;
