import { z } from 'zod';

/** Staff give a known volunteer a place. A lead who found somebody by address says the address again: it shows that she knows it. */
export const assignVolunteerInput = z.object({
  shiftId: z.string({ error: 'Shift is required' }).min(1, 'Shift is required'),
  volunteerId: z.string({ error: 'Volunteer is required' }).min(1, 'Volunteer is required'),
  email: z.string().nullish(),
  overCapacity: z.boolean().nullish(),
});
