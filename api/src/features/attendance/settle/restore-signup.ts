import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { mayWorkInCategory } from '../../categories/category.policy.js';
import { createSignups } from '../../signups/create/create-signups.js';
import type { PersonToPlace } from '../../signups/create/person-to-place.js';
import { storedPerson } from '../../signups/create/stored-person.js';
import { moveMarks } from '../merge-marks.js';

/**
 * Signs somebody up again whose signup of a shift was cancelled and who came all the same, over capacity if need be. The marks go to the new
 * signup, and the household is mailed a confirmation. Gives the id of the signup that is active now: the same call again changes nothing.
 * Errors: SIGNUP_NOT_FOUND, also for other leads' signups, CHANGED_MEANWHILE if nobody is marked as having come, EVENT_CANCELLED,
 * SHIFT_CANCELLED, ALREADY_SIGNED_UP if somebody else signs them up at this moment.
 */
export const restoreSignup = operation(
  {
    access: 'staff',
    input: z.object({ signupId: z.string() }),
    refuses: ['SIGNUP_NOT_FOUND', 'CHANGED_MEANWHILE', 'EVENT_CANCELLED', 'SHIFT_CANCELLED', 'ALREADY_SIGNED_UP'],
  },
  async function restoreSignup(ctx, { signupId }): Promise<string> {
    // Two calls at once sign them up once.
    await ctx.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`restore ${signupId.toLowerCase()}`]);
    const signup = await getSignup(ctx, signupId);
    if (signup.isActive) return signup.id;
    if (!signup.activeId && !signup.came)
      throw new DomainError('CHANGED_MEANWHILE', { message: 'They are not marked as here any more.' });
    const to = signup.activeId ?? (await signUpAgain(ctx, signup));
    await ctx.execute('select from signup where id = ? for no key update', [signup.id]);
    await moveMarks(ctx, [{ from: signup.id, to }]);
    return to;
  },
);

async function signUpAgain(ctx: RequestContext, { shiftId, walkedIn, person }: CancelledSignup): Promise<string> {
  const [created] = await createSignups(ctx, [{ shiftId, person, walkedIn, overCapacity: true }], true);
  if (!created) throw new Error('No signup was created');
  return created.signupId;
}

interface CancelledSignup {
  id: string;
  leadId: string | null;
  shiftId: string;
  isActive: boolean;
  walkedIn: boolean;
  /** They are marked as here, or as having left. */
  came: boolean;
  /** The person's active signup of the same shift, if there is one. */
  activeId: string | null;
  person: PersonToPlace;
}

async function getSignup(ctx: RequestContext, id: string): Promise<CancelledSignup> {
  const [signup] = isId(id) ? await ctx.execute<CancelledSignup>(statement, [id]) : [];
  if (!signup || !mayWorkInCategory(ctx.viewer, signup)) throw new DomainError('SIGNUP_NOT_FOUND');
  return signup;
}

const statement = `
  select g.id, c.lead_id as "leadId", g.shift_id as "shiftId", g.status = 'active' as "isActive", g.walked_in as "walkedIn", g.attendance_state in ('HERE', 'LEFT') as came,
    (select active.id from signup active where active.shift_id = g.shift_id and active.volunteer_id = g.volunteer_id and active.status = 'active') as "activeId",
    ${storedPerson('v')} as person
  from signup g join volunteer v on v.id = g.volunteer_id join shift s on s.id = g.shift_id
    join opportunity o on o.id = s.opportunity_id join category c on c.id = o.category_id
  where g.id = ? and v.erased_at is null
  for key share of v`;
