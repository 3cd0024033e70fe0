import { assignVolunteerInput } from '../../contract/assignment.js';
import { updateShiftInput } from '../../contract/shift-input.js';
import { cancelSignupsInput } from '../../contract/signup-table.js';
import { listAnswer, listQuery, pageQuery } from '../../platform/list-operation.js';
import type { Route } from '../../platform/route.js';
import type { Selection } from '../../platform/shape.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import { assignVolunteer } from './assign-volunteer.js';
import { cancelSignupAsStaff } from './cancel-signup-as-staff.js';
import { cancelSignups } from './cancel-signups.js';
import { listSignups } from './find-signups.js';
import { listVolunteers } from './find-volunteers.js';
import { previewRemoval } from './preview-removal.js';
import { previewShiftChange } from './preview-shift-change.js';
import { readAssignment, readManagedSignup } from './read-managed-signup.js';
import type { ManagedSignup } from './staff-signup.types.js';

const volunteerFields: Selection = { id: true, firstName: true, lastName: true, email: true, phone: true };

const managedSignupFields: Selection = {
  id: true,
  status: true,
  createdAt: true,
  cancelledAt: true,
  overCapacity: true,
  volunteer: volunteerFields,
  shift: shiftFields,
};

/** A signup as staff read it by REST: the person's details also flat, `signupDate` another name of `createdAt`. */
function managedSignupJson(signup: ManagedSignup) {
  const { firstName, lastName, email, phone } = signup.volunteer;
  const { opportunity } = signup.shift;
  return {
    ...signup,
    signupDate: signup.createdAt,
    ...{ firstName, lastName, email, phone },
    shift: shiftJson(signup.shift),
    opportunity,
    category: opportunity.category,
  };
}

function signupsUnder(prefix: 'admin' | 'lead'): Route {
  return {
    method: 'get',
    path: `/api/${prefix}/signups`,
    summary: "Signups of every state by the shift's day: all for an admin, a lead's own",
    query: {
      eventId: 'of this event',
      categoryId: 'of this category',
      opportunityId: 'of this volunteer role',
      ...pageQuery,
    },
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listSignups, { ...listQuery(request), selection: managedSignupFields }),
        managedSignupJson,
      ),
  };
}

/** Finding people, putting them into shifts and taking them out, for staff. */
export const staffSignupRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/volunteers',
    summary: 'Volunteers by name: everybody for an admin, for a lead those of the own categories alone',
    query: { search: 'words that name or address hold', ...pageQuery },
    answer: async (ctx, request) =>
      listAnswer(
        ctx,
        request,
        await ctx.run(listVolunteers, { ...listQuery(request), selection: volunteerFields }),
        (volunteer) => volunteer,
      ),
  },
  signupsUnder('admin'),
  signupsUnder('lead'),
  {
    method: 'post',
    path: '/api/admin/assignments',
    summary: 'Give a known volunteer a place, also in a shift that has started',
    body: assignVolunteerInput,
    answer: async (ctx, { body }) => {
      const assigned = await ctx.run(assignVolunteer, body);
      const { signup, conflicts } = await readAssignment(ctx, assigned, managedSignupFields, shiftFields);
      return { status: 201, body: { signup: managedSignupJson(signup), conflicts: conflicts.map(shiftJson) } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/signups/{id}/cancel',
    summary: 'Take somebody out of a shift; household and lead are told. Twice is no error',
    answer: async (ctx, { params }) => {
      const id = await ctx.run(cancelSignupAsStaff, { signupId: params.id });
      return {
        body: { success: true, signup: managedSignupJson(await readManagedSignup(ctx, id, managedSignupFields)) },
      };
    },
  },
  {
    method: 'post',
    path: '/api/admin/signups/cancel',
    summary: 'Take many people out of shifts at once, 500 at most; those that stay are named with the reason',
    body: cancelSignupsInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(cancelSignups, body) }),
  },
  {
    method: 'post',
    path: '/api/admin/shifts/{id}/preview',
    summary: 'What a change of day or times would mean for the people in a shift; changes nothing',
    body: updateShiftInput.pick({ date: true, startTime: true, endTime: true }),
    answer: async (ctx, { body, params }) => ({
      body: await ctx.run(previewShiftChange, { ...(body as object), id: params.id }),
    }),
  },
  {
    method: 'get',
    path: '/api/admin/removal-preview',
    summary: 'What would go with an event, category, role or shift; changes nothing',
    query: {
      eventId: 'this event',
      categoryId: 'or this category',
      opportunityId: 'or this volunteer role',
      shiftId: 'or this shift',
    },
    answer: async (ctx, { query }) => ({ body: await ctx.run(previewRemoval, query) }),
  },
];
