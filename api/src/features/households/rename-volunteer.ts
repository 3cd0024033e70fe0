import { renameVolunteerInput } from '../../contract/people/household.js';
import { triesOfHousehold } from '../../platform/limits/tries.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { nameKey } from '../../platform/text/person-key.js';
import { recordsWritten } from '../../platform/operation/announcements.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { volunteerFact } from '../../records/facts.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { volunteerRenamed } from './household.announcements.js';
import { mayManageMember } from './household.policy.js';
import { lockMembers, nextNameKey, refuseTakenName } from './lock-members.js';
import { updatePerson } from './rename-waiting.js';

/** A person with their new name. */
export interface RenamedVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
}

/**
 * Renames a person of a household and notifies the household. The same name again changes nothing. NAME_TAKEN: by another person of the
 * household.
 */
export const renameVolunteer = operation(
  {
    access: 'public',
    input: renameVolunteerInput,
    refuses: ['INVALID_INPUT', 'VOLUNTEER_NOT_FOUND', 'NAME_TAKEN', 'TOO_MANY_REQUESTS'],
    prepare: (ctx) => ctx.services.limits.takeAll(triesOfHousehold('rename', ctx.ip, ctx.household?.emailKey)),
  },
  async function renameVolunteer(ctx, { volunteerId, firstName, lastName }): Promise<RenamedVolunteer> {
    const member = (await lockMembers(ctx, [volunteerId])).get(volunteerId.toLowerCase());
    if (!member || !mayManageMember(ctx.viewer, ctx.household, member)) throw new DomainError('VOLUNTEER_NOT_FOUND');
    const { id, email } = member;
    const [before, after] = [
      { firstName: member.firstName, lastName: member.lastName },
      { firstName, lastName },
    ];
    if (before.firstName === firstName && before.lastName === lastName) return { id, email, ...after };
    const name = nameKey(firstName, lastName);
    // The unique key refuses the second of two concurrent calls.
    await refuseTakenName(ctx, id, member.emailKey, name);
    await updatePerson(
      ctx,
      `update volunteer set first_name = ?, last_name = ?, name_key = ${nextNameKey} where id = ?`,
      [firstName, lastName, member.emailKey, name, name, id],
    );
    if (email !== null) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(volunteerRenamed, { email, householdTokenId, before, after });
    }
    await ctx.announce(recordsWritten, [volunteerFact('changed', id, { fields: ['name'] })]);
    await recordAction(ctx, {
      action: 'volunteer.renamed',
      recordId: id,
      eventId: null,
      summary: `${before.firstName} ${before.lastName} → ${firstName} ${lastName}`,
    });
    return { id, email, ...after };
  },
);
