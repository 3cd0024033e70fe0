import type { Selection } from '../../platform/shape.js';
import { shiftFields } from '../programme/programme.json.js';
import { signupFields, signupJson } from '../signups/signup.json.js';
import type { Signup } from '../signups/signup.types.js';
import type { HouseholdMember } from './household.types.js';

export const volunteerFields: Selection = { id: true, firstName: true, lastName: true, email: true, createdAt: true };

const opportunity = shiftFields.opportunity as Selection;

/** What the lookup shows of a signup: also whom to write to. */
export const lookedUpSignupFields: Selection = {
  ...signupFields,
  shift: {
    ...shiftFields,
    opportunity: { ...opportunity, category: { ...(opportunity.category as Selection), leadEmail: true } },
  },
};

/** A member as the household page reads them. */
export function memberJson({ volunteer, signups }: HouseholdMember) {
  return { volunteer, signups: signups.map(signupJson) };
}

/** A member as the lookup page reads them; `description` is another name of the role's `shortDescription`. */
export function lookedUpMemberJson({ volunteer, signups }: HouseholdMember) {
  return { volunteer, shifts: signups.map(lookedUpSignupJson) };
}

function lookedUpSignupJson(signup: Signup) {
  const json = signupJson(signup);
  const role = json.shift.opportunity;
  return { ...json, shift: { ...json.shift, opportunity: { ...role, description: role.shortDescription } } };
}
