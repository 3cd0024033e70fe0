import { z } from 'zod';
import { instantAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';
import { opportunityNames } from '../opportunities/opportunity.json.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftAnswer, shiftFields, shiftNames } from '../shifts/shift.json.js';
import { knownAddress, personAnswer, signupDateAnswer, signupFields, signupJson } from '../signups/signup.json.js';
import { ticketForCaller } from '../tickets/ticket-for-caller.js';
import type { Signup } from '../../records/signup.js';
import type { Volunteer } from '../../records/volunteer.js';

const volunteerFields: Selection = { id: true, firstName: true, lastName: true, email: true, createdAt: true };

const opportunity = shiftFields.opportunity as Selection;

const lookedUpRole: Selection = {
  ...opportunity,
  category: { ...(opportunity.category as Selection), leadEmail: true },
};

/** The fields of the household page. */
export const householdFields: Selection = {
  volunteers: { ...volunteerFields, phone: true, signups: { ...signupFields, ticket: true } },
};

/** The fields of the lookup: no phone numbers, but the lead's address for each signup. */
export const lookedUpFields: Selection = {
  volunteers: {
    ...volunteerFields,
    signups: { ...signupFields, shift: { ...shiftFields, opportunity: lookedUpRole } },
  },
};

const ticket = z
  .string()
  .nullable()
  .describe('What the household shows at check-in: 16 letters, the same for all its signups at the event.');

const createdAt = instantAnswer.describe('When the person was created.');

export const householdAnswer = z.object({
  email: z.string(),
  household: z.array(
    z.object({
      volunteer: personAnswer(
        { ...volunteerFields, phone: true },
        { name: 'Member', besides: { ...knownAddress, createdAt } },
      ),
      signups: z.array(
        recordAnswer('Signup', signupFields, {
          name: 'MemberSignup',
          besides: { signupDate: signupDateAnswer, shift: shiftAnswer, ticket },
        }),
      ),
    }),
  ),
});

const lookedUpShift = recordAnswer('Shift', shiftFields, {
  name: 'LookedUpShift',
  besides: {
    ...shiftNames,
    opportunity: recordAnswer('Opportunity', lookedUpRole, { name: 'LookedUpOpportunity', besides: opportunityNames }),
  },
});

export const lookedUpHouseholdAnswer = z.object({
  email: z.string(),
  household: z.array(
    z.object({
      volunteer: personAnswer(volunteerFields, { name: 'LookedUpMember', besides: { ...knownAddress, createdAt } }),
      shifts: z.array(
        recordAnswer('Signup', signupFields, {
          name: 'LookedUpSignup',
          besides: { signupDate: signupDateAnswer, shift: lookedUpShift },
        }),
      ),
    }),
  ),
});

/** A member as the household page reads them. */
export function memberJson(ctx: RequestContext, { signups, ...volunteer }: Volunteer) {
  const withTicket = (signup: Signup) => ({ ...signupJson(signup), ticket: ticketForCaller(ctx, signup.ticket) });
  return { volunteer, signups: (signups ?? []).map(withTicket) };
}

/** A member as the lookup page reads them; `description` is another name of the role's `shortDescription`. */
export function lookedUpMemberJson({ signups, ...volunteer }: Volunteer) {
  return { volunteer, shifts: (signups ?? []).map(lookedUpSignupJson) };
}

function lookedUpSignupJson(signup: Signup) {
  const json = signupJson(signup);
  const role = json.shift.opportunity;
  return { ...json, shift: { ...json.shift, opportunity: { ...role, description: role.shortDescription } } };
}
