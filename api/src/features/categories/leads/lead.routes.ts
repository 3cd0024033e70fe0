import { assignLeadInput, createLeadInput, updateLeadInput } from '../../../contract/people/staff.js';
import { recordAnswer, successAnswer } from '../../../platform/schema/documented-answer.js';
import { listRoute } from '../../../platform/reading/list-operation.js';
import { routesOf } from '../../../platform/schema/route.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { assignLead } from './assign-lead.js';
import { createLead } from './create-lead.js';
import { deleteLead } from './delete-lead.js';
import { updateLead } from './update-lead.js';
import { getWrittenLead, listLeads } from './find-leads.js';

const leadFields: Selection = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  role: true,
  hasPassword: true,
  categories: { id: true, eventId: true, name: true },
};

const leadAnswer = recordAnswer('User', leadFields, { name: 'Lead' });

/** Leads and their categories, for admins. */
export const leadRoutes = routesOf('Leads', [
  listRoute({
    path: '/api/leads',
    summary: 'Users who lead categories, by name',
    callers: ['staff'],
    list: listLeads,
    fields: leadFields,
    schema: leadAnswer,
  }),
  {
    method: 'post',
    path: '/api/admin/leads',
    id: 'createLead',
    summary: 'Create a lead with their categories; a link to set a password is mailed',
    of: createLead,
    callers: ['staff'],
    answers: { 201: leadAnswer },
    body: createLeadInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: await getWrittenLead(ctx, await ctx.run(createLead, body), leadFields),
    }),
  },
  {
    method: 'put',
    path: '/api/admin/leads/{id}',
    id: 'updateLead',
    summary: "Change a lead's name, address and categories; with `eventId`, the categories of that event alone",
    of: updateLead,
    callers: ['staff'],
    answers: { 200: leadAnswer },
    body: updateLeadInput.omit({ leadId: true }),
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(updateLead, { ...(body as object), leadId: params.id });
      return { body: await getWrittenLead(ctx, id, leadFields) };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/leads/{id}',
    id: 'deleteLead',
    summary: 'Delete a lead; their categories stay, without a lead',
    of: deleteLead,
    callers: ['staff'],
    answers: { 200: successAnswer },
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(deleteLead, { leadId: params.id }) } }),
  },
  {
    method: 'post',
    path: '/api/admin/assign-lead',
    id: 'assignLead',
    summary: 'Assign further categories to a lead',
    of: assignLead,
    callers: ['staff'],
    answers: { 200: leadAnswer },
    body: assignLeadInput,
    answer: async (ctx, { body }) => ({
      body: await getWrittenLead(ctx, await ctx.run(assignLead, body), leadFields),
    }),
  },
]);
