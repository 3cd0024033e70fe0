import type { SignupStatus } from '../../contract/signup.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SignupFact } from './signup.announcements.js';
import type { OwnedSignup } from './signup.policy.js';

/** A signup with all that decides who may touch it and all that mails say about it. */
export interface SignupFacts extends OwnedSignup {
  status: SignupStatus;
  fact: Omit<SignupFact, 'householdTokenId'>;
}

/** Those of the signups (UUIDs) that exist, in one statement. */
export async function findSignupFacts(ctx: RequestContext, ids: readonly string[]): Promise<SignupFacts[]> {
  const rows = await ctx.execute<Row>(statement, [ids]);
  return rows.map((row) => ({
    id: row.id,
    emailKey: row.email_key,
    passesSince: row.passes_since === null ? null : new Date(row.passes_since),
    leadId: row.lead_id,
    status: row.status,
    fact: {
      signupId: row.id,
      volunteer: { firstName: row.first_name, lastName: row.last_name, email: row.email },
      shift: {
        id: row.shift_id,
        date: row.day,
        startTime: row.start_time,
        endTime: row.end_time,
        location: row.place,
        notes: row.notes,
        revision: row.version,
      },
      opportunity: { name: row.opportunity_name, longDescription: row.long_description },
      category: { name: row.category_name, leadName: row.lead_name, leadEmail: row.lead_email },
      event: {
        id: row.event_id,
        name: row.event_name,
        slug: row.slug,
        timeZone: row.time_zone ?? ctx.services.settings.timeZone,
      },
    },
  }));
}

interface Row {
  id: string;
  status: SignupStatus;
  email_key: string;
  /** Milliseconds since 1970. */
  passes_since: number | null;
  first_name: string;
  last_name: string;
  email: string;
  shift_id: string;
  day: string;
  start_time: string;
  end_time: string;
  place: string | null;
  notes: string | null;
  version: number;
  opportunity_name: string;
  long_description: string | null;
  category_name: string;
  lead_id: string | null;
  lead_name: string | null;
  lead_email: string | null;
  event_id: string;
  event_name: string;
  slug: string;
  time_zone: string | null;
}

const statement = `
  select g.id, g.status, v.email_key, v.first_name, v.last_name, v.email,
    (select extract(epoch from max(t.revoked_at))::float8 * 1000 from household_token t
     where t.email_key = v.email_key) as passes_since,
    s.id as shift_id, to_char(s.date, 'YYYY-MM-DD') as day, s.start_time, s.end_time,
    coalesce(s.location, o.location, e.location) as place, s.notes, s.version,
    o.name as opportunity_name, o.long_description,
    c.name as category_name, c.lead_id, l.first_name || ' ' || l.last_name as lead_name, l.email as lead_email,
    e.id as event_id, e.name as event_name, e.slug, e.time_zone
  from signup g
    join volunteer v on v.id = g.volunteer_id
    join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id
    join category c on c.id = o.category_id
    join event e on e.id = s.event_id
    left join app_user l on l.id = c.lead_id
  where g.id = any(?::uuid[])
  order by g.id`;
