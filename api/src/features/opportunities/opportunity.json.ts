import { z, type ZodType } from 'zod';
import { mapped } from '../../contract/text/mapped.js';
import { browsedTexts } from '../../contract/text/browsed-texts.js';
import { roleTexts } from '../../contract/text/role-texts.js';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import { withOlderNames, type Selection } from '../../platform/reading/selection.js';
import type { Opportunity } from '../../records/opportunity.js';
import { categoryInBrief } from '../categories/category.json.js';
import { eventInBrief } from '../events/event.json.js';

/* The fields of a volunteer role in REST, with the names that older integrations use. */

// Keep the order of the fields: older integrations may parse responses as text.

const above: Selection = { category: categoryInBrief, event: eventInBrief };

/** The role of a shift. */
export const roleInBrief: Selection = {
  ...{ id: true, name: true, categoryId: true },
  ...mapped(browsedTexts, () => true as const),
  location: true,
  ...above,
};

export const opportunityFields: Selection = {
  ...{ id: true, eventId: true, categoryId: true, name: true },
  ...mapped(roleTexts, () => true as const),
  ...{ location: true, coverImageUrl: true, createdAt: true },
  ...above,
  updatedAt: true,
  minimumAge: true,
  youngerWithConsent: true,
};

/** Staff also read the version, which detects concurrent edits. */
export const staffOpportunityFields: Selection = { ...opportunityFields, standby: true, version: true };

/** The older names of a volunteer role. */
export const opportunityNames: Record<string, ZodType> = {
  description: z.string().nullable().meta({ description: 'An older name of `shortDescription`.', deprecated: true }),
};

export const opportunityAnswer = recordAnswer('Opportunity', opportunityFields, { besides: opportunityNames });

export const staffOpportunity = recordAnswer('Opportunity', staffOpportunityFields, {
  name: 'StaffOpportunity',
  besides: opportunityNames,
});

export const opportunityInBrief = recordAnswer('Opportunity', roleInBrief, { name: 'OpportunityInBrief' });

export const olderOpportunityNames = { description: 'shortDescription' } as const;

/** A volunteer role in REST's responses, with its older name. */
export function opportunityJson(opportunity: Opportunity) {
  return withOlderNames(opportunity, olderOpportunityNames);
}
