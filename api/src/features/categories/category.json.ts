import { z } from 'zod';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';

/* What REST answers of a category. */

export const categoryInBrief: Selection = {
  id: true,
  eventId: true,
  name: true,
  leadId: true,
  leadFirstName: true,
  leadLastName: true,
};

export const categoryFields: Selection = { ...categoryInBrief, coverImageUrl: true, createdAt: true, updatedAt: true };

/** What staff read of a category besides what everybody does. */
export const staffCategoryFields: Selection = { ...categoryFields, leadEmail: true, version: true };

const leadEmail = z.string().nullish().describe("The lead's address, for staff alone.");

export const categoryAnswer = recordAnswer('Category', categoryFields, { besides: { leadEmail } });

export const staffCategoryAnswer = recordAnswer('Category', staffCategoryFields, { name: 'StaffCategory' });

/** Which category it is and who leads it. */
export const categoryInBriefAnswer = recordAnswer('Category', categoryInBrief, { name: 'CategoryInBrief' });
