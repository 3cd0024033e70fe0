import { z } from 'zod';
import { addressStays, updateVolunteerInput } from '../../contract/people/volunteer.js';
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
import { updatePerson } from './rename-waiting.js';

/** A person's new details. */
export interface UpdatedVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
}

/**
 * An admin corrects a person's details. A new name is mailed to the household, as with every renaming. A new address is mailed the
 * household's link and the person's coming shifts, and receives the mails still queued for the old one. Somebody without an address stays
 * without until they get one. INVALID_INPUT: also when an address would be taken away. NAME_TAKEN: by another person of that address.
 */
export const updateVolunteer = operation(
  {
    access: 'admin',
    input: updateVolunteerInput.extend({ id: z.string() }),
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'NAME_TAKEN'],
  },
  async function updateVolunteer(ctx, { id, firstName, lastName, email, phone }): Promise<UpdatedVolunteer> {
    const before = (await lockMembers(ctx, [id])).get(id.toLowerCase());
    if (!before) throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    if (email === null && before.email !== null)
      throw new DomainError('INVALID_INPUT', { message: addressStays, fields: { email: addressStays } });
    const [key, name] = [email === null ? before.emailKey : emailKey(email), nameKey(firstName, lastName)];
    await refuseTakenName(ctx, before.id, key, name);
    await updatePerson(
      ctx,
      `update volunteer set first_name = ?, last_name = ?, email = ?, phone = ?, email_key = ?,
         name_key = ${nextNameKey} where id = ?`,
      [firstName, lastName, email, phone, key, key, name, name, before.id],
    );
    const isRenamed = before.firstName !== firstName || before.lastName !== lastName;
    // Somebody whose first address this is gets the mail about the address alone.
    if (isRenamed && email !== null && before.email !== null) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(volunteerRenamed, {
        email,
        householdTokenId,
        before: { firstName: before.firstName, lastName: before.lastName },
        after: { firstName, lastName },
      });
    }
    if (email !== null && key !== before.emailKey) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(addressCorrected, {
        email,
        householdTokenId,
        person: { firstName, lastName },
        previousKey: before.emailKey,
        isFirst: before.email === null,
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
