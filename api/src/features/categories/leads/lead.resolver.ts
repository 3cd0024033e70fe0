import { mutation, query, rootFields } from '../../../platform/schema/root-fields.js';
import { User } from '../../../records/user.js';
import { assignLead } from './assign-lead.js';
import { createLead } from './create-lead.js';
import { deleteLead } from './delete-lead.js';
import { findLeads, getWrittenLead } from './find-leads.js';
import { CreateLeadInputType, UpdateLeadInputType } from './lead.types.js';
import { updateLead } from './update-lead.js';

export const LeadResolver = rootFields({
  leads: query(findLeads, { gives: [User], description: 'Users who lead categories, by name.' }),
  createLead: mutation(createLead, {
    gives: User,
    description: 'Creates a lead with their categories and mails a link to set a password.',
    input: { type: CreateLeadInputType, description: 'The person and their categories.' },
    answer: getWrittenLead,
  }),
  updateLead: mutation(updateLead, {
    gives: User,
    description: "Changes a lead's name, address and categories.",
    args: { leadId: 'The lead.' },
    input: { type: UpdateLeadInputType, description: 'The new details.' },
    answer: getWrittenLead,
  }),
  deleteLead: mutation(deleteLead, {
    gives: Boolean,
    description: 'Deletes a lead; their categories stay, without a lead, and their sign-ins end.',
    args: { leadId: 'The lead.' },
  }),
  assignLead: mutation(assignLead, {
    gives: User,
    description: 'Assigns further categories to a lead.',
    args: { leadId: 'Any of the staff.', categoryIds: "'At least one category must be selected'." },
    answer: getWrittenLead,
  }),
});
