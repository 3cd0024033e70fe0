import { requestLinkInput, setPasswordInput, signInInput } from '../../contract/account.js';
import { DomainError } from '../../platform/domain-error.js';
import { onlyLooks } from '../../platform/only-looks.js';
import type { Route } from '../../platform/route.js';
import { requestMagicLink } from './request-magic-link.js';
import { requestPasswordReset } from './request-password-reset.js';
import { setPassword } from './set-password.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { verifyMagicLink } from './verify-magic-link.js';

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
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    summary: 'Mail a link to set a new password; one answer whether or not the address is known',
    body: requestLinkInput,
    answer: async (ctx, { body }) => ({
      body: {
        success: await ctx.run(requestPasswordReset, body),
        message: "If that email exists in our system, you'll receive a password reset link shortly.",
      },
    }),
  },
  {
    method: 'post',
    path: '/api/auth/request-magic-link',
    summary: 'Mail a sign-in link; one answer whether or not the address is known',
    body: requestLinkInput,
    answer: async (ctx, { body }) => ({
      body: {
        success: await ctx.run(requestMagicLink, body),
        message: "If that email exists in our system, you'll receive a sign-in link shortly.",
      },
    }),
  },
  {
    method: 'get',
    path: '/api/auth/verify/{token}',
    summary: 'Sign in with the token of a mailed link, once; HEAD, prefetches and plain navigation use nothing up',
    answer: async (ctx, request) => {
      if (onlyLooks(request)) {
        const message =
          'The sign-in page calls this address. Please open the link in your mail; it has not been used up.';
        throw new DomainError('BAD_REQUEST', { message });
      }
      return { body: await ctx.run(verifyMagicLink, { token: request.params.token }) };
    },
  },
];
