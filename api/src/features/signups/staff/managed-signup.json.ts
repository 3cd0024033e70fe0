import { z } from 'zod';
import type { Selection } from '../../../platform/reading/selection.js';
import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import type { Signup } from '../../../records/signup.js';
import { categoryInBriefAnswer } from '../../categories/category.json.js';
import { opportunityInBrief } from '../../opportunities/opportunity.json.js';
import { shiftAnswer, shiftFields, shiftJson } from '../../shifts/shift.json.js';
import { personFields, signupDateAnswer } from '../signup.json.js';

/** The columns of a signup that staff are shown. */
export const managedSignupFields: Selection = {
  id: true,
  status: true,
  createdAt: true,
  cancelledAt: true,
  overCapacity: true,
  volunteer: personFields,
  shift: shiftFields,
  updatedAt: true,
  // Named as in the changes feed, so that a copy can be filled from either.
  shiftId: true,
  volunteerId: true,
};

const signedUpPerson = recordAnswer('Volunteer', personFields, { name: 'SignedUpVolunteer' });

/** A signup in REST's responses to staff, as documented. */
export const managedSignupAnswer = recordAnswer('Signup', managedSignupFields, {
  name: 'ManagedSignup',
  besides: {
    overCapacity: z.boolean().describe('Assigned by staff beyond the places, on purpose.'),
    volunteer: signedUpPerson,
    shift: shiftAnswer,
    signupDate: signupDateAnswer,
    ...{ firstName: z.string(), lastName: z.string(), email: z.string().nullable(), phone: z.string().nullable() },
    opportunity: opportunityInBrief,
    category: categoryInBriefAnswer,
  },
});

/** A signup in REST's responses to staff: with the person's details also at the top level, and `signupDate` as another name of `createdAt`. */
export function managedSignupJson(signup: Signup) {
  const { firstName, lastName, email, phone } = signup.volunteer;
  const { opportunity } = signup.shift;
  return {
    ...signup,
    signupDate: signup.createdAt,
    ...{ firstName, lastName, email, phone },
    shift: shiftJson(signup.shift),
    opportunity,
    category: opportunity.category,
  };
}
