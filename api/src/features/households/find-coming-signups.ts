import type { RequestContext } from '../../platform/operation/request-context.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import type { SignupDetails } from '../signups/signup.announcements.js';

/** A person's active signups for shifts that are not over, as facts for mails, by day and start. */
export async function findComingSignups(
  ctx: RequestContext,
  volunteerId: string,
  householdTokenId: string,
): Promise<SignupDetails[]> {
  const coming = await ctx.execute<{ id: string }>(
    `select g.id from signup g join shift s on s.id = g.shift_id join event e on e.id = s.event_id
     where g.volunteer_id = ? and g.status = 'active' and s.ends_at > now()
     order by s.date, s.start_time, g.id`,
    [volunteerId],
  );
  const facts = await findSignupFacts(
    ctx,
    coming.map(({ id }) => id),
  );
  const byId = new Map(facts.map((one) => [one.id, one.fact]));
  return coming.flatMap(({ id }) => {
    const fact = byId.get(id);
    return fact ? [{ ...fact, householdTokenId }] : [];
  });
}
