import { changeUserRoleInput, createUserInput, renameUserInput } from '../../../contract/people/staff.js';
import { recordAnswer, successAnswer } from '../../../platform/schema/documented-answer.js';
import { listRoute } from '../../../platform/reading/list-operation.js';
import { routesOf } from '../../../platform/schema/route.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { addUser } from './add-user.js';
import { changeUserRole } from './change-user-role.js';
import { deleteUser } from './delete-user.js';
import { getUser, listUsers } from './find-users.js';
import { inviteUserAgain } from './invite-user-again.js';
import { renameUser } from './rename-user.js';

const userFields: Selection = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  hasPassword: true,
  categoryCount: true,
  createdAt: true,
};

const userAnswer = recordAnswer('User', userFields, { name: 'StaffMember' });

/** The staff, for admins. */
export const userManagementRoutes = routesOf('Staff', [
  listRoute({
    path: '/api/admin/users',
    summary: 'All admins and leads by name',
    callers: ['staff'],
    list: listUsers,
    fields: userFields,
    schema: userAnswer,
  }),
  {
    method: 'post',
    path: '/api/admin/users',
    id: 'createUser',
    summary: 'Make an admin or a lead; a link to set a password is mailed',
    of: addUser,
    callers: ['staff'],
    answers: { 201: userAnswer },
    body: createUserInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: await getUser(ctx, await ctx.run(addUser, body), userFields),
    }),
  },
  {
    method: 'put',
    path: '/api/admin/users/{id}',
    id: 'changeUserRole',
    summary: 'Change what a user may be; they have to sign in again',
    of: changeUserRole,
    callers: ['staff'],
    answers: { 200: userAnswer },
    body: changeUserRoleInput.omit({ userId: true }),
    answer: async (ctx, { params, body }) => ({
      body: await getUser(ctx, await ctx.run(changeUserRole, { ...(body as object), userId: params.id }), userFields),
    }),
  },
  {
    method: 'patch',
    path: '/api/admin/users/{id}',
    id: 'renameUser',
    summary: 'Correct the name and phone number of a user',
    of: renameUser,
    callers: ['staff'],
    answers: { 200: userAnswer },
    body: renameUserInput.omit({ userId: true }),
    answer: async (ctx, { params, body }) => ({
      body: await getUser(ctx, await ctx.run(renameUser, { ...(body as object), userId: params.id }), userFields),
    }),
  },
  {
    method: 'post',
    path: '/api/admin/users/{id}/invitation',
    id: 'inviteUserAgain',
    summary: 'Mail a user without a password a new link to set one; earlier ones end',
    of: inviteUserAgain,
    callers: ['staff'],
    answers: { 200: userAnswer },
    answer: async (ctx, { params }) => ({
      body: await getUser(ctx, await ctx.run(inviteUserAgain, { userId: params.id }), userFields),
    }),
  },
  {
    method: 'delete',
    path: '/api/admin/users/{id}',
    id: 'deleteUser',
    summary: 'Delete a user and end their sign-ins; their categories stay, without a lead',
    of: deleteUser,
    callers: ['staff'],
    answers: { 200: successAnswer },
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(deleteUser, { userId: params.id }) } }),
  },
]);
