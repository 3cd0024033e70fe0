import { createLeadInput, updateLeadInput } from '../../../contract/people/staff.js';
import { inputType } from '../../../platform/schema/input-type.js';

export const CreateLeadInputType = inputType('CreateLeadInput', createLeadInput, {
  description: 'A new lead; a link to set a password is mailed.',
});

export const UpdateLeadInputType = inputType('UpdateLeadInput', updateLeadInput, {
  description: 'A lead and all categories they are to have.',
  without: ['leadId'],
});
