import { correctSignupEmailInput, signUpInput } from '../../contract/signup.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Route, RouteAnswer } from '../../platform/route.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import { cancelSignup } from './cancel-signup.js';
import { cancelSignupByLink } from './cancel-signup-by-link.js';
import { readSignupCalendar } from './read-signup-calendar.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { readSignup } from './read-signup.js';
import { correctSignupEmail } from './correct-signup-email.js';
import { signUp, type SignedUp } from './sign-up.js';
import { signupFields, signupJson } from './signup.json.js';

/** Signing up and cancelling. */
export const signupRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/signup',
    summary: 'Take a place in a shift; honours the Idempotency-Key header',
    body: signUpInput,
    answer: async (ctx, { body }) => signedUp(ctx, 201, await ctx.run(signUp, body)),
  },
  {
    method: 'put',
    path: '/api/signup/{id}/email',
    summary:
      'Move a signup to another address; for the browser that made it, with its cookie, within 30 minutes, at most twice',
    body: correctSignupEmailInput,
    answer: async (ctx, { params, body }) =>
      signedUp(ctx, 200, await ctx.run(correctSignupEmail, { ...(body as object), signupId: params.id })),
  },
  {
    method: 'get',
    path: '/api/signups/{id}/calendar',
    summary: 'A signup as a calendar file; needs the cookie of that household (or of that signup), or a staff token',
    answer: async (ctx, { params }) => {
      const { contentType, content } = await ctx.run(readSignupCalendar, params);
      return {
        body: Buffer.from(content),
        headers: { 'content-type': contentType, 'content-disposition': 'attachment; filename="volunteer-shift.ics"' },
      };
    },
  },
  {
    method: 'post',
    path: '/api/volunteer/{email}/cancel/{signupId}',
    summary:
      'Give a place back; needs the cookie of that household (or of that signup), or a staff token. Twice is no error',
    answer: async (ctx, { params }) => cancelled(ctx, await ctx.run(cancelSignup, params)),
  },
  {
    method: 'post',
    path: '/api/manage/{token}/cancel/{signupId}',
    summary: 'Give a place back with a mailed household link. Twice is no error',
    answer: async (ctx, { params }) => cancelled(ctx, await ctx.run(cancelSignupByLink, params)),
  },
];

async function signedUp(ctx: RequestContext, status: number, result: SignedUp): Promise<RouteAnswer> {
  const { shift, conflicts } = await readShiftsOfSignup(ctx, result, shiftFields);
  return {
    status,
    body: {
      signup: { ...result.signup, signupDate: result.signup.createdAt, shift: shiftJson(shift) },
      volunteer: result.volunteer,
      conflicts: conflicts.map(shiftJson),
    },
  };
}

async function cancelled(ctx: RequestContext, signupId: string): Promise<RouteAnswer> {
  return { body: { success: true, signup: signupJson(await readSignup(ctx, signupId, signupFields)) } };
}
