import { instantAt } from '../../records/parts/shift-hours.js';
import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** A reminder: of one event, to one household, so many days before its first shift there. */
export interface Reminder {
  eventId: string;
  emailKey: string;
  daysBefore: number;
}

/** The time of day of reminders, in the event's zone. */
const timeOfDay = '09:00';

/**
 * The reminders that are due and were not enqueued yet, the latest of each household and event, so that after a week's
 * outage each household gets one. A reminder is due when its moment came after the event began to remind so and after
 * the household signed up, and while its first shift is still to come. One statement.
 */
export function findDueReminders(
  ctx: RequestContext,
  { atMost, except }: { atMost: number; except: readonly Pick<Reminder, 'eventId' | 'emailKey'>[] },
): Promise<Reminder[]> {
  return ctx.services.rows.read<Reminder>({
    name: 'due-reminders',
    text: statement,
    values: [clock.now().toISOString(), ctx.services.settings.timeZone, atMost, JSON.stringify(except)],
  });
}

const statement = `
  with event_now as (
    select e.id, e.remind_days_before, e.reminds_since, coalesce(e.time_zone, $2::text) as zone
    from event e
    where e.state = 'PUBLISHED' and e.remind_days_before <> '[]'
      and greatest(e.end_date, (select max(x.date) from shift x where x.event_id = e.id)) >= ($1::timestamptz)::date - 1
      and least(e.start_date, (select min(x.date) from shift x where x.event_id = e.id)) <= ($1::timestamptz)::date + 62
  ), household as (
    select e.id as event_id, v.email_key, min(s.date) as first_day, min(g.created_at) as since,
      min(s.starts_at) as begins_at
    from event_now e join signup g on g.event_id = e.id and g.status = 'active'
      join shift s on s.id = g.shift_id and s.cancelled_at is null join volunteer v on v.id = g.volunteer_id and v.email is not null
    group by e.id, v.email_key
  ), latest as (
    select distinct on (h.event_id, h.email_key) h.event_id, h.email_key, d.days::int as days_before
    from household h join event_now e on e.id = h.event_id
      cross join lateral jsonb_array_elements_text(e.remind_days_before) as d (days)
      cross join lateral (select ${instantAt(`h.first_day - d.days::int + time '${timeOfDay}'`, 'e.zone')} as at) moment
    where h.begins_at > $1 and moment.at <= $1 and moment.at > e.reminds_since and moment.at > h.since
    order by h.event_id, h.email_key, d.days::int
  )
  select l.event_id as "eventId", l.email_key as "emailKey", l.days_before as "daysBefore" from latest l
  where not exists (select from reminder r
    where r.event_id = l.event_id and r.email_key = l.email_key and r.days_before <= l.days_before)
    and not exists (select from jsonb_to_recordset($4::jsonb) as x ("eventId" uuid, "emailKey" text)
      where x."eventId" = l.event_id and x."emailKey" = l.email_key)
  order by l.event_id, l.email_key
  limit $3::int`;
