import { completeSignInInput, stepUpInput } from '../../../contract/people/second-factor.js';
import { recordAnswer } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { sessionAnswer } from '../sign-in/account.routes.js';
import { completeSignIn } from './complete-sign-in.js';
import { stepUp } from './step-up.js';

/** The second step of a sign-in, and another proof while signed in. */
export const secondFactorRoutes = routesOf('Signing in', [
  {
    method: 'post',
    path: '/api/auth/second-factor',
    id: 'completeSignIn',
    summary: 'The second step of a sign-in that ended in SECOND_FACTOR_REQUIRED',
    of: completeSignIn,
    callers: ['anybody'],
    answers: { 200: sessionAnswer },
    body: completeSignInInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(completeSignIn, body) }),
  },
  {
    method: 'post',
    path: '/api/auth/step-up',
    id: 'stepUp',
    summary: 'Prove once more who is signed in, after STEP_UP_REQUIRED',
    of: stepUp,
    callers: ['staff'],
    answers: { 200: recordAnswer('StepUpPayload') },
    body: stepUpInput,
    answer: async (ctx, { body }) => ({ body: await ctx.run(stepUp, body) }),
  },
]);
