import { z } from 'zod';
import { markResults, recordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import { instantAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { recordAttendance } from './record-attendance.js';

const markResult = z.object({
  id: z.string().describe('The id that the device made.'),
  result: z.enum(markResults).describe('`KNOWN`: stored before, nothing changed.'),
  code: z.string().nullish().describe('Of `REFUSED`: the error code.'),
  message: z.string().nullish().describe('Of `REFUSED`: why, for people.'),
  signupId: z.string().nullish().describe('The signup that it belongs to.'),
});

/** Marking who came. */
export const attendanceRoutes = routesOf('Check-in', [
  {
    method: 'post',
    path: '/api/attendance',
    id: 'recordAttendance',
    summary: 'Mark who came, left or is missing, and add people who came without a signup',
    of: recordAttendance,
    callers: ['staff', 'device', 'key'],
    answers: {
      200: z.object({
        serverNow: instantAnswer.describe("The server's clock."),
        results: z
          .array(markResult)
          .describe('One for each person who walked in, then one for each mark, in their order.'),
      }),
    },
    body: recordAttendanceInput,
    answer: async (ctx, { body }) => {
      const { serverNow, results } = await ctx.run(recordAttendance, body);
      return { body: { serverNow, results } };
    },
  },
]);
