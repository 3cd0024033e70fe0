import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { updateVolunteerInput } from '../../contract/volunteer.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { emailKey, nameKey } from '../../platform/person-key.js';
import { recordAction } from '../../platform/record-action.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { volunteerCorrected } from './signup.announcements.js';

/** A person as she is known since. */
export interface UpdatedVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
}

/**
 * Corrects a person's details; a new name is mailed to her household. Audited.
 * Errors: NOT_SIGNED_IN, SESSION_EXPIRED, FORBIDDEN (leads), INVALID_INPUT, VOLUNTEER_NOT_FOUND, NAME_TAKEN by another of that address.
 */
export const updateVolunteer = operation({
  name: 'updateVolunteer',
  input: updateVolunteerInput.extend({ id: z.string() }),
  kind: 'writes',
  run: async (ctx, { id, firstName, lastName, email, phone }): Promise<UpdatedVolunteer> => {
    authorize(ctx.viewer, 'admin');
    const [before] = isId(id)
      ? await ctx.execute<UpdatedVolunteer>(
          `select id, first_name as "firstName", last_name as "lastName", email, phone from volunteer where id = ? for update`,
          [id],
        )
      : [];
    if (!before) throw new DomainError('VOLUNTEER_NOT_FOUND');
    // Error (through the unique key): NAME_TAKEN.
    await ctx.execute(
      'update volunteer set first_name = ?, last_name = ?, email = ?, phone = ?, email_key = ?, name_key = ? where id = ?',
      [firstName, lastName, email, phone, emailKey(email), nameKey(firstName, lastName), before.id],
    );
    const after = { id: before.id, firstName, lastName, email, phone };
    await recordAction(ctx, {
      action: 'volunteer.changed',
      recordId: before.id,
      eventId: null,
      summary: `${before.firstName} ${before.lastName}: ${changesOf(before, after)}`,
    });
    if (before.firstName !== firstName || before.lastName !== lastName) {
      const householdTokenId = await issueHouseholdLink(ctx, email);
      await ctx.announce(volunteerCorrected, {
        email,
        householdTokenId,
        before: { firstName: before.firstName, lastName: before.lastName },
        after: { firstName, lastName },
      });
    }
    return after;
  },
});

/** Which details are others now. Phone numbers are not repeated. */
function changesOf(before: UpdatedVolunteer, after: UpdatedVolunteer): string {
  const nameOf = ({ firstName, lastName }: UpdatedVolunteer) => `${firstName} ${lastName}`;
  const changes = [
    nameOf(before) === nameOf(after) ? '' : `name → ${nameOf(after)}`,
    before.email === after.email ? '' : `email ${before.email} → ${after.email}`,
    before.phone === after.phone ? '' : 'phone number changed',
  ];
  return changes.filter(Boolean).join(', ') || 'nothing changed';
}
