import { setPasswordInput, signInInput } from '../../contract/account.js';
import type { Route } from '../../platform/route.js';
import { setPassword } from './set-password.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';

/** Signing in and out. */
export const accountRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    summary: 'Staff sign-in: a bearer token and the user',
    body: signInInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(signIn, body) }),
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    summary: 'End the session of the bearer token',
    answer: async (ctx) => ({ body: { success: await ctx.run(signOut, {}) } }),
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token of a mailed link',
    body: setPasswordInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(setPassword, body) }),
  },
];
