import { z } from 'zod';
import type { CheckInDay, CheckInDays } from '../../contract/check-in/check-in-list.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { placeOfShift } from '../../records/parts/shift-facts.js';
import { localAt } from '../../records/parts/shift-hours.js';
import { ledBy } from './check-in-people.js';

/**
 * The posts of today and tomorrow, by each event's clock, drafts included: all for an admin, those of their own categories for a lead. Of
 * yesterday those at which a shift still runs. What is called off has none. One statement.
 */
export const readCheckInDays = operation(
  { access: 'staff', input: z.object({}), transaction: false },
  async function readCheckInDays({ viewer, services }): Promise<CheckInDays> {
    const now = clock.now();
    const days = await services.rows.read<CheckInDay>({
      name: 'check_in_days',
      text: statement,
      values: [ledBy(viewer), now, services.settings.timeZone],
    });
    return { serverNow: now.toISOString(), days };
  },
);

const place = placeOfShift();

const statement = `
  with near as materialized (
    select e.id as event_id, e.name as event_name, e.zone, e.today, s.date, s.id, s.starts_at, s.ends_at, c.id as category_id, c.name as category_name,
      ${place} as place, place_key(${place}) as place_key, g.people, g.here
    from (select *, coalesce(time_zone, $3) as zone, ${localAt('$2::timestamptz', 'coalesce(time_zone, $3)')}::date as today from event) e
      join shift s on s.event_id = e.id join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
      cross join lateral (select count(*)::int as people, (count(*) filter (where attendance_state = 'HERE'))::int as here
        from signup where shift_id = s.id and status = 'active') g
    where ($1::uuid is null or c.lead_id = $1) and e.state <> 'CANCELLED' and s.cancelled_at is null
      and s.date between e.today - 1 and e.today + 1 and (s.date >= e.today or s.ends_at > $2::timestamptz)
  ), posts as (
    select event_id, event_name, zone, today, date, category_id, category_name,
      (array_agg(place order by starts_at, id))[1] as place, min(starts_at) as starts_at, max(ends_at) as ends_at,
      sum(people)::int as people, sum(here)::int as here
    from near group by event_id, event_name, zone, today, date, category_id, category_name, place_key
  )
  select event_id as "eventId", event_name as "eventName", zone as "timeZone", to_char(date, 'YYYY-MM-DD') as day,
    date = today as "isToday", date = today + 1 as "isTomorrow",
    json_agg(json_build_object('categoryId', category_id, 'categoryName', category_name, 'place', place,
        'startsAt', ${instantText('starts_at')}, 'endsAt', ${instantText('ends_at')}, 'people', people, 'here', here)
      order by starts_at, plain_letters(category_name), plain_letters(place) nulls first, category_id) as posts
  from posts group by event_id, event_name, zone, today, date
  order by date, plain_letters(event_name), event_id`;
