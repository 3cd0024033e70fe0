import { createShiftInput, createShiftsInput, updateShiftInput } from '../../contract/programme/shift-input.js';
import { dayQuery, idQuery } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import { recordRoute } from '../../platform/schema/record-route.js';
import { routesOf, type UntaggedRoute } from '../../platform/schema/route.js';
import { removalRoute, tellPeopleBody, tellPeopleQuery } from '../events/removal/removal.json.js';
import { createShift, createShifts } from './create-shifts.js';
import { deleteShift } from './delete-shift.js';
import { findShift, findWrittenShifts, getShift, listLedShifts, listShifts, shiftFilters } from './find-shifts.js';
import {
  olderShiftNames,
  savedShift,
  savedShifts,
  shiftAnswer,
  shiftFields,
  shiftJson,
  staffShift,
  staffShiftFields,
} from './shift.json.js';
import { updateShift } from './update-shift.js';

const wishes = {
  eventId: idQuery('of this event'),
  categoryId: idQuery('of this category'),
  opportunityId: idQuery('of this volunteer role'),
  date: dayQuery('on this day, YYYY-MM-DD'),
  ...shiftFilters,
};

/** The same paths under both prefixes: the record decides who may call them, not the prefix. */
function underBoth(prefix: 'admin' | 'lead'): UntaggedRoute[] {
  const as = prefix === 'lead' ? 'AsLead' : '';
  return [
    {
      method: 'post',
      path: `/api/${prefix}/shifts`,
      id: `createShift${as}`,
      summary: 'Create a shift',
      of: createShift,
      callers: ['staff', 'key'],
      answers: { 201: savedShift },
      body: createShiftInput,
      answer: async (ctx, { body }) => {
        const { ids, warnings } = await ctx.run(createShift, body);
        const shift = await getShift(ctx, ids[0] ?? '', staffShiftFields);
        return { status: 201, body: { ...shiftJson(shift), warnings } };
      },
    },
    {
      method: 'post',
      path: `/api/${prefix}/shift-batches`,
      id: `createShifts${as}`,
      summary: 'Create several shifts, all or none',
      of: createShifts,
      callers: ['staff', 'key'],
      answers: { 201: savedShifts },
      body: createShiftsInput,
      answer: async (ctx, { body }) => {
        const { ids, warnings } = await ctx.run(createShifts, body);
        const shifts = await findWrittenShifts(ctx, ids, staffShiftFields);
        return { status: 201, body: { shifts: shifts.map(shiftJson), warnings } };
      },
    },
    {
      method: 'patch',
      path: `/api/${prefix}/shifts/{id}`,
      id: `updateShift${as}`,
      summary: 'Change a shift; what is absent stays as it is. `tellPeople` mails the people in it',
      of: updateShift,
      callers: ['staff', 'key'],
      answers: { 200: savedShift },
      body: updateShiftInput.extend(tellPeopleBody.shape),
      query: tellPeopleQuery,
      answer: async (ctx, { params, query, body }) => {
        const notify = query.tellPeople === 'true' ? { tellPeople: true } : {};
        const { id, warnings } = await ctx.run(updateShift, { ...(body as object), ...notify, id: params.id });
        return { body: { ...shiftJson(await getShift(ctx, id, staffShiftFields)), warnings } };
      },
    },
    removalRoute(deleteShift, {
      path: `/api/${prefix}/shifts/{id}`,
      id: `deleteShift${as}`,
      summary: 'Delete a shift with its signups',
    }),
  ];
}

/** Reading, creating, changing and deleting shifts. */
export const shiftRoutes = [
  ...routesOf('Programme', [
    listRoute({
      path: '/api/shifts',
      summary: 'Shifts by day and start time',
      callers: ['anybody', 'key'],
      list: listShifts,
      fields: shiftFields,
      schema: shiftAnswer,
      wishes,
      older: olderShiftNames,
    }),
    recordRoute({
      path: '/api/shifts/{id}',
      id: 'getShift',
      summary: 'One shift; 404 when there is none',
      callers: ['anybody', 'key'],
      find: findShift,
      fields: shiftFields,
      schema: shiftAnswer,
      notFound: 'SHIFT_NOT_FOUND',
      isEdited: true,
      json: shiftJson,
    }),
  ]),
  ...routesOf('Roles and shifts', [
    listRoute({
      path: '/api/lead/shifts',
      summary: "Shifts by day and start time: a lead's own, all for an admin",
      callers: ['staff'],
      list: listLedShifts,
      fields: staffShiftFields,
      schema: staffShift,
      wishes,
      older: olderShiftNames,
    }),
    ...underBoth('admin'),
    ...underBoth('lead'),
  ]),
];
