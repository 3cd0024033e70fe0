import { z } from 'zod';
import { isBehind, type FillForecast } from '../../contract/programme/fill-forecast.js';
import { clock, instantOf } from '../../platform/clock.js';
import { runAllSettled } from '../../platform/runner/run-all-settled.js';
import { jobKind } from '../../platform/runner/jobs.js';
import { operation } from '../../platform/operation/operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { forecastsOfEvent } from '../gaps/fill-forecast.js';
import { findDueDigests } from './find-due-digests.js';
import { leadsNotifiedOfGaps, type LeadDigest, type MissingShift } from './reminder.announcements.js';

/**
 * Notifies leads of what is missing in their categories, two weeks and three days before an event's first day. A row is
 * stored in the transaction of the mails: a crash in between enqueues none, and two processes enqueue them once.
 */
export const notifyLeads = jobKind({
  name: 'tell-leads',
  payload: z.object({}),
  mostTries: 1,
  schedule: { everySeconds: 60 },
  run: async (ctx, _payload, stopped): Promise<void> => {
    const digests = (await findDueDigests(ctx)).map((due) => () => ctx.run(enqueueDigest, due));
    await runAllSettled(digests, stopped, 'Some leads could not be notified of what is missing');
  },
});

/** Enqueues an event's digests once, with what is missing by now. Sends none where nothing is missing. */
const enqueueDigest = operation(
  { access: 'internal', input: z.object({ eventId: z.string(), daysBefore: z.number() }) },
  async function enqueueDigest(ctx, { eventId, daysBefore }): Promise<void> {
    const inserted = await ctx.execute(
      `insert into lead_digest (event_id, days_before) select e.id, ? from event e where e.id = ? and e.state = 'PUBLISHED'
       on conflict do nothing returning event_id`,
      [daysBefore, eventId],
    );
    if (inserted.length === 0) return;
    const missing = await readMissing(ctx, eventId);
    const behind = missing.length > 0 ? (await forecastsOfEvent(ctx, eventId)).filter(isBehind) : [];
    const digests = digestsOf(missing, behind, daysBefore);
    if (digests.length > 0) await ctx.announce(leadsNotifiedOfGaps, { digests });
  },
);

interface MissingRow extends MissingShift {
  categoryId: string;
  event: LeadDigest['event'] & { timeZone: string };
  as: LeadDigest['as'];
  people: { name: string; email: string }[];
}

/**
 * The upcoming shifts that need people and accept them, by day and start, and the recipients for each: the lead;
 * without one the organizer, else all admins.
 */
async function readMissing(ctx: RequestContext, eventId: string): Promise<MissingRow[]> {
  const rows = await ctx.execute<MissingRow>(statement, [ctx.services.settings.timeZone, eventId]);
  return rows.filter(({ event, date, startTime }) => instantOf(date, startTime, event.timeZone) > clock.now());
}

const statement = `
  select json_build_object('id', e.id, 'name', e.name, 'timeZone', coalesce(e.time_zone, ?)) as event,
    c.id as "categoryId", c.name as category, o.name as role, to_char(s.date, 'YYYY-MM-DD') as date, s.start_time as "startTime", s.end_time as "endTime",
    s.qty_required as wanted, s.qty_required - s.active_count - s.held_count as missing,
    case when c.lead_id is not null then 'lead' else 'organizers' end as "as",
    (select coalesce(json_agg(json_build_object('name', u.first_name || ' ' || u.last_name, 'email', u.email) order by u.email_key), '[]')
     from app_user u where case when c.lead_id is not null then u.id = c.lead_id
       when e.organizer_id is not null then u.id = e.organizer_id else u.role = 'admin' end) as people
  from shift s join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id join event e on e.id = s.event_id
  where e.id = ?::uuid and s.cancelled_at is null and not s.closed and s.active_count + s.held_count < s.qty_required
  order by s.date, s.start_time, s.end_time, plain_letters(c.name), plain_letters(o.name), s.id`;

/** One digest for each recipient: as lead of their categories, or as the organizer of those without one. */
function digestsOf(rows: readonly MissingRow[], behind: readonly FillForecast[], daysBefore: number): LeadDigest[] {
  const digests = new Map<string, LeadDigest & { categories: Set<string> }>();
  for (const { event, as, people, categoryId, ...shift } of rows)
    for (const { name, email } of people) {
      const key = `${as} ${email}`;
      const digest = digests.get(key) ?? {
        ...{ recipient: email, recipientName: name, as, daysBefore, event, shifts: [], behind: [] },
        categories: new Set(),
      };
      digest.shifts.push(shift);
      digest.categories.add(categoryId);
      digests.set(key, digest);
    }
  return [...digests.values()].map(({ categories, ...digest }) => ({
    ...digest,
    behind: behind.filter((forecast) => categories.has(forecast.categoryId)),
  }));
}
