import { z } from 'zod';

/** The version of a record that its editor looked at. */
export const seenVersion = z
  .number()
  .int()
  .nullish()
  .describe('The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE.');
