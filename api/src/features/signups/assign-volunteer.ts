import { assignVolunteerInput } from '../../contract/assignment.js';
import { isId } from '../../contract/fields.js';
import { authorize, authorizeRecord } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { StaffViewer } from '../../platform/viewer.js';
import { issueHouseholdLink } from '../household-links/issue-household-link.js';
import { endReplacedSignup } from './end-replaced-signup.js';
import { findOverlappingShifts } from './find-overlapping-shifts.js';
import { getReplacedSignup } from './get-replaced-signup.js';
import { getShiftToTake } from './get-shift-to-take.js';
import { recordAssignment } from './record-assignment.js';
import { refuseHopeless } from './refuse-hopeless.js';
import { mayAssignTo } from './signup.policy.js';
import { takePlace } from './take-place.js';
import { tellShiftTaken } from './tell-shift-taken.js';

/** The new signup, and the ids of this person's other active shifts that overlap. */
export interface Assigned {
  signupId: string;
  conflictIds: string[];
}

/**
 * Staff give a known volunteer a place in a shift they manage, also in one that has started; the confirmation mail is owed.
 * With `replaces`, somebody else's signup in it ends in the same step.
 * Errors: NOT_SIGNED_IN, INVALID_INPUT, SHIFT_NOT_FOUND (others' too), VOLUNTEER_NOT_FOUND, SIGNUP_NOT_FOUND, ALREADY_SIGNED_UP, SHIFT_FULL.
 */
export const assignVolunteer = operation({
  name: 'assignVolunteer',
  openTo: 'staff',
  input: assignVolunteerInput,
  kind: 'writes',
  queue: (_ctx, { shiftId }) => shiftId.toLowerCase(),
  run: async (ctx, { shiftId, volunteerId, overCapacity, replaces }): Promise<Assigned> => {
    const viewer = authorize(ctx.viewer, 'staff');
    const person = await findKnown(ctx, viewer, volunteerId);
    const shift = await getShiftToTake(ctx, { shiftId, email: '', firstName: '', lastName: '', ...person });
    const may = mayAssignTo(viewer, { opportunity: { category: { leadId: shift.leadId } } });
    authorizeRecord(viewer, may, 'SHIFT_NOT_FOUND');
    if (!person) throw new DomainError('VOLUNTEER_NOT_FOUND', { message: 'Volunteer not found' });
    const leaving = await getReplacedSignup(ctx, { replaces, shiftId: shift.id, email: person.email });
    const over = overCapacity === true || (shift.isFull && leaving?.status === 'active');
    refuseHopeless(shift, true, over);

    const conflictIds = await findOverlappingShifts(ctx, person.id, shift.id);
    const householdTokenId = await issueHouseholdLink(ctx, person.email);
    const signup = await takePlace(ctx, shift, person.id, over);
    await tellShiftTaken(ctx, { signupId: signup.id, person, shift, householdTokenId });
    await recordAssignment(ctx, { signupId: signup.id, person, shift, overCapacity: overCapacity === true });
    if (leaving) await endReplacedSignup(ctx, leaving, signup.id);
    return { signupId: signup.id, conflictIds };
  },
});

interface KnownVolunteer {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** The volunteer as far as this member of the staff may know them: an admin everybody, a lead the people of the own categories. */
async function findKnown(
  ctx: RequestContext,
  viewer: StaffViewer,
  volunteerId: string,
): Promise<KnownVolunteer | undefined> {
  if (!isId(volunteerId)) return undefined;
  const [person] = await ctx.execute<KnownVolunteer>(
    `select v.id, v.first_name as "firstName", v.last_name as "lastName", v.email from volunteer v
     where v.id = ? and (? or exists (
       select 1 from signup g join shift s on s.id = g.shift_id join opportunity o on o.id = s.opportunity_id
         join category c on c.id = o.category_id
       where g.volunteer_id = v.id and c.lead_id = ?))
     for key share of v`,
    [volunteerId, viewer.role === 'admin', viewer.userId],
  );
  return person;
}
