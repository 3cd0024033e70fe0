/*
 * What each question of the staff must be answered, as SQL that is written by hand and shares nothing with the planner.
 * $1 is the lead whose categories are returned, null for an admin; the values of $2 … are named behind it.
 */

interface HandWritten {
  sql: string;
  values: string[];
}

const tables = `signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
  join category c on c.id = o.category_id join event e on e.id = s.event_id`;
const mine = '($1::uuid is null or c.lead_id = $1)';
const taken = `(select count(*) from signup t where t.shift_id = s.id and t.status = 'active')`;
const start = 's.date, s.start_time, s.end_time, s.id';
const place = 'coalesce(s.location, o.location, e.location)';
const shifts = `shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id`;

// Where everybody gets the same, `$1` only says that it is there: 'is distinct from nobody' is always true.

/** A JSON list of rows, never null. */
const list = (row: string, from: string, order: string) =>
  `(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;
const object = (fields: string) => `json_build_object(${fields})`;
const name = `'firstName', v.first_name, 'lastName', v.last_name`;

/** The active people of shift `s` of category `c`; null where they are not this lead's. */
const people = (person: string) => `case when ${mine} then
  (select coalesce(json_agg(${object(`'volunteer', ${object(person)}`)} order by g.created_at, g.id), '[]')
   from signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = s.id and g.status = 'active') end`;

const data = (key: string, value: string) => `select json_build_object('${key}', ${value}) as data`;

/** A list that comes by pages. */
const page = (key: string, rows: string) => data(key, object(`'nodes', ${rows}`));

export const answers: Record<string, HandWritten> = {
  'whole-tree': {
    values: ['eventId'],
    sql: data(
      'event',
      `(select ${object(
        `'name', e.name, 'categories', ${list(
          object(
            `'name', c.name, 'opportunities', ${list(
              object(
                `'name', o.name, 'shifts', ${list(
                  object(`'date', s.date, 'startTime', s.start_time, 'endTime', s.end_time, 'qtyRequired', s.qty_required,
              'qtyRegistered', ${taken}, 'signups', ${people(`${name}, 'email', v.email, 'phone', v.phone`)}`),
                  'shift s where s.opportunity_id = o.id',
                  start,
                )}`,
              ),
              'opportunity o where o.category_id = c.id',
              'lower(o.name)',
            )}`,
          ),
          'category c where c.event_id = e.id',
          'lower(c.name)',
        )}`,
      )} from event e where e.id = $2)`,
    ),
  },
  'one-day': {
    values: ['eventId', 'day'],
    sql: `${data(
      'event',
      object(
        `'shifts', ${list(
          object(`'startTime', s.start_time, 'endTime', s.end_time, 'stillRequired', greatest(s.qty_required - ${taken}, 0),
          'category', json_build_object('name', c.name), 'opportunity', json_build_object('name', o.name)`),
          `${shifts} where e.id = $2 and s.date = $3 and $1::text is distinct from 'nobody'`,
          start,
        )}`,
      ),
    )}`,
  },
  'where-people-are-missing': {
    values: ['eventId'],
    sql: data(
      'shifts',
      list(
        object(`'date', s.date, 'startTime', s.start_time, 'stillRequired', s.qty_required - ${taken},
          'fillPercentage', round(100.0 * ${taken} / s.qty_required)::int, 'opportunity', json_build_object('name', o.name)`),
        `${shifts} where e.id = $2 and ${taken} < s.qty_required and $1::text is distinct from 'nobody'`,
        `s.qty_required - ${taken} desc, ${start}`,
      ),
    ),
  },
  'at-a-place-now': {
    values: ['place', 'now'],
    sql: data(
      'shifts',
      list(
        object(`'endTime', s.end_time, 'effectiveLocation', ${place}, 'opportunity', json_build_object('name', o.name),
          'signups', ${people(`${name}, 'phone', v.phone`)}`),
        `${shifts} where lower(${place}) = lower(replace($2, '  ', ' '))
           and (s.date + s.start_time::time) at time zone coalesce(e.time_zone, 'UTC') <= $3::timestamptz
           and (s.date + s.end_time::time) at time zone coalesce(e.time_zone, 'UTC') > $3::timestamptz`,
        start,
      ),
    ),
  },
  'people-of-a-shift': {
    values: ['shiftId'],
    sql: `select json_build_object('shift', ${object(
      `'date', s.date, 'startTime', s.start_time, 'signups', case when ${mine} then ${list(
        object(`'status', upper(g.status), 'volunteer', ${object(`${name}, 'email', v.email, 'phone', v.phone`)}`),
        'signup g join volunteer v on v.id = g.volunteer_id where g.shift_id = s.id',
        'g.created_at, g.id',
      )} end`,
    )}) as data from ${shifts} where s.id = $2`,
  },
  'shifts-of-a-person': {
    values: ['volunteerId', 'from', 'to'],
    sql: data(
      'volunteer',
      `(select ${object(
        `${name}, 'signups', ${list(
          object(
            `'shift', ${object(`'date', s.date, 'startTime', s.start_time, 'endTime', s.end_time, 'effectiveLocation', ${place},
          'event', json_build_object('name', e.name), 'opportunity', json_build_object('name', o.name)`)}`,
          ),
          `signup g join ${shifts.replace('shift s', 'shift s on s.id = g.shift_id')} where g.volunteer_id = v.id and g.status = 'active'
           and s.date between $3 and $4 and ${mine}`,
          's.date, s.start_time',
        )}`,
      )} from volunteer v where v.id = $2)`,
    ),
  },
  'signups-of-a-day': {
    values: ['eventId', 'day'],
    sql: page(
      'signups',
      list(
        object(
          `'volunteer', ${object(name)}, 'shift', ${object(`'startTime', s.start_time, 'opportunity', json_build_object('name', o.name)`)}`,
        ),
        `${tables} where e.id = $2 and s.date = $3 and g.status = 'active' and ${mine}`,
        's.date, s.start_time, g.created_at, g.id',
      ),
    ),
  },
  'cancelled-since': {
    values: ['since'],
    sql: page(
      'signups',
      list(
        object(`'cancelledBy', (select a.actor_name from audit_entry a where a.record_id = g.id and a.action = 'signup.cancelled'),
          'volunteer', ${object(name)}, 'shift', ${object(`'date', s.date, 'opportunity', json_build_object('name', o.name)`)}`),
        `${tables} where g.status = 'cancelled' and g.cancelled_at >= $2 and ${mine}`,
        's.date, s.start_time, g.created_at, g.id',
      ),
    ),
  },
  'double-booked': {
    values: [],
    sql: page(
      'signups',
      list(
        object(
          `'volunteer', ${object(`${name}, 'phone', v.phone`)}, 'shift', ${object(`'date', s.date, 'startTime', s.start_time,
          'endTime', s.end_time, 'event', json_build_object('name', e.name), 'opportunity', json_build_object('name', o.name)`)}`,
        ),
        // In this world those overlap that begin before the other ends, on one day.
        `${tables} where g.status = 'active' and ${mine} and exists (
           select 1 from signup g2 join shift s2 on s2.id = g2.shift_id where g2.volunteer_id = g.volunteer_id and g2.status = 'active'
             and g2.id <> g.id and s2.date = s.date and s2.start_time < s.end_time and s.start_time < s2.end_time)`,
        's.date, s.start_time, g.created_at, g.id',
      ),
    ),
  },
  'leads-with-open-places': {
    values: [],
    sql: data(
      'leads',
      list(
        object(
          `'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'categories', ${list(
            object(`'name', c.name, 'event', json_build_object('name', e.name), 'stillRequired',
            (select coalesce(sum(greatest(s.qty_required - ${taken}, 0)), 0)::int from shift s join opportunity o on o.id = s.opportunity_id
             where o.category_id = c.id)`),
            'category c join event e on e.id = c.event_id where c.lead_id = u.id',
            'lower(c.name)',
          )}`,
        ),
        `app_user u where u.role = 'lead' and $1::uuid is null`,
        'lower(u.last_name)',
      ),
    ),
  },
  'events-compared': {
    values: [],
    sql: data(
      'events',
      list(
        object(`'name', e.name, 'startDate', e.start_date, 'shiftCount', f.shifts, 'qtyRequired', f.places, 'qtyRegistered', f.taken,
          'stillRequired', f.open, 'fillPercentage', round(100.0 * f.filled / f.places)::int,
          'volunteerCount', (select count(distinct g.volunteer_id) from signup g where g.event_id = e.id and g.status = 'active')`),
        `event e cross join lateral (select count(*) as shifts, sum(s.qty_required) as places, sum(${taken}) as taken,
           sum(least(${taken}, s.qty_required)) as filled,
           sum(greatest(s.qty_required - ${taken}, 0)) as open from shift s where s.event_id = e.id) f
         where $1::text is distinct from 'nobody'`,
        'e.start_date, lower(e.name)',
      ),
    ),
  },
  'whom-to-call': {
    values: ['tomorrow', 'first'],
    sql: data(
      'shifts',
      `(select coalesce(json_agg(row.shift), '[]') from (select ${object(`'startTime', s.start_time, 'effectiveLocation', ${place},
         'opportunity', json_build_object('name', o.name), 'signups', ${people(`${name}, 'phone', v.phone`)}`)} as shift
       from ${shifts} where s.date = $2 order by ${start} limit $3) row)`,
    ),
  },
};
