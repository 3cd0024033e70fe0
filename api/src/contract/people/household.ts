import { z } from 'zod';
import { email, personName } from '../text/fields.js';

/** Looking a household up by its e-mail address. */
export const lookUpHouseholdInput = z.object({ email: email('Please enter a valid email address') });

/** A person's new name. */
export const volunteerName = z.object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
});

/** A person of a household and their new name. */
export const renameVolunteerInput = volunteerName.extend({ volunteerId: z.string() });

/** Two records of one person in a household: the source's signups move to the target, then the source is deleted. */
export const mergeVolunteersInput = z
  .object({
    sourceId: z.string({ error: 'Select exactly 2 volunteers' }).min(1, 'Select exactly 2 volunteers'),
    targetId: z.string({ error: 'Select exactly 2 volunteers' }).min(1, 'Select exactly 2 volunteers'),
  })
  .refine(({ sourceId, targetId }) => sourceId.toLowerCase() !== targetId.toLowerCase(), {
    path: ['targetId'],
    message: 'You must select exactly 2 household members to merge.',
  });

/** A parsed merge. */
export type MergeVolunteersInput = z.infer<typeof mergeVolunteersInput>;
