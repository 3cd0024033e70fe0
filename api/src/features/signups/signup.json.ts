import { instantAnswer, recordAnswer } from '../../platform/documented-answer.js';
import type { Selection } from '../../platform/shape.js';
import { shiftAnswer, shiftFields, shiftJson } from '../programme/programme.json.js';
import type { Signup } from './signup.types.js';

export const signupFields: Selection = {
  id: true,
  status: true,
  createdAt: true,
  cancelledAt: true,
  cancelTells: true,
  shift: shiftFields,
};

export const signupDateAnswer = instantAnswer.describe('An older name of `createdAt`.');

export const signupAnswer = recordAnswer('Signup', signupFields, {
  besides: { signupDate: signupDateAnswer, shift: shiftAnswer },
});

/** A signup as REST answers it; `signupDate` is another name of `createdAt`. */
export function signupJson(signup: Signup) {
  return { ...signup, signupDate: signup.createdAt, shift: shiftJson(signup.shift) };
}
