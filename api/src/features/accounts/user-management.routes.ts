import { changeUserRoleInput, createUserInput } from '../../contract/staff.js';
import type { Route } from '../../platform/route.js';
import { addUser } from './add-user.js';
import { changeUserRole } from './change-user-role.js';
import { deleteUser } from './delete-user.js';
import { findUsers } from './find-users.js';
import { getUser } from './get-user.js';

/** The staff, for admins. */
export const userManagementRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/admin/users',
    summary: 'All admins and leads by name',
    answer: async (ctx) => ({ body: await ctx.run(findUsers, {}) }),
  },
  {
    method: 'post',
    path: '/api/admin/users',
    summary: 'Make an admin or a lead; a link to set a password is mailed',
    body: createUserInput,
    answer: async (ctx, { body }) => ({ status: 201, body: await getUser(ctx, await ctx.run(addUser, body)) }),
  },
  {
    method: 'put',
    path: '/api/admin/users/{id}',
    summary: 'Change what a user may be; they have to sign in again',
    body: changeUserRoleInput.omit({ userId: true }),
    answer: async (ctx, { params, body }) => ({
      body: await getUser(ctx, await ctx.run(changeUserRole, { ...(body as object), userId: params.id })),
    }),
  },
  {
    method: 'delete',
    path: '/api/admin/users/{id}',
    summary: 'Delete a user and end their sign-ins; their categories stay, without a lead',
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(deleteUser, { userId: params.id }) } }),
  },
];
