import { z } from 'zod';

/** What the people come to that nobody marked. */
export const othersOfShift = ['CAME', 'NO_SHOW'] as const;

/** Staff settle a shift: what the people come to that nobody marked. */
export const settleAttendanceInput = z.object({
  shiftId: z.string({ error: 'Shift is required' }).min(1, 'Shift is required'),
  others: z.enum(othersOfShift, `Please choose from ${othersOfShift.join(', ')}`),
});
