import { signUpInput } from '../../contract/signup.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Route, RouteAnswer } from '../../platform/route.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import { cancelSignup } from './cancel-signup.js';
import { cancelSignupByLink } from './cancel-signup-by-link.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { readSignup } from './read-signup.js';
import { signUp } from './sign-up.js';
import { signupFields, signupJson } from './signup.json.js';

/** Signing up and cancelling. */
export const signupRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/signup',
    summary: 'Take a place in a shift; honours the Idempotency-Key header',
    body: signUpInput,
    answer: async (ctx, { body }) => {
      const result = await ctx.run(signUp, body);
      const { shift, conflicts } = await readShiftsOfSignup(ctx, result, shiftFields);
      return {
        status: 201,
        body: {
          signup: { ...result.signup, signupDate: result.signup.createdAt, shift: shift && shiftJson(shift) },
          volunteer: result.volunteer,
          conflicts: conflicts.map(shiftJson),
        },
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

async function cancelled(ctx: RequestContext, signupId: string): Promise<RouteAnswer> {
  return { body: { success: true, signup: signupJson(await readSignup(ctx, signupId, signupFields)) } };
}
