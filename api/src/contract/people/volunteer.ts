import { z } from 'zod';
import { email, personName, phone } from '../text/fields.js';

/** A person's corrected details. `phone` is null when there is none. */
export const updateVolunteerInput = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email: email('Invalid email address'),
  phone: phone.describe('Optional phone number; null takes it away.'),
});

/** Parsed details of a person. */
export type UpdateVolunteerInput = z.infer<typeof updateVolunteerInput>;
