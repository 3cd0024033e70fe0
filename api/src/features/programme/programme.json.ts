import { z, type ZodType } from 'zod';
import { mapped } from '../../contract/mapped.js';
import { browsedTexts } from '../../contract/browsed-texts.js';
import { roleTexts } from '../../contract/role-texts.js';
import { countAnswer, idAnswer, recordAnswer } from '../../platform/documented-answer.js';
import type { Selection } from '../../platform/shape.js';
import type { Category } from '../../records/category.js';
import type { Event } from '../../records/event.js';
import type { Opportunity } from '../../records/opportunity.js';
import type { Shift } from '../../records/shift.js';

/*
 * What the documented REST paths answer: fixed selections of the same shapes that GraphQL reads, and the several names that older
 * integrations use for one thing.
 */

export const eventFields: Selection = {
  id: true,
  name: true,
  slug: true,
  startDate: true,
  endDate: true,
  location: true,
  website: true,
  timeZone: true,
  coverImageUrl: true,
  organizerId: true,
  createdAt: true,
  qtyRequired: true,
  qtyRegistered: true,
  stillRequired: true,
};

const eventInBrief: Selection = {
  id: true,
  name: true,
  slug: true,
  startDate: true,
  endDate: true,
  location: true,
  timeZone: true,
};

const categoryInBrief: Selection = {
  id: true,
  eventId: true,
  name: true,
  leadId: true,
  leadFirstName: true,
  leadLastName: true,
};

export const categoryFields: Selection = { ...categoryInBrief, coverImageUrl: true, createdAt: true };

/** What staff read of a category besides what everybody does. */
export const staffCategoryFields: Selection = { ...categoryFields, leadEmail: true, version: true };

export const opportunityFields: Selection = {
  id: true,
  eventId: true,
  categoryId: true,
  name: true,
  ...mapped(roleTexts, () => true as const),
  location: true,
  coverImageUrl: true,
  createdAt: true,
  category: categoryInBrief,
  event: eventInBrief,
};

const roleInBrief: Selection = {
  id: true,
  name: true,
  categoryId: true,
  ...mapped(browsedTexts, () => true as const),
  location: true,
  category: categoryInBrief,
  event: eventInBrief,
};

export const shiftFields: Selection = {
  id: true,
  eventId: true,
  opportunityId: true,
  date: true,
  startTime: true,
  endTime: true,
  qtyRequired: true,
  qtyRegistered: true,
  stillRequired: true,
  location: true,
  effectiveLocation: true,
  notes: true,
  createdAt: true,
  opportunity: roleInBrief,
};

/** What REST alone tells of an event. */
export const eventBesides: Record<string, ZodType> = {
  organizerId: idAnswer.nullable().describe('Who organizes it: a user.'),
};

export const eventAnswer = recordAnswer('Event', eventFields, { besides: eventBesides });

/** An event as REST answers it. */
export function eventJson(event: Event) {
  return event;
}

const leadEmail = z.string().nullish().describe("The lead's address, for staff alone.");

export const categoryAnswer = recordAnswer('Category', categoryFields, { besides: { leadEmail } });

export const staffCategoryAnswer = recordAnswer('Category', staffCategoryFields, { name: 'StaffCategory' });

/** A category as REST answers it. */
export function categoryJson(category: Category) {
  return category;
}

/** The older names of a volunteer role. */
export const opportunityNames: Record<string, ZodType> = {
  description: z.string().nullable().describe('An older name of `shortDescription`.'),
};

export const opportunityAnswer = recordAnswer('Opportunity', opportunityFields, { besides: opportunityNames });

/** A volunteer role as REST answers it; `description` is another name of `shortDescription`. */
export function opportunityJson(opportunity: Opportunity) {
  return { ...opportunity, description: opportunity.shortDescription };
}

const olderCount = countAnswer.describe('An older name of `qtyRegistered`.');

/** Which category it is and who leads it. */
export const categoryInBriefAnswer = recordAnswer('Category', categoryInBrief, { name: 'CategoryInBrief' });

/** The role of a shift. */
export const opportunityInBrief = recordAnswer('Opportunity', roleInBrief, { name: 'OpportunityInBrief' });

/** The older names of a shift, and its role. */
export const shiftNames: Record<string, ZodType> = {
  opportunity: opportunityInBrief,
  signupCount: olderCount,
  signupsCount: olderCount,
};

export const shiftAnswer = recordAnswer('Shift', shiftFields, { besides: shiftNames });

/** A shift as REST answers it; `signupCount` and `signupsCount` are other names of `qtyRegistered`. */
export function shiftJson(shift: Shift) {
  return { ...shift, signupCount: shift.qtyRegistered, signupsCount: shift.qtyRegistered };
}
