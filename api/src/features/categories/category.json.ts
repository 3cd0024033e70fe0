import { z } from 'zod';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import type { Selection } from '../../platform/reading/selection.js';

/* The fields of a category in REST. */

export const categoryInBrief: Selection = {
  id: true,
  eventId: true,
  name: true,
  leadId: true,
  leadFirstName: true,
  leadLastName: true,
};

export const categoryFields: Selection = { ...categoryInBrief, coverImageUrl: true, createdAt: true, updatedAt: true };

/** The fields of a category for staff: the public ones and more. */
export const staffCategoryFields: Selection = { ...categoryFields, leadEmail: true, leadPhone: true, version: true };

const leadEmail = z.string().nullish().describe("The lead's address, for staff only.");

export const categoryAnswer = recordAnswer('Category', categoryFields, { besides: { leadEmail } });

export const staffCategoryAnswer = recordAnswer('Category', staffCategoryFields, { name: 'StaffCategory' });

/** A category in brief, with its lead. */
export const categoryInBriefAnswer = recordAnswer('Category', categoryInBrief, { name: 'CategoryInBrief' });
