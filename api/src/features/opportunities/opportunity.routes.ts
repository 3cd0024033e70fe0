import { createOpportunityInput, updateOpportunityInput } from '../../contract/programme/opportunity.js';
import { idQuery } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { recordRoute } from '../../platform/schema/record-route.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import { removalRoute, tellPeopleBody, tellUnlessFalse, tellUnlessFalseQuery } from '../events/removal/removal.json.js';
import { createOpportunity } from './create-opportunity.js';
import { deleteOpportunity } from './delete-opportunity.js';
import { findOpportunity, getOpportunity, listLedOpportunities, listOpportunities } from './find-opportunities.js';
import {
  opportunityAnswer,
  opportunityFields,
  olderOpportunityNames,
  opportunityJson,
  staffOpportunity,
  staffOpportunityFields,
} from './opportunity.json.js';
import { updateOpportunity } from './update-opportunity.js';

const wishes = { eventId: idQuery('of this event'), categoryId: idQuery('of this category') };

/** The same paths under both prefixes: the record decides who may call them, not the prefix. */
function underBoth(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'post',
      path: `/api/${prefix}/opportunities`,
      id: `createOpportunity${as}`,
      summary: 'Create a volunteer role',
      of: createOpportunity,
      callers: ['staff', 'key'],
      answers: { 201: staffOpportunity },
      body: createOpportunityInput,
      answer: async (ctx, { body }) => {
        const id = await ctx.run(createOpportunity, body);
        return { status: 201, body: opportunityJson(await getOpportunity(ctx, id, staffOpportunityFields)) };
      },
    },
    {
      method: 'patch',
      path: `/api/${prefix}/opportunities/{id}`,
      id: `updateOpportunity${as}`,
      summary:
        'Change a volunteer role; what is absent stays as it is. A new name or location is mailed to its people, unless `tellPeople` is false',
      of: updateOpportunity,
      callers: ['staff', 'key'],
      answers: { 200: staffOpportunity },
      body: updateOpportunityInput.extend(tellPeopleBody.shape),
      query: tellUnlessFalseQuery,
      answer: async (ctx, { body, params, query }) => {
        const id = await ctx.run(updateOpportunity, { ...(body as object), ...tellUnlessFalse(query), id: params.id });
        return { body: opportunityJson(await getOpportunity(ctx, id, staffOpportunityFields)) };
      },
    },
    removalRoute(deleteOpportunity, {
      path: `/api/${prefix}/opportunities/{id}`,
      id: `deleteOpportunity${as}`,
      summary: 'Delete a volunteer role with its shifts and signups',
    }),
  ];
}

/** Reading, creating, changing and deleting volunteer roles. */
export const opportunityRoutes = [
  ...routesOf('Programme', [
    listRoute({
      path: '/api/opportunities',
      summary: 'Volunteer roles by name',
      callers: ['anybody', 'key'],
      list: listOpportunities,
      fields: opportunityFields,
      schema: opportunityAnswer,
      wishes,
      older: olderOpportunityNames,
    }),
    recordRoute({
      path: '/api/opportunities/{id}',
      id: 'getOpportunity',
      summary: 'One volunteer role; 404 when there is none',
      callers: ['anybody', 'key'],
      find: findOpportunity,
      fields: opportunityFields,
      schema: opportunityAnswer,
      notFound: 'OPPORTUNITY_NOT_FOUND',
      isEdited: true,
      json: opportunityJson,
    }),
  ]),
  ...routesOf('Roles and shifts', [
    listRoute({
      path: '/api/lead/opportunities',
      summary: "Volunteer roles by name: a lead's own, all for an admin",
      callers: ['staff'],
      list: listLedOpportunities,
      fields: staffOpportunityFields,
      schema: staffOpportunity,
      wishes,
      older: olderOpportunityNames,
    }),
    ...underBoth('admin'),
    ...underBoth('lead'),
  ]),
];
