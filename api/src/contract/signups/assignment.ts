import { z } from 'zod';

/** Staff give a known volunteer a place. */
export const assignVolunteerInput = z.object({
  shiftId: z.string({ error: 'Shift is required' }).min(1, 'Shift is required'),
  volunteerId: z.string({ error: 'Volunteer is required' }).min(1, 'Volunteer is required'),
  overCapacity: z.boolean().nullish(),
  /** A signup of the same shift that is cancelled in the same step; a full shift is no hindrance then. */
  replaces: z.string().nullish(),
});
