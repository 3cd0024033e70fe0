import { z } from 'zod';

/** How many people are erased together at most. */
export const mostErasedTogether = 100;

const people = z
  .array(z.string(), 'Please choose who is to be erased')
  .min(1, 'Please choose who is to be erased')
  .max(mostErasedTogether, `At most ${mostErasedTogether} people can be erased together`);

/** People of a household who ask to be erased. */
export const requestErasureInput = z.object({
  volunteerIds: people.describe('People of the household that this browser opened by its mailed link.'),
});

/** People whom an admin erases. */
export const erasePeopleInput = z.object({
  volunteerIds: people.describe('The people, of one household or of several.'),
  tellThem: z.boolean().nullish().describe('Whether their addresses get one last mail. Default: true.'),
});

/** The people of a preview. */
export const previewErasureInput = erasePeopleInput.pick({ volunteerIds: true });
