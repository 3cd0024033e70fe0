import { bareStatement } from './bare-statement.ts';

/* What the bare server answers, by the first part of the address; the rest are the statement's values. Each gives one JSON text. */

const shiftsOfOneDay = bareStatement.replace(
  'where s.opportunity_id = o.id)',
  'where s.opportunity_id = o.id and s.date = $2::date)',
);

const report = `
  select json_build_object('data', json_build_object('report', json_build_object('categories', (
    select coalesce(json_agg(json_build_object('name', c.name,
      'opportunities', (select coalesce(json_agg(json_build_object('name', o.name,
        'shifts', (select coalesce(json_agg(json_build_object('id', s.id,
          'signups', (select coalesce(json_agg(json_build_object('id', g.id, 'status', g.status, 'createdAt', g.created_at,
            'volunteer', json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name, 'email', v.email, 'phone', v.phone)
            ) order by g.created_at, g.id), '[]') from signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = s.id)
        ) order by s.date, s.start_time, s.end_time, s.id), '[]') from shift s where s.opportunity_id = o.id)
      ) order by lower(o.name), o.id), '[]') from opportunity o where o.category_id = c.id)
    ) order by lower(c.name), c.id), '[]') from category c where c.event_id = $1::uuid))))::text as page`;

const signups = `
  with own as (select g.*, v.email_key from signup g join volunteer v on v.id = g.volunteer_id where g.event_id = $1::uuid),
  page as (select * from own order by created_at desc, id limit 50 offset $2::int)
  select json_build_object('data', json_build_object('signupTable', json_build_object(
    'rows', (select coalesce(json_agg(json_build_object('id', g.id, 'status', g.status, 'createdAt', g.created_at,
      'volunteer', json_build_object('id', v.id, 'firstName', v.first_name, 'lastName', v.last_name, 'email', v.email, 'phone', v.phone),
      'shift', json_build_object('id', s.id, 'date', s.date, 'startTime', s.start_time, 'endTime', s.end_time,
        'opportunity', json_build_object('id', o.id, 'name', o.name, 'category', json_build_object('id', c.id, 'name', c.name)),
        'event', json_build_object('id', e.id, 'name', e.name))) order by g.created_at desc, g.id), '[]')
      from page g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
        join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = g.event_id),
    'matching', (select count(*) from own), 'total', (select count(*) from own),
    'active', (select count(*) from own where status = 'active'), 'cancelled', (select count(*) from own where status = 'cancelled'),
    'uniqueVolunteers', (select count(distinct email_key) from own where status = 'active'),
    'totalShifts', (select count(*) from shift where event_id = $1::uuid))))::text as page`;

const rest = `
  select json_agg(json_build_object('id', s.id, 'eventId', s.event_id, 'opportunityId', s.opportunity_id, 'date', s.date,
    'startTime', s.start_time, 'endTime', s.end_time, 'qtyRequired', s.qty_required, 'qtyRegistered', s.active_count,
    'stillRequired', greatest(s.qty_required - s.active_count, 0), 'location', s.location,
    'effectiveLocation', coalesce(s.location, o.location, e.location), 'notes', s.notes, 'closed', s.closed,
    'waitlistEnabled', s.waitlist_enabled, 'createdAt', s.created_at,
    'opportunity', json_build_object('id', o.id, 'name', o.name, 'categoryId', o.category_id, 'shortDescription', o.short_description,
      'location', o.location,
      'category', json_build_object('id', c.id, 'eventId', c.event_id, 'name', c.name, 'leadId', c.lead_id,
        'leadFirstName', u.first_name, 'leadLastName', u.last_name),
      'event', json_build_object('id', e.id, 'name', e.name, 'slug', e.slug, 'startDate', e.start_date, 'endDate', e.end_date,
        'location', e.location, 'timeZone', coalesce(e.time_zone, 'UTC'))),
    'updatedAt', s.updated_at, 'signupCount', s.active_count, 'signupsCount', s.active_count
    ) order by s.date, s.start_time, s.end_time, s.id)::text as page
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
    join event e on e.id = s.event_id left join app_user u on u.id = c.lead_id
  where s.event_id = $1::uuid`;

