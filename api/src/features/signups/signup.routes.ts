import { signUpInput } from '../../contract/signup.js';
import type { Route } from '../../platform/route.js';
import { shiftFields, shiftJson } from '../programme/programme.json.js';
import { readShiftsOfSignup } from './read-shifts-of-signup.js';
import { signUp } from './sign-up.js';

/** Signing up. */
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
];
