import type { Selection } from '../../platform/shape.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import type { Signup } from './signup.types.js';

export const signupFields: Selection = {
  id: true,
  status: true,
  createdAt: true,
  cancelledAt: true,
  cancelTells: true,
  shift: shiftFields,
};

/** A signup as REST answers it; `signupDate` is another name of `createdAt`. */
export function signupJson(signup: Signup) {
  return { ...signup, signupDate: signup.createdAt, shift: shiftJson(signup.shift) };
}
