import { z } from 'zod';
import { changedParagraphs, changedPlace, optionalParagraphs, optionalPlace, title } from './texts.js';

/** The longest short description: a line or two under the role's name. */
const shortest = 500;

/** A new volunteer role. `id` may be made by the caller: a UUID that nobody used. */
export const createOpportunityInput = z.object({
  id: z.string().nullish(),
  eventId: z.string({ error: 'Event is required' }).min(1, 'Event is required'),
  categoryId: z.string({ error: 'Category is required' }).min(1, 'Category is required'),
  name: title('Volunteer role name is required'),
  shortDescription: optionalParagraphs(shortest),
  longDescription: optionalParagraphs(),
  location: optionalPlace,
});

/** What the dialog of an existing role holds: as for a new one, with the words of an edit. */
export const editOpportunityForm = createOpportunityInput.extend({ name: title('Name is required') });

/** A parsed new role. */
export type CreateOpportunityInput = z.infer<typeof createOpportunityInput>;

/** Changes of a role: what is absent stays as it is. `version`, where given, must be the current one. */
export const updateOpportunityInput = z.object({
  categoryId: z.string({ error: 'Category is required' }).min(1, 'Category is required').nullish(),
  name: title('Name is required').optional(),
  shortDescription: changedParagraphs(shortest),
  longDescription: changedParagraphs(),
  location: changedPlace,
  version: z.number().int().nullish(),
});

/** Parsed changes of a role. */
export type UpdateOpportunityInput = z.infer<typeof updateOpportunityInput>;
