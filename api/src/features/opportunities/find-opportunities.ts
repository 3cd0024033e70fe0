import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { Opportunity } from '../../records/opportunity.js';

const ids = ['id', 'eventId', 'categoryId'] as const;

/** Volunteer roles by name, of one event or category, or one by its id. */
export const { find: findOpportunities, list: listOpportunities } = recordsBy({
  name: 'Opportunities',
  access: 'public',
  keyScope: 'read:programme',
  record: Opportunity,
  ids,
});

/** Volunteer roles by name: all for an admin, those in their own categories for a lead. Error: NOT_SIGNED_IN. */
export const { find: findLedOpportunities, list: listLedOpportunities } = recordsBy({
  name: 'LedOpportunities',
  access: 'staff',
  record: Opportunity,
  ids,
  onlyFor: ['lead'],
});

/** One volunteer role. */
export const findOpportunity = recordById('findOpportunity', 'public', 'read:programme', Opportunity);

/** A role that was just written. Error: OPPORTUNITY_NOT_FOUND if it was deleted meanwhile. */
export const getOpportunity = writtenRecord(Opportunity, 'OPPORTUNITY_NOT_FOUND');
