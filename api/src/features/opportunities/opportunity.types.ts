import { Field, ObjectType } from 'type-graphql';
import { createOpportunityInput, updateOpportunityInput } from '../../contract/programme/opportunity.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Opportunity } from '../../records/opportunity.js';

@AllowAccess('staff', 'write:programme')
@ObjectType('SavedOpportunity', { description: 'A volunteer role that was created or changed.' })
export class SavedOpportunity {
  @Field(() => Opportunity, { description: 'The role as it is now.' })
  opportunity!: Opportunity;
}

export const CreateOpportunityInputType = inputType('CreateOpportunityInput', createOpportunityInput, {
  description: 'A new volunteer role.',
});

export const UpdateOpportunityInputType = inputType('UpdateOpportunityInput', updateOpportunityInput, {
  description: 'Changes of a volunteer role; what is absent stays as it is.',
});
