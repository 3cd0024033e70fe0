import { z } from 'zod';
import { idAnswer } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { readSignup } from '../../signups/read-signup.js';
import {
  managedSignupAnswer,
  managedSignupFields,
  managedSignupJson,
} from '../../signups/staff/managed-signup.json.js';
import { sendOn } from './send-on.js';

/** Sending people on. */
export const sendOnRoutes = routesOf('Start board', [
  {
    method: 'post',
    path: '/api/signups/{id}/send-on',
    id: 'sendOn',
    summary: 'Send someone who is here to another post; they are on the way until they are marked there',
    of: sendOn,
    callers: ['staff'],
    body: z.object({ shiftId: idAnswer.describe('The shift to go to, of the same event.') }),
    answers: { 200: z.object({ left: managedSignupAnswer, signup: managedSignupAnswer }) },
    answer: async (ctx, { params, body }) => {
      const { leftId, signupId } = await ctx.run(sendOn, { ...(body as { shiftId: string }), signupId: params.id });
      const [left, signup] = await Promise.all(
        [leftId, signupId].map(async (id) => managedSignupJson(await readSignup(ctx, id, managedSignupFields))),
      );
      return { body: { left, signup } };
    },
  },
]);
