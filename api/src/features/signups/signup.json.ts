import { z, type ZodType } from 'zod';
import { instantAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import type { Signup } from '../../records/signup.js';

export const signupFields: Selection = {
  id: true,
  status: true,
  createdAt: true,
  cancelledAt: true,
  cancelTells: true,
  shift: shiftFields,
  updatedAt: true,
};

export const signupDateAnswer = instantAnswer.meta({ description: 'An older name of `createdAt`.', deprecated: true });

export const signupAnswer = recordAnswer('Signup', signupFields, {
  besides: { signupDate: signupDateAnswer, shift: shiftAnswer },
});

/** The fields of a person in REST. */
export const personFields: Selection = { id: true, firstName: true, lastName: true, email: true, phone: true };

/** A person in REST's responses, for callers who may see their address. */
export function personAnswer(
  fields: Selection = personFields,
  { name, besides }: { name?: string; besides?: Record<string, ZodType> } = {},
): ZodType {
  return recordAnswer('Volunteer', fields, {
    name,
    besides: {
      email: z.string().nullable().describe('E-mail address as typed; null of somebody who walked in without one.'),
      ...besides,
    },
  });
}

/** Of those who are found by their address. */
export const knownAddress = { email: z.string().describe('E-mail address as typed.') };

/** A signup in REST's responses; `signupDate` is another name of `createdAt`. */
export function signupJson(signup: Signup) {
  return { ...signup, signupDate: signup.createdAt, shift: shiftJson(signup.shift) };
}
