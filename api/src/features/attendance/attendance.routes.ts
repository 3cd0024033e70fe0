import { z } from 'zod';
import { markResults, recordAttendanceInput } from '../../contract/check-in/record-attendance.js';
import { settleAttendanceInput } from '../../contract/check-in/settle-attendance.js';
import { instantAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import { routesOf } from '../../platform/schema/route.js';
import { readCheckInPeople } from '../check-in/check-in-people.js';
import { getShift } from '../shifts/find-shifts.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import { readSignup } from '../signups/read-signup.js';
import { managedSignupAnswer, managedSignupFields, managedSignupJson } from '../signups/staff/managed-signup.json.js';
import { recordAttendance } from './record-attendance.js';
import { restoreSignup } from './settle/restore-signup.js';
import { settleAttendance } from './settle/settle-attendance.js';

const markResult = z.object({
  id: z.string().describe('The id that the device made.'),
  result: z.enum(markResults).describe('`KNOWN`: stored before, nothing changed.'),
  code: z.string().nullish().describe('Of `REFUSED`: the error code.'),
  message: z.string().nullish().describe('Of `REFUSED`: why, for people.'),
  signupId: z.string().nullish().describe('The signup that it belongs to.'),
});

/** Marking who came, and settling it afterwards. */
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
    mostBytes: 256 * 1024,
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
  {
    method: 'post',
    path: '/api/admin/shifts/{id}/settle',
    id: 'settleAttendance',
    summary: "Mark everybody in a shift that nobody marked, as of the shift's start",
    of: settleAttendance,
    callers: ['staff'],
    answers: { 200: z.object({ shift: shiftAnswer }) },
    body: settleAttendanceInput.omit({ shiftId: true }),
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(settleAttendance, { ...(body as object), shiftId: params.id });
      return { body: { shift: shiftJson(await getShift(ctx, id, shiftFields)) } };
    },
  },
  {
    method: 'post',
    path: '/api/admin/signups/{id}/restore',
    id: 'restoreSignup',
    summary: 'Sign somebody up again whose signup was cancelled and who came all the same',
    of: restoreSignup,
    callers: ['staff'],
    answers: { 200: z.object({ signup: managedSignupAnswer }) },
    answer: async (ctx, { params }) => {
      const id = await ctx.run(restoreSignup, { signupId: params.id });
      return { body: { signup: managedSignupJson(await readSignup(ctx, id, managedSignupFields)) } };
    },
  },
]);
