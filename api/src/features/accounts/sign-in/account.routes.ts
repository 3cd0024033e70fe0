import { z } from 'zod';
import { requestLinkInput, setPasswordInput, signInInput } from '../../../contract/people/account.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { isPassiveVisit } from '../../../platform/limits/is-passive-visit.js';
import { recordAnswer, cookieAnswer, successAnswer } from '../../../platform/schema/documented-answer.js';
import type { Selection } from '../../../platform/reading/selection.js';
import { routesOf } from '../../../platform/schema/route.js';
import { requestMagicLink, requestPasswordReset } from './request-link.js';
import { setPassword } from './set-password.js';
import { signIn } from './sign-in.js';
import { signOut } from './sign-out.js';
import { verifyMagicLink } from './verify-magic-link.js';

const sessionFields: Selection = {
  token: true,
  expiresAt: true,
  user: { id: true, firstName: true, lastName: true, email: true, role: true },
};

export const sessionAnswer = cookieAnswer(
  recordAnswer('Session', sessionFields),
  'Remembers this browser as one that signed in before. A page of Trailcrew’s own gets half of the session in a second one.',
);

const mailedAnswer = successAnswer.extend({ message: z.string() });

/** Signing in and out. */
export const accountRoutes = routesOf('Signing in', [
  {
    method: 'post',
    path: '/api/auth/login',
    id: 'signIn',
    summary: 'Staff sign-in: a bearer token and the user',
    of: signIn,
    callers: ['anybody'],
    answers: { 200: sessionAnswer },
    body: signInInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(signIn, body) }),
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    id: 'signOut',
    summary: 'End the session of the bearer token',
    of: signOut,
    callers: ['anybody', 'staff'],
    answers: { 200: cookieAnswer(successAnswer, 'Deletes the half of a session that is in a cookie.') },
    answer: async (ctx) => ({ body: { success: await ctx.run(signOut, {}) } }),
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    id: 'setPassword',
    summary: 'Set a new password with the token of a mailed link',
    of: setPassword,
    callers: ['anybody'],
    answers: { 200: sessionAnswer },
    body: setPasswordInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(setPassword, body) }),
  },
  {
    method: 'post',
    path: '/api/auth/request-password-reset',
    id: 'requestPasswordReset',
    summary: 'Mail a link to set a new password; one answer whether or not the address is known',
    of: requestPasswordReset,
    callers: ['anybody'],
    answers: { 200: mailedAnswer },
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
    id: 'requestMagicLink',
    summary: 'Mail a sign-in link; one answer whether or not the address is known',
    of: requestMagicLink,
    callers: ['anybody'],
    answers: { 200: mailedAnswer },
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
    id: 'verifyMagicLink',
    summary: 'Sign in with the token of a mailed link, once; HEAD, prefetches and plain navigation use nothing up',
    of: verifyMagicLink,
    callers: ['anybody'],
    params: { token: z.string().describe('The token of the mailed link.') },
    answers: { 200: sessionAnswer },
    answer: async (ctx, request) => {
      if (isPassiveVisit(request)) {
        const message =
          'The sign-in page calls this address. Please open the link in your mail; it has not been used up.';
        throw new DomainError('BAD_REQUEST', { message });
      }
      return { body: await ctx.run(verifyMagicLink, { token: request.params.token }) };
    },
  },
]);
