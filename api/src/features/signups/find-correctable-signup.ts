import { correctionMinutes } from '../../contract/signup.js';
import type { RequestContext } from '../../platform/request-context.js';

/** A signup whose address may still be corrected. */
export interface CorrectableSignup {
  id: string;
  shiftId: string;
  volunteerId: string;
  firstName: string;
  lastName: string;
  emailKey: string;
  corrections: number;
  /** ISO 8601. */
  createdAt: string;
}

/** An active signup that is young enough, by the clock of the database, and whose household has not closed its links since. */
export async function findCorrectableSignup(ctx: RequestContext, id: string): Promise<CorrectableSignup | undefined> {
  const [row] = await ctx.execute<CorrectableSignup>(statement, [
    id,
    correctionMinutes,
    new Date(ctx.household?.issuedAt ?? 0),
  ]);
  return row;
}

// A link that was closed before a correction brought the signup there says nothing about this browser.
const statement = `
  select g.id, g.shift_id as "shiftId", v.id as "volunteerId", v.first_name as "firstName", v.last_name as "lastName",
    v.email_key as "emailKey", g.email_corrections as corrections,
    to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
  from signup g join volunteer v on v.id = g.volunteer_id
  where g.id = ? and g.status = 'active' and g.created_at > now() - make_interval(mins => ?)
    and not exists (select 1 from household_token t where t.email_key = v.email_key
      and (t.revoked_at > ? or (t.revoked_at > g.created_at and g.email_corrections = 0)))`;
