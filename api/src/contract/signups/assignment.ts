import { z } from 'zod';

/** Staff assign a known volunteer to a shift. */
export const assignVolunteerInput = z.object({
  shiftId: z.string({ error: 'Shift is required' }).min(1, 'Shift is required'),
  volunteerId: z.string({ error: 'Volunteer is required' }).min(1, 'Volunteer is required'),
  overCapacity: z.boolean().nullish(),
  /** A signup of the same shift to cancel in the same step; then the shift may be full. */
  replaces: z.string().nullish(),
});
