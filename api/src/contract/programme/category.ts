import { z } from 'zod';
import { imageAddress } from './event.js';
import { changed, line } from '../text/fields.js';
import { seenVersion } from '../seen-version.js';

/** The value in forms for a category without a lead. */
export const noLead = 'no-lead';

const categoryName = line('Category name is required');
const leadId = z
  .string()
  .nullish()
  .transform((id) => (id === undefined ? undefined : id === '' || id === noLead ? null : id));

/** A new category of an event. */
export const createCategoryInput = z.object({
  eventId: z
    .string({ error: 'Event is required' })
    .min(1, 'Event is required')
    .describe("The event it belongs to: 'Event is required'."),
  name: categoryName.describe("Required: 'Category name is required'."),
  leadId: leadId.describe('The user who leads it; nobody without one.'),
});

/** A parsed new category. */
export type CreateCategoryInput = z.infer<typeof createCategoryInput>;

/** A change of a category: absent fields are unchanged; `leadId` null means nobody; `version` is the one that the editor saw. */
export const updateCategoryInput = z.object({
  categoryId: z.string(),
  name: categoryName.optional().describe("'Category name is required'."),
  leadId: leadId.describe('The user who leads it; null for nobody.'),
  coverImageUrl: changed(imageAddress).describe('Address of the cover image; empty removes it.'),
  version: seenVersion,
});

/** A parsed change of a category. */
export type UpdateCategoryInput = z.infer<typeof updateCategoryInput>;
