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
  shortDescription: true,
  longDescription: true,
  location: true,
  coverImageUrl: true,
  createdAt: true,
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
  opportunity: {
    id: true,
    name: true,
    categoryId: true,
    shortDescription: true,
    location: true,
    category: categoryInBrief,
    event: eventInBrief,
  },
};

/** An event as REST answers it. */
export function eventJson(event: Event) {
  return event;
}

/** A category as REST answers it. */
export function categoryJson(category: Category) {
  return category;
}

/** A volunteer role as REST answers it; `description` is another name of `shortDescription`. */
export function opportunityJson(opportunity: Opportunity) {
  return { ...opportunity, description: opportunity.shortDescription };
}

/** A shift as REST answers it; `signupCount` and `signupsCount` are other names of `qtyRegistered`. */
export function shiftJson(shift: Shift) {
  return { ...shift, signupCount: shift.qtyRegistered, signupsCount: shift.qtyRegistered };
}
