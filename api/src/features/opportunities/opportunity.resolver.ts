import { Instant } from '../../platform/schema/graphql-scalars.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Opportunity } from '../../records/opportunity.js';
import { Removal, removalOf, tellPeopleWords, tellUnlessFalseWords } from '../events/removal/removal.types.js';
import { createOpportunity } from './create-opportunity.js';
import { deleteOpportunity } from './delete-opportunity.js';
import { findLedOpportunities, findOpportunities, findOpportunity, getOpportunity } from './find-opportunities.js';
import { CreateOpportunityInputType, SavedOpportunity, UpdateOpportunityInputType } from './opportunity.types.js';
import { updateOpportunity } from './update-opportunity.js';

const filters = { id: 'The one of this UUID.', eventId: 'Of this event.', categoryId: 'Of this category.' };

async function saved(ctx: RequestContext, id: string, selection: Selection): Promise<SavedOpportunity> {
  return { opportunity: await getOpportunity(ctx, id, below(selection, 'opportunity')) };
}

export const OpportunityResolver = rootFields({
  opportunity: query(findOpportunity, {
    gives: Opportunity,
    asText: true,
    nullable: true,
    description: 'One volunteer role; null when there is none.',
    args: { id: 'Its UUID.' },
  }),
  opportunities: query(findOpportunities, {
    gives: [Opportunity],
    asText: true,
    description: 'Volunteer roles by name; unknown ids find nothing.',
    args: { ...filters, updatedSince: 'Whose own columns changed at this moment or later.' },
    types: { updatedSince: Instant },
  }),
  ledOpportunities: query(findLedOpportunities, {
    gives: [Opportunity],
    asText: true,
    description: 'Volunteer roles by name: all for admins, those in their own categories for a lead.',
    args: filters,
  }),
  createOpportunity: mutation(createOpportunity, {
    gives: SavedOpportunity,
    description: 'Creates a volunteer role.',
    input: { type: CreateOpportunityInputType, description: 'The role.' },
    answer: saved,
  }),
  updateOpportunity: mutation(updateOpportunity, {
    gives: SavedOpportunity,
    description: 'Changes a volunteer role.',
    args: { id: 'The role.', tellPeople: tellUnlessFalseWords },
    input: { type: UpdateOpportunityInputType, description: 'The changes.' },
    answer: saved,
  }),
  deleteOpportunity: mutation(deleteOpportunity, {
    gives: Removal,
    description: 'Deletes a volunteer role with its shifts and signups.',
    args: { id: 'The role.', tellPeople: tellPeopleWords },
    answer: removalOf,
  }),
});
