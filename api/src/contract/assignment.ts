import { z } from 'zod';
import { email, personName, phone } from './fields.js';

/** Staff give a known volunteer a place. A lead who found somebody by address says the address again: it shows that she knows it. */
export const assignVolunteerInput = z.object({
  shiftId: z.string({ error: 'Shift is required' }).min(1, 'Shift is required'),
  volunteerId: z.string({ error: 'Volunteer is required' }).min(1, 'Volunteer is required'),
  email: z.string().nullish(),
  overCapacity: z.boolean().nullish(),
});

/** Corrected details of a volunteer, by an admin. */
export const updateVolunteerInput = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email: email('Invalid email address'),
  phone,
});

/** Parsed details of a volunteer. */
export type UpdateVolunteerInput = z.infer<typeof updateVolunteerInput>;
