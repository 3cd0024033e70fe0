import { z } from 'zod';
import { updateVolunteerInput } from '../../contract/volunteer.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey, nameKey } from '../../platform/person-key.js';
import { recordsWritten } from '../../platform/announcements.js';
import { recordAction } from '../../platform/record-action.js';
import { volunteerFact } from '../../records/facts.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { addressCorrected, volunteerRenamed } from './household.announcements.js';
import { lockMembers } from './lock-members.js';
import type { RequestContext } from '../../platform/request-context.js';
import { findSignupFacts } from '../signups/find-signup-facts.js';
import type { SignupFact } from '../signups/signup.announcements.js';

/** A person's details as they are since. */
export interface UpdatedVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/**
 * An admin corrects a person's details; a new name is mailed to the household, as every renaming is. A new address gets the household's link
 * and the person's coming shifts, and what the old one was still owed.
 * Errors: NOT_SIGNED_IN, FORBIDDEN for leads, INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN by another person of that address.
 */
export const updateVolunteer = operation(
  {
    openTo: 'admin',
    input: updateVolunteerInput.extend({ id: z.string() }),
  },
  async function updateVolunteer(ctx, { id, firstName, lastName, email, phone }): Promise<UpdatedVolunteer> {
    const before = (await lockMembers(ctx, [id])).get(id.toLowerCase());
    if (!before) throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    await ctx.execute(
      `update volunteer set first_name = ?, last_name = ?, email = ?, phone = ?, email_key = ?, name_key = ? where id = ?`,
      [firstName, lastName, email, phone, emailKey(email), nameKey(firstName, lastName), before.id],
    );
    if (before.firstName !== firstName || before.lastName !== lastName) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(volunteerRenamed, {
        email,
        householdTokenId,
        before: { firstName: before.firstName, lastName: before.lastName },
        after: { firstName, lastName },
      });
    }
    if (emailKey(email) !== before.emailKey) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(addressCorrected, {
        email,
        householdTokenId,
        person: { firstName, lastName },
        previousKey: before.emailKey,
        signups: await findComingSignups(ctx, before.id, householdTokenId),
      });
    }
    const fields = { firstName, lastName, email, phone };
    const changed = (Object.keys(fields) as (keyof typeof fields)[]).filter((field) => before[field] !== fields[field]);
    if (changed.length > 0)
      await ctx.announce(recordsWritten, [volunteerFact('changed', before.id, { fields: changed })]);
    // What their number or address was is nobody's business for ever: the log says what kind of detail changed.
    await recordAction(ctx, {
      action: 'volunteer.changed',
      recordId: before.id,
      eventId: null,
      summary: `${before.firstName} ${before.lastName}: ${changed.length > 0 ? changed.join(', ') : 'nothing'} changed`,
    });
    return { id: before.id, ...fields };
  },
);

/** A person's active signups for shifts that are not over, as mails tell of them, by day and start. */
async function findComingSignups(
  ctx: RequestContext,
  volunteerId: string,
  householdTokenId: string,
): Promise<SignupFact[]> {
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
