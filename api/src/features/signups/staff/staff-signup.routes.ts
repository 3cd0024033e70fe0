import { z } from 'zod';
import { assignVolunteerInput } from '../../../contract/signups/assignment.js';
import { updateShiftInput } from '../../../contract/programme/shift-input.js';
import { cancelSignupsInput } from '../../../contract/signups/signup-table.js';
import { listQuery, listRoute, pageAnswer, pageQuery } from '../../../platform/reading/list-operation.js';
import {
  idQuery,
  instantAnswer,
  pageAnswers,
  recordAnswer,
  successAnswer,
} from '../../../platform/schema/documented-answer.js';
import { recordRoute } from '../../../platform/schema/record-route.js';
import { routesOf, type UntaggedRoute } from '../../../platform/schema/route.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { shiftAnswer, shiftFields, shiftJson } from '../../shifts/shift.json.js';
import { managedSignupAnswer, managedSignupFields, managedSignupJson } from './managed-signup.json.js';
import { assignVolunteer } from './assign-volunteer.js';
import { cancelSignupAsStaff } from '../cancel/cancel-signup.js';
import { cancelSignups } from '../cancel/cancel-signups.js';
import { findSignup, listSignups, signupFilters } from '../find-signups.js';
import { findVolunteersForShift, largestPage } from './find-volunteers-for-shift.js';
import { findVolunteer, listVolunteers } from './find-volunteers.js';
import { notifyOfCancellation } from '../cancel/notify-of-cancellation.js';
import { previewRemoval } from './preview-removal.js';
import { previewShiftChange } from './preview-shift-change.js';
import { readAssignment, readSignup } from '../read-signup.js';
import { personFields } from '../signup.json.js';

/* Longer than most: one list of paths, which only translate between HTTP and operations. */

// The address is null for keys that may not see it.
const listedPersonFields: Selection = { ...personFields, erased: true, updatedAt: true };
const updatedAt = instantAnswer.describe('When their own columns last changed.');
const listedPerson = recordAnswer('Volunteer', listedPersonFields, { name: 'ListedVolunteer', besides: { updatedAt } });

const volunteerForShiftFields: Selection = {
  volunteer: listedPersonFields,
  ...{ isInShift: true, isBusy: true, helpedLastYear: true },
  overlaps: { id: true, opportunityName: true, date: true, startTime: true, endTime: true },
};
const volunteerForShift = recordAnswer('VolunteerForShift', volunteerForShiftFields, {
  besides: { volunteer: listedPerson },
});

// The id is returned as it was sent, even if it is malformed.
const sentId = z.string().describe('The id, as it was sent.');
const refusedCancellation = recordAnswer('RefusedCancellation', undefined, { besides: { id: sentId } });
const cancelledSignups = recordAnswer('CancelledSignups', undefined, {
  besides: { refused: z.array(refusedCancellation).describe('Those that stay, with the reason.') },
});

function signupsUnder(prefix: 'admin' | 'lead'): UntaggedRoute {
  return listRoute({
    path: `/api/${prefix}/signups`,
    id: prefix === 'admin' ? 'listSignups' : 'listLedSignups',
    summary: "Signups of every state by the shift's day: all for an admin, a lead's own",
    callers: ['staff', 'key'],
    list: listSignups,
    fields: managedSignupFields,
    schema: managedSignupAnswer,
    wishes: {
      eventId: idQuery('of this event'),
      categoryId: idQuery('of this category'),
      opportunityId: idQuery('of this volunteer role'),
      ...signupFilters,
    },
    json: managedSignupJson,
  });
}

