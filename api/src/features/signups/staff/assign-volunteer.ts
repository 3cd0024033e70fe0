import { assignVolunteerInput } from '../../../contract/signups/assignment.js';
import { isId } from '../../../contract/text/fields.js';
import { authorizeRecord } from '../../../platform/operation/authorize.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { addressOrKey } from '../../../platform/text/person-key.js';
import { getShiftsToGive } from '../move/get-shifts-to-give.js';
import { createSignups } from '../create/create-signups.js';
import type { PersonToPlace } from '../create/person-to-place.js';
import { mayWriteSignups } from '../signup.policy.js';

/** The new signup, and whether this person has other active shifts that overlap. */
export interface Assigned {
  signupId: string;
  /** Absent in responses of an older release. */
  isBusy?: boolean;
  /** Those of these shifts that the caller may see. */
  conflictIds: string[];
  /** Warnings for staff, such as unanswered questions. */
  warnings: string[];
}

/**
 * Staff sign a known volunteer up for a shift they manage, also for one that has started. Enqueues the confirmation mail. `replaces` names
 * another person's signup in the shift that is cancelled in the same transaction.
 */
export const assignVolunteer = operation(
  {
    access: 'staff',
    keyScope: 'write:signups',
    idempotent: true,
    input: assignVolunteerInput,
    refuses: [
      'INVALID_INPUT',
      'SHIFT_NOT_FOUND',
      'SIGNUP_NOT_FOUND',
      'VOLUNTEER_NOT_FOUND',
      'SHIFT_FULL',
      'ALREADY_SIGNED_UP',
      'EVENT_CANCELLED',
      'SHIFT_CANCELLED',
    ],
    queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
  },
  async function assignVolunteer(ctx, { shiftId, volunteerId, overCapacity, replaces }): Promise<Assigned> {
    const { viewer } = ctx;
    const person = await findKnown(ctx, volunteerId);
    for (const shift of await getShiftsToGive(ctx, [shiftId]))
      authorizeRecord(viewer, mayWriteSignups(viewer, shift), 'SHIFT_NOT_FOUND');
    if (!person) throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    const wanted = { shiftId, person, overCapacity: overCapacity === true, replaces };
    const [place] = await createSignups(ctx, [wanted], true);
    if (!place) throw new Error('No signup was created');
    const { signupId, isBusy, conflictIds, warnings } = place;
    return { signupId, isBusy, conflictIds, warnings };
  },
);

/**
 * The volunteer, if the caller may see them: an admin and a key for all events see everybody, a lead the people of their own categories, a
 * key of one event its people.
 */
async function findKnown(ctx: RequestContext, volunteerId: string): Promise<PersonToPlace | undefined> {
  if (!isId(volunteerId)) return undefined;
  const { viewer } = ctx;
  const leadId = viewer.kind === 'staff' && viewer.role === 'lead' ? viewer.userId : null;
  const eventId = viewer.kind === 'key' ? viewer.boundTo : null;
  const [person] = await ctx.execute<PersonToPlace>(
    `select v.first_name as "firstName", v.last_name as "lastName", ${addressOrKey('v')} as email, v.phone, v.email_key as "emailKey", v.name_key as "nameKey"
     from volunteer v
     where v.id = ? and v.erased_at is null and (? or exists (
       select 1 from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
         join category c on c.id = o.category_id
       where g.volunteer_id = v.id and (c.lead_id = ?::uuid or g.event_id = ?::uuid)))
     for key share of v`,
    [volunteerId, leadId === null && eventId === null, leadId, eventId],
  );
  return person;
}
