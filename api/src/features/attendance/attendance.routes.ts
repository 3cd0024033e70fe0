import { z } from 'zod';
import { markResults, recordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import { instantAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { readCheckInPeople } from '../check-in/check-in-people.js';
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
        signups: z
          .array(recordAnswer('CheckInPerson'))
          .describe(
            'The people who were marked or added, as they are now; empty for a key, and for a device of other posts.',
          ),
      }),
    },
    body: recordAttendanceInput,
    answer: async (ctx, { body }) => {
      const answered = await ctx.runAndAnswer(
        recordAttendance,
        body,
        async (after, { serverNow, results, signupIds }) => ({
          serverNow,
          results,
          signups: await readCheckInPeople(after, signupIds),
        }),
      );
      return { body: answered };
    },
  },
]);