const checkInList = `
  with shifts as (select s.*, o.name as role, c.name as category, coalesce(s.location, o.location, e.location) as place
    from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
    where s.event_id = $1::uuid and c.id = $2::uuid and s.date = $3::date)
  select json_build_object('serverNow', now(), 'event', (select json_build_object('id', id, 'name', name, 'timeZone', coalesce(time_zone, 'UTC')) from event where id = $1::uuid),
    'categoryId', $2, 'categoryName', (select name from category where id = $2::uuid), 'place', null, 'day', $3,
    'shifts', (select json_agg(json_build_object('id', id, 'opportunityTitle', role, 'categoryName', category, 'place', place, 'date', date,
      'startTime', start_time, 'endTime', end_time, 'startsAt', starts_at, 'endsAt', ends_at, 'calledOff', cancelled_at is not null)
      order by start_time, id) from shifts),
    'people', (select coalesce(json_agg(json_build_object('signupId', g.id, 'shiftId', g.shift_id, 'firstName', v.first_name,
        'lastName', v.last_name, 'phone', v.phone, 'ticket', v.email_key, 'state', g.attendance_state, 'arrivedAt', g.arrived_at, 'leftAt', g.left_at,
        'contradicted', g.contradicted, 'heads', g.attendance_heads,
        'marks', (select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'at', m.at, 'uncertain', m.uncertain,
            'by', (select first_name || ' ' || last_name from app_user where id = m.made_by_id), 'deviceId', m.device_id,
            'sequence', m.sequence, 'seen', m.seen, 'undoes', m.undoes) order by m.at), '[]')
          from attendance_mark m where m.signup_id = g.id)) order by s.start_time, v.last_name, v.first_name, g.id), '[]')
      from shifts s join signup g on g.shift_id = s.id and g.status = 'active' join volunteer v on v.id = g.volunteer_id))::text as page`;

const board = `
  with t as (select b.id, b.event_id, b.name, (b.date + b.time::time) at time zone coalesce(e.time_zone, 'UTC') as starts_at
    from race_start b join event e on e.id = b.event_id where b.id = $1::uuid)
  select json_build_object('start', (select json_build_object('id', id, 'name', name, 'startsAt', starts_at) from t),
    'rows', (select json_agg(json_build_object('id', p.id, 'categoryId', p.category_id, 'category', c.name, 'place', p.place,
        'minimumStaff', p.minimum_staff, 'staffedByMinutes', p.staffed_by_minutes, 'blocksStart', p.blocks_start, 'mapUrl', p.map_url,
        'here', x.here, 'expected', x.expected, 'noShow', x.no_show, 'missing', x.missing) order by p.place)
      from t join post p on p.event_id = t.event_id join category c on c.id = p.category_id cross join lateral (
        select count(*) filter (where g.attendance_state = 'HERE') as here, count(*) filter (where g.attendance_state = 'EXPECTED') as expected,
          count(*) filter (where g.attendance_state = 'NO_SHOW') as no_show,
          json_agg(json_build_object('signupId', g.id, 'shiftId', s.id, 'firstName', v.first_name, 'lastName', v.last_name, 'phone', v.phone,
            'state', g.attendance_state, 'startsAt', s.starts_at) order by v.last_name) filter (where g.attendance_state <> 'HERE') as missing
        from shift s join opportunity o on o.id = s.opportunity_id join signup g on g.shift_id = s.id and g.status = 'active' join volunteer v on v.id = g.volunteer_id
        where o.category_id = p.category_id and lower(s.location) = lower(p.place) and s.cancelled_at is null
          and s.starts_at <= t.starts_at and s.ends_at > t.starts_at) x))::text as page`;

/** By their names. */
export const bareStatements: Readonly<Record<string, string>> = {
  page: bareStatement,
  day: shiftsOfOneDay,
  report,
  signups,
  rest,
  list: checkInList,
  board,
};
