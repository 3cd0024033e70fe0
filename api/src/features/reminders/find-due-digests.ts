import { instantAt } from '../../records/parts/shift-hours.js';
import { clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/operation/request-context.js';

/** A digest of what is missing at an event is due, so many days before its first day. */
export interface DueDigest {
  eventId: string;
  daysBefore: number;
}

/** Two weeks before there is time to look for people, three days before to ask around. */
const daysBefore = [14, 3];

/**
 * The digests whose moment, nine in the morning of the event's zone, came within the last day, and which were not
 * enqueued yet. An event that is published or moved nearer later gets none: the person who did that knows.
 */
export function findDueDigests(ctx: RequestContext): Promise<DueDigest[]> {
  return ctx.services.rows.read<DueDigest>({
    name: 'due-digests',
    text: statement,
    values: [clock.now().toISOString(), ctx.services.settings.timeZone, daysBefore],
  });
}

const statement = `
  select e.id as "eventId", d.days as "daysBefore"
  from event e cross join unnest($3::int[]) as d (days)
    cross join lateral (select ${instantAt("e.start_date - d.days + time '09:00'", 'coalesce(e.time_zone, $2::text)')} as at) moment
  where e.state = 'PUBLISHED' and e.start_date between ($1::timestamptz)::date - 2 and ($1::timestamptz)::date + 16
    and moment.at <= $1::timestamptz and moment.at > $1::timestamptz - interval '24 hours' and moment.at > e.reminds_since
    and not exists (select from lead_digest l where l.event_id = e.id and l.days_before = d.days)
  order by e.id, d.days`;
