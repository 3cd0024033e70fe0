import { z } from 'zod';
import { email, emailOrNone, personName, phone } from '../text/fields.js';

/** Why an address is not taken away. */
export const addressStays = 'Please give an email address: it can be changed, but not taken away';

/** A person's corrected details. `phone` is null when there is none, `email` when somebody who walked in gave none. */
export const updateVolunteerInput = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email: emailOrNone('Invalid email address').describe(
    "A valid address: 'Invalid email address'. Null or left out for somebody who has none; an address can be changed, but not taken away.",
  ),
  phone: phone.describe('Optional phone number; null takes it away.'),
});

/** The same for a person who has an address. */
export const updateReachableInput = updateVolunteerInput.refine(({ email }) => email !== null, {
  path: ['email'],
  error: addressStays,
});

/** The corrected address of everybody who has another one. */
export const correctAddressInput = z.object({ email: email('Invalid email address') });

/** Parsed details of a person. */
export type UpdateVolunteerInput = z.infer<typeof updateVolunteerInput>;
