import { z } from 'zod';
import { updateVolunteerInput } from '../../contract/people/volunteer.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { emailKey, nameKey } from '../../platform/text/person-key.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { volunteerFact } from '../../records/facts.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { findComingSignups } from './find-coming-signups.js';
import { addressCorrected, volunteerRenamed } from './household.announcements.js';
import { lockMembers, nextNameKey, refuseTakenName } from './lock-members.js';

/** A person's new details. */
export interface UpdatedVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/**
 * An admin corrects a person's details. A new name is mailed to the household, as with every renaming. A new address is mailed the
 * household's link and the person's coming shifts, and receives the mails still queued for the old one. NAME_TAKEN: by another person of
 * that address.
 */
export const updateVolunteer = operation(
  {
    access: 'admin',
    input: updateVolunteerInput.extend({ id: z.string() }),
    refuses: ['VOLUNTEER_NOT_FOUND', 'NAME_TAKEN'],
  },
  async function updateVolunteer(ctx, { id, firstName, lastName, email, phone }): Promise<UpdatedVolunteer> {
    const before = (await lockMembers(ctx, [id])).get(id.toLowerCase());
    if (!before) throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    const [key, name] = [emailKey(email), nameKey(firstName, lastName)];
    await refuseTakenName(ctx, before.id, key, name);
    await ctx.execute(
      `update volunteer set first_name = ?, last_name = ?, email = ?, phone = ?, email_key = ?,
         name_key = ${nextNameKey} where id = ?`,
      [firstName, lastName, email, phone, key, key, name, name, before.id],
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
    // The log names the changed fields only: it must not keep old numbers and addresses forever.
    await recordAction(ctx, {
      action: 'volunteer.changed',
      recordId: before.id,
      eventId: null,
      summary: `${before.firstName} ${before.lastName}: ${changed.length > 0 ? changed.join(', ') : 'nothing'} changed`,
    });
    return { id: before.id, ...fields };
  },
);