/** For staff: finding people, assigning them to shifts, and cancelling. */
export const staffSignupRoutes = routesOf('Signups and people', [
  listRoute({
    path: '/api/volunteers',
    summary: 'Volunteers by name: everybody for an admin, for a lead those of the own categories alone',
    callers: ['staff', 'key'],
    list: listVolunteers,
    fields: listedPersonFields,
    schema: listedPerson,
    wishes: {
      search: z
        .string()
        .describe('words that name or address contain; a key without `read:contacts` searches names only'),
    },
  }),
  recordRoute({
    path: '/api/volunteers/{id}',
    id: 'getVolunteer',
    summary: 'One volunteer; 404 when there is none that the caller may see',
    callers: ['staff', 'key'],
    find: findVolunteer,
    fields: listedPersonFields,
    schema: listedPerson,
    notFound: 'VOLUNTEER_NOT_FOUND',
  }),
  recordRoute({
    path: '/api/signups/{id}',
    id: 'getSignup',
    summary: 'One signup; 404 when there is none that the caller may see',
    callers: ['staff', 'key'],
    find: findSignup,
    fields: managedSignupFields,
    schema: managedSignupAnswer,
    notFound: 'SIGNUP_NOT_FOUND',
    json: managedSignupJson,
  }),
  signupsUnder('admin'),
  signupsUnder('lead'),
  {
    method: 'post',
    path: '/api/admin/assignments',
    id: 'assignVolunteer',
    summary: 'Sign a known volunteer up, also for a shift that has started',
    of: assignVolunteer,
    callers: ['staff', 'key'],
    answers: {
      201: z.object({
        signup: managedSignupAnswer,
        isBusy: z.boolean().describe('Whether the person has other shifts that overlap.'),
        conflicts: z.array(shiftAnswer).describe('Those shifts; for a lead those of their own categories.'),
        warnings: z
          .array(z.string())
          .describe('Questions that nobody answered, and who is younger than the role needs.'),
      }),
    },
    body: assignVolunteerInput,
    answer: async (ctx, { body }) => {
      const assigned = await ctx.run(assignVolunteer, body);
      const fields = { signup: managedSignupFields, conflicts: shiftFields };
      const { signup, isBusy, conflicts, warnings } = await readAssignment(ctx, assigned, fields);
      return {
        status: 201,
        body: { signup: managedSignupJson(signup), isBusy, conflicts: conflicts.map(shiftJson), warnings },
      };
    },
  },
  {
    method: 'post',
    path: '/api/admin/signups/{id}/cancel',
    id: 'cancelSignupAsStaff',
    summary: 'Cancel a signup as staff; household and lead are mailed. Twice is no error',
    of: cancelSignupAsStaff,
    callers: ['staff', 'key'],
    answers: { 200: successAnswer.extend({ signup: managedSignupAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(cancelSignupAsStaff, { signupId: params.id });
      return {
        body: { success: true, signup: managedSignupJson(await readSignup(ctx, id, managedSignupFields)) },
      };
    },
  },
  {
    method: 'post',
    path: '/api/admin/signups/cancel',
    id: 'cancelSignups',
    summary: 'Cancel many signups at once, 500 at most; the response lists those that stay, with the reason',
    of: cancelSignups,
    callers: ['staff', 'key'],
    answers: { 200: cancelledSignups },
    body: cancelSignupsInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(cancelSignups, body) }),
  },
  {
    method: 'post',
    path: '/api/admin/signups/{id}/notify',
    id: 'notifyOfCancellation',
    summary:
      'Mail the household of a signup that was cancelled without a mail. Twice is no error and mails nobody again',
    of: notifyOfCancellation,
    callers: ['staff', 'key'],
    answers: { 200: successAnswer.extend({ signup: managedSignupAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(notifyOfCancellation, { signupId: params.id });
      return { body: { success: true, signup: managedSignupJson(await readSignup(ctx, id, managedSignupFields)) } };
    },
  },
  {
    method: 'get',
    path: '/api/admin/shifts/{id}/volunteers',
    id: 'listVolunteersForShift',
    summary: 'People by name, each with whether they are free at the time of a shift and whether they helped before',
    of: findVolunteersForShift,
    callers: ['staff'],
    answers: { 200: pageAnswers(z.object({ volunteers: z.array(volunteerForShift) })) },
    query: {
      search: z.string().describe('words that name or address contain'),
      limit: z.int().min(1).max(largestPage).describe('how many at most; 20 by default'),
      cursor: pageQuery.cursor,
    },
    answer: async (ctx, request) => {
      const { limit, cursor } = listQuery(request);
      const selection = { nodes: volunteerForShiftFields, pageInfo: true, totalCount: true } as const;
      const { search } = request.query;
      const asked = { shiftId: request.params.id, search, first: limit, after: cursor, selection };
      return pageAnswer(ctx, request, await ctx.run(findVolunteersForShift, asked), (volunteers) => ({ volunteers }));
    },
  },
  {
    method: 'post',
    path: '/api/admin/shifts/{id}/preview',
    id: 'previewShiftChange',
    summary: 'What a change of day or times would mean for the people in a shift; changes nothing',
    of: previewShiftChange,
    callers: ['staff'],
    answers: { 200: recordAnswer('ShiftChangePreview') },
    body: updateShiftInput.pick({ date: true, startTime: true, endTime: true }),
    answer: async (ctx, { body, params }) => ({
      body: await ctx.run(previewShiftChange, { ...(body as object), id: params.id }),
    }),
  },
  {
    method: 'get',
    path: '/api/admin/removal-preview',
    id: 'previewRemoval',
    summary: 'What would be deleted together with an event, category, role or shift; changes nothing',
    of: previewRemoval,
    callers: ['staff'],
    answers: { 200: recordAnswer('RemovalPreview') },
    query: {
      eventId: idQuery('this event'),
      categoryId: idQuery('or this category'),
      opportunityId: idQuery('or this volunteer role'),
      shiftId: idQuery('or this shift'),
    },
    answer: async (ctx, { query }) => ({ body: await ctx.run(previewRemoval, query) }),
  },
]);
