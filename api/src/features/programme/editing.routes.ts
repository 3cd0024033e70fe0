import { z } from 'zod';
import { createOpportunityInput, updateOpportunityInput } from '../../contract/opportunity.js';
import { createShiftInput, createShiftsInput, updateShiftInput } from '../../contract/shift-input.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Route, RouteAnswer, RouteRequest } from '../../platform/route.js';
import type { Selection } from '../../platform/shape.js';
import { deleteCategory } from '../categories/delete-category.js';
import type { SignupsBelow } from '../events/count-signups-below.js';
import { createOpportunity } from '../opportunities/create-opportunity.js';
import { deleteOpportunity } from '../opportunities/delete-opportunity.js';
import { updateOpportunity } from '../opportunities/update-opportunity.js';
import { createShift, createShifts } from '../shifts/create-shifts.js';
import { deleteShift } from '../shifts/delete-shift.js';
import { updateShift } from '../shifts/update-shift.js';
import { listLedOpportunities } from './find-led-opportunities.js';
import { listLedShifts } from './find-led-shifts.js';
import { opportunityFields, opportunityJson, shiftFields, shiftJson } from './programme.json.js';
import { readSavedOpportunity, readSavedShift, readSavedShifts } from './read-saved.js';

// Staff also read the version, by which a second editor notices the first.
const staffOpportunityFields: Selection = { ...opportunityFields, version: true };
const staffShiftFields: Selection = { ...shiftFields, version: true };

const tellPeople = z.object({ tellPeople: z.boolean().nullish() });
const tellPeopleQuery = { tellPeople: '`true` mails the people who are signed up; the body may say so too' };

async function opportunityAnswer(ctx: RequestContext, id: string, status: number): Promise<RouteAnswer> {
  return { status, body: opportunityJson(await readSavedOpportunity(ctx, id, staffOpportunityFields)) };
}

async function shiftAnswer(ctx: RequestContext, id: string, warnings: string[], status: number): Promise<RouteAnswer> {
  return { status, body: { ...shiftJson(await readSavedShift(ctx, id, staffShiftFields)), warnings } };
}

/** Whether to mail the people is said in the body or in the address. */
function asksToTell({ body, query }: RouteRequest): boolean {
  return tellPeople.safeParse(body).data?.tellPeople === true || query.tellPeople === 'true';
}

function removed({ opportunities, shifts, signups, people }: SignupsBelow): RouteAnswer {
  return { body: { success: true, removed: { opportunities, shifts, signups, people } } };
}

/** The same under both prefixes: who may is decided by the record, not by the path. */
function underBoth(prefix: 'admin' | 'lead'): Route[] {
  return [
    {
      method: 'post',
      path: `/api/${prefix}/opportunities`,
      summary: 'Make a volunteer role',
      body: createOpportunityInput,
      answer: async (ctx, { body }) => opportunityAnswer(ctx, await ctx.run(createOpportunity, body), 201),
    },
    {
      method: 'patch',
      path: `/api/${prefix}/opportunities/{id}`,
      summary: 'Change a volunteer role; what is absent stays as it is',
      body: updateOpportunityInput,
      answer: async (ctx, { body, params }) =>
        opportunityAnswer(ctx, await ctx.run(updateOpportunity, { ...(body as object), id: params.id }), 200),
    },
    {
      method: 'delete',
      path: `/api/${prefix}/opportunities/{id}`,
      summary: 'Delete a volunteer role with its shifts and signups',
      query: tellPeopleQuery,
      body: tellPeople,
      answer: async (ctx, request) =>
        removed(await ctx.run(deleteOpportunity, { id: request.params.id, tellPeople: asksToTell(request) })),
    },
    {
      method: 'post',
      path: `/api/${prefix}/shifts`,
      summary: 'Make a shift',
      body: createShiftInput,
      answer: async (ctx, { body }) => {
        const { ids, warnings } = await ctx.run(createShift, body);
        return shiftAnswer(ctx, ids[0] ?? '', warnings, 201);
      },
    },
    {
      method: 'post',
      path: `/api/${prefix}/shift-batches`,
      summary: 'Make several shifts, all or none',
      body: createShiftsInput,
      answer: async (ctx, { body }) => {
        const { ids, warnings } = await ctx.run(createShifts, body);
        const shifts = await readSavedShifts(ctx, ids, staffShiftFields);
        return { status: 201, body: { shifts: shifts.map(shiftJson), warnings } };
      },
    },
    {
      method: 'patch',
      path: `/api/${prefix}/shifts/{id}`,
      summary: 'Change a shift; what is absent stays as it is. `tellPeople` mails the people in it',
      body: updateShiftInput.extend(tellPeople.shape),
      query: tellPeopleQuery,
      answer: async (ctx, request) => {
        const told = request.query.tellPeople === 'true' ? { tellPeople: true } : {};
        const { id, warnings } = await ctx.run(updateShift, {
          ...(request.body as object),
          ...told,
          id: request.params.id,
        });
        return shiftAnswer(ctx, id, warnings, 200);
      },
    },
    {
      method: 'delete',
      path: `/api/${prefix}/shifts/{id}`,
      summary: 'Delete a shift with its signups',
      query: tellPeopleQuery,
      body: tellPeople,
      answer: async (ctx, request) =>
        removed(await ctx.run(deleteShift, { id: request.params.id, tellPeople: asksToTell(request) })),
    },
  ];
}

/** Reading and changing what is inside categories, for staff. */
export const editingRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/lead/opportunities',
    summary: "Volunteer roles by name: a lead's own, all for an admin",
    query: { eventId: 'of this event', categoryId: 'of this category', ...pageQuery },
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listLedOpportunities, { ...listQuery(request), selection: staffOpportunityFields }),
        opportunityJson,
      ),
  },
  {
    method: 'get',
    path: '/api/lead/shifts',
    summary: "Shifts by day and start time: a lead's own, all for an admin",
    query: {
      eventId: 'of this event',
      categoryId: 'of this category',
      opportunityId: 'of this volunteer role',
      date: 'on this day, YYYY-MM-DD',
      ...pageQuery,
    },
    answer: async (ctx, request) => {
      const { date, ...wanted } = listQuery(request);
      return listAnswer(
        ctx,
        request,
        await ctx.run(listLedShifts, { ...wanted, date: date || null, selection: staffShiftFields }),
        shiftJson,
      );
    },
  },
  ...underBoth('admin'),
  ...underBoth('lead'),
  {
    method: 'delete',
    path: '/api/admin/categories/{id}',
    summary: 'Delete a category with its roles, shifts and signups',
    query: tellPeopleQuery,
    body: tellPeople,
    answer: async (ctx, request) =>
      removed(await ctx.run(deleteCategory, { id: request.params.id, tellPeople: asksToTell(request) })),
  },
];
