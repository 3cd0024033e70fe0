import { DomainError } from '../../platform/operation/domain-error.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { recordsOfBrowser } from '../signups/create/notify-of-attempt.js';
import { mayWriteSignups } from '../signups/signup.policy.js';
import type { WaitedForRow } from './waiting-sql.js';

/** A named person who is in the shift already, or waits for it. */
export interface Known {
  nameKey: string;
  /** Their signup, or their entry. */
  signupId: string;
  volunteer: { firstName: string; lastName: string; email: string };
  has: 'spot' | 'waitlist';
}

/**
 * Those of the people who are in the shift or wait for it already, under the same address. Errors: ALREADY_SIGNED_UP and ALREADY_WAITING,
 * only for their own browser and for staff of the category; ALREADY_WAITING also for the browser that made an inert entry.
 */
export async function findKnown(
  ctx: RequestContext,
  { eventId, leadId, eventState, facts: { shift } }: WaitedForRow,
  email: string,
  people: readonly { nameKey: string }[],
): Promise<Known[]> {
  const key = emailKey(email);
  const names = people.map((one) => one.nameKey);
  const rows = await ctx.execute<Known & { inert: boolean }>(
    `select g.id as "signupId", v.name_key as "nameKey", 'spot' as has, false as inert,
       json_build_object('firstName', v.first_name, 'lastName', v.last_name, 'email', v.email) as volunteer
     from signup g join volunteer v on v.id = g.volunteer_id
     where g.shift_id = $1 and g.status = 'active' and v.email_key = $2 and v.name_key = any($3::text[])
     union all
     select w.id, p ->> 'nameKey', 'waitlist', w.inert, json_build_object('firstName', p ->> 'firstName', 'lastName', p ->> 'lastName', 'email', w.email)
     from waitlist_entry w cross join lateral jsonb_array_elements(w.people) p
     where w.shift_id = $1 and w.state in ('WAITING', 'OFFERED') and w.email_key = $2 and p ->> 'nameKey' = any($3::text[])`,
    [shift.id, key, names],
  );
  const known = rows.filter(({ inert }) => !inert);
  const byStaff = mayWriteSignups(ctx.viewer, { eventId, leadId, eventState });
  // Only the browser that made an inert entry sees it; one that opened the household does not.
  const shown = !byStaff && ctx.household?.source === 'record' ? rows : known;
  const ids = shown.map(({ signupId }) => signupId);
  const visible = byStaff ? ids : await recordsOfBrowser(ctx, key, ids);
  const refused = shown.find(({ signupId }) => visible.includes(signupId));
  if (refused) throw new DomainError(refused.has === 'spot' ? 'ALREADY_SIGNED_UP' : 'ALREADY_WAITING');
  return known;
}
