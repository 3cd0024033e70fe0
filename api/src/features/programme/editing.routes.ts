import { createOpportunityInput, updateOpportunityInput } from '../../contract/opportunity.js';
import { createShiftInput, createShiftsInput, updateShiftInput } from '../../contract/shift-input.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import { dayQuery, idQuery, listAnswers } from '../../platform/documented-answer.js';
import { routesOf, type UntaggedRoute } from '../../platform/route.js';
import { deleteCategory } from '../categories/delete-category.js';
import { createOpportunity } from '../opportunities/create-opportunity.js';
import { deleteOpportunity } from '../opportunities/delete-opportunity.js';
import { updateOpportunity } from '../opportunities/update-opportunity.js';
import { createShift, createShifts } from '../shifts/create-shifts.js';
import { deleteShift } from '../shifts/delete-shift.js';
import { updateShift } from '../shifts/update-shift.js';
import {
  asksToTell,
  opportunityAnswer,
  removed,
  removedAnswer,
  savedShift,
  savedShifts,
  shiftAnswer,
  staffOpportunity,
  staffOpportunityFields,
  staffShift,
  staffShiftFields,
  tellPeople,
  tellPeopleQuery,
} from './editing.json.js';
import { listLedOpportunities } from './find-led-opportunities.js';
import { listLedShifts } from './find-led-shifts.js';
import { opportunityJson, shiftJson } from './programme.json.js';
import { readSavedShifts } from './read-saved.js';

/** The same under both prefixes: who may is decided by the record, not by the path. */
function underBoth(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'post',
      path: `/api/${prefix}/opportunities`,
      id: `createOpportunity${as}`,
      summary: 'Make a volunteer role',
      callers: ['staff'],
      answers: { 201: staffOpportunity },
      refuses: ['CATEGORY_NOT_FOUND', 'ID_TAKEN', 'OPPORTUNITY_NAME_TAKEN'],
      body: createOpportunityInput,
      answer: async (ctx, { body }) => opportunityAnswer(ctx, await ctx.run(createOpportunity, body), 201),
    },
    {
      method: 'patch',
      path: `/api/${prefix}/opportunities/{id}`,
      id: `updateOpportunity${as}`,
      summary: 'Change a volunteer role; what is absent stays as it is',
      callers: ['staff'],
      answers: { 200: staffOpportunity },
      refuses: ['OPPORTUNITY_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'CHANGED_MEANWHILE', 'OPPORTUNITY_NAME_TAKEN'],
      body: updateOpportunityInput,
      answer: async (ctx, { body, params }) =>
        opportunityAnswer(ctx, await ctx.run(updateOpportunity, { ...(body as object), id: params.id }), 200),
    },
    {
      method: 'delete',
      path: `/api/${prefix}/opportunities/{id}`,
      id: `deleteOpportunity${as}`,
      summary: 'Delete a volunteer role with its shifts and signups',
      callers: ['staff'],
      bodyIsOptional: true,
      answers: { 200: removedAnswer },
      refuses: ['OPPORTUNITY_NOT_FOUND'],
      query: tellPeopleQuery,
      body: tellPeople,
      answer: async (ctx, request) =>
        removed(await ctx.run(deleteOpportunity, { id: request.params.id, tellPeople: asksToTell(request) })),
    },
    {
      method: 'post',
      path: `/api/${prefix}/shifts`,
      id: `createShift${as}`,
      summary: 'Make a shift',
      callers: ['staff'],
      answers: { 201: savedShift },
      refuses: ['OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'ID_TAKEN'],
      body: createShiftInput,
      answer: async (ctx, { body }) => {
        const { ids, warnings } = await ctx.run(createShift, body);
        return shiftAnswer(ctx, ids[0] ?? '', warnings, 201);
      },
    },
    {
      method: 'post',
      path: `/api/${prefix}/shift-batches`,
      id: `createShifts${as}`,
      summary: 'Make several shifts, all or none',
      callers: ['staff'],
      answers: { 201: savedShifts },
      refuses: ['OPPORTUNITY_NOT_FOUND', 'SHIFT_NOT_FOUND', 'ID_TAKEN'],
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
      id: `updateShift${as}`,
      summary: 'Change a shift; what is absent stays as it is. `tellPeople` mails the people in it',
      callers: ['staff'],
      answers: { 200: savedShift },
      refuses: ['SHIFT_NOT_FOUND', 'CHANGED_MEANWHILE'],
      body: updateShiftInput.extend(tellPeople.shape),
      query: tellPeopleQuery,
      answer: async (ctx, request) => {
        const tell = request.query.tellPeople === 'true' ? { tellPeople: true } : {};
        const { id, warnings } = await ctx.run(updateShift, {
          ...(request.body as object),
          ...tell,
          id: request.params.id,
        });
        return shiftAnswer(ctx, id, warnings, 200);
      },
    },
    {
      method: 'delete',
      path: `/api/${prefix}/shifts/{id}`,
      id: `deleteShift${as}`,
      summary: 'Delete a shift with its signups',
      callers: ['staff'],
      bodyIsOptional: true,
      answers: { 200: removedAnswer },
      refuses: ['SHIFT_NOT_FOUND'],
      query: tellPeopleQuery,
      body: tellPeople,
      answer: async (ctx, request) =>
        removed(await ctx.run(deleteShift, { id: request.params.id, tellPeople: asksToTell(request) })),
    },
  ];
}

/** Reading and changing what is inside categories, for staff. */
export const editingRoutes = routesOf('Roles and shifts', [
  {
    method: 'get',
    path: '/api/lead/opportunities',
    id: 'listLedOpportunities',
    summary: "Volunteer roles by name: a lead's own, all for an admin",
    callers: ['staff'],
    answers: { 200: listAnswers(staffOpportunity) },
    query: { eventId: idQuery('of this event'), categoryId: idQuery('of this category'), ...pageQuery },
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
    id: 'listLedShifts',
    summary: "Shifts by day and start time: a lead's own, all for an admin",
    callers: ['staff'],
    answers: { 200: listAnswers(staffShift) },
    query: {
      eventId: idQuery('of this event'),
      categoryId: idQuery('of this category'),
      opportunityId: idQuery('of this volunteer role'),
      date: dayQuery('on this day, YYYY-MM-DD'),
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
    id: 'deleteCategory',
    summary: 'Delete a category with its roles, shifts and signups',
    callers: ['staff'],
    bodyIsOptional: true,
    answers: { 200: removedAnswer },
    refuses: ['CATEGORY_NOT_FOUND'],
    query: tellPeopleQuery,
    body: tellPeople,
    answer: async (ctx, request) =>
      removed(await ctx.run(deleteCategory, { id: request.params.id, tellPeople: asksToTell(request) })),
  },
]);
