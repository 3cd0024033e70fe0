import { z } from 'zod';
import {
  correctSignupEmailInput,
  moveSignupInput,
  signUpHouseholdInput,
  signUpInput,
} from '../../contract/signups/signup.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import {
  recordAnswer,
  fileAnswer,
  cookieAnswer,
  successAnswer,
  idAnswer,
} from '../../platform/schema/documented-answer.js';
import { routesOf, type RouteAnswer } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import { cancelSignup, cancelSignupByLink } from './cancel/cancel-signup.js';
import { readSignupCalendar } from './read-signup-calendar.js';
import { busyAsSeen, readMove, readShiftsOfSignup, readShiftsOfSignups, readSignup } from './read-signup.js';
import { moveSignup } from './move/move-signup.js';
import { correctSignupEmail } from './staff/correct-signup-email.js';
import { signUp, type SignedUp } from './create/sign-up.js';
import { signUpHousehold } from './create/sign-up-household.js';
import type { Shift } from '../../records/shift.js';
import { personAnswer, signupAnswer, signupDateAnswer, signupFields, signupJson } from './signup.json.js';

const newSignupFields: Selection = { id: true, status: true, createdAt: true, cancelledAt: true, updatedAt: true };
const besidesNewSignup = {
  shiftId: idAnswer,
  volunteerId: idAnswer,
  signupDate: signupDateAnswer,
  shift: shiftAnswer,
};

const newSignupAnswer = recordAnswer('Signup', newSignupFields, { name: 'NewSignup', besides: besidesNewSignup });

const shownToStaff = z
  .array(z.string())
  .describe(
    'Warnings for staff who created the signup: questions that nobody answered, who is too young. Empty for everybody else.',
  );

const namedToLeads = '; for a lead who created the signup those of their own categories.';

/** The documented response of a new signup. */
export const signedUpAnswer = cookieAnswer(
  z.object({
    signup: newSignupAnswer,
    volunteer: personAnswer(),
    conflicts: z.array(shiftAnswer).describe(`The person's other shifts that overlap${namedToLeads}`),
    isBusy: z.literal(true).optional().describe('There are others that overlap, none of which this lead may see.'),
    warnings: shownToStaff.optional(),
  }),
  'Gives this browser access to the new signup; not for signups by staff.',
);

const householdSignedUpAnswer = cookieAnswer(
  z.object({
    signups: z
      .array(
        recordAnswer('Signup', newSignupFields, {
          name: 'NewHouseholdSignup',
          besides: { ...besidesNewSignup, volunteer: personAnswer() },
        }),
      )
      .describe('The new signups, in the order of the requested places.'),
    conflicts: z
      .array(shiftAnswer)
      .describe('Shifts that overlap a new one and have the same person in them, including those of this response.'),
  }),
  'Gives this browser access to the new signups.',
);

const movedAnswer = z.object({
  signup: signupAnswer,
  previousShift: shiftAnswer
    .nullable()
    .describe('The shift that it had before; null where it had the new one already.'),
  isBusy: z.boolean().describe('Whether the person has other shifts that overlap.'),
  conflicts: z.array(shiftAnswer).describe(`Those shifts${namedToLeads}`),
  warnings: shownToStaff,
});

const cancelledAnswer = successAnswer.extend({ signup: signupAnswer });

// A list of paths, longer than most: each is read by itself.

/** Signing up and cancelling. */
export const signupRoutes = routesOf('Signing up', [
  {
    method: 'post',
    path: '/api/signup',
    id: 'signUp',
    summary: 'Take a spot in a shift; honours the Idempotency-Key header',
    of: signUp,
    callers: ['anybody', 'staff', 'key'],
    answers: { 201: signedUpAnswer },
    body: signUpInput,
    answer: (ctx, { body }) => ctx.runAndAnswer(signUp, body, (after, result) => signedUp(after, 201, result)),
  },
  {
    method: 'post',
    path: '/api/signups',
    id: 'signUpHousehold',
    summary:
      'Take spots for several people of a household at once, all or none; honours the Idempotency-Key header. Refused ones are named in `errors`, such as `places.2`',
    of: signUpHousehold,
    callers: ['anybody', 'staff', 'key'],
    answers: { 201: householdSignedUpAnswer },
    body: signUpHouseholdInput,
    answer: (ctx, { body }) =>
      ctx.runAndAnswer(signUpHousehold, body, async (after, { places }) => {
        const { shifts, conflicts } = await readShiftsOfSignups(after, places, shiftFields);
        return {
          status: 201,
          body: {
            signups: places.map((place, at) => ({ ...newSignupJson(place, shifts[at]!), volunteer: place.volunteer })),
            conflicts: conflicts.map(shiftJson),
          },
        };
      }),
  },
  {
    method: 'put',
    path: '/api/signup/{id}/email',
    id: 'correctSignupEmail',
    summary:
      'Move a signup to another address; for the browser that made it, with its cookie, within 30 minutes, at most twice',
    of: correctSignupEmail,
    callers: ['household'],
    answers: { 200: signedUpAnswer },
    body: correctSignupEmailInput,
    answer: async (ctx, { params, body }) =>
      signedUp(ctx, 200, await ctx.run(correctSignupEmail, { ...(body as object), signupId: params.id })),
  },
  {
    method: 'get',
    path: '/api/signups/{id}/calendar',
    id: 'getSignupCalendar',
    summary:
      'A signup as a calendar file; needs the cookie of that household (or of that signup), a staff token, or the `pass` of its `calendarAddress`',
    of: readSignupCalendar,
    callers: ['household', 'staff'],
    query: {
      pass: z.string().optional().describe('The `pass` in `calendarAddress` of the signup.'),
      also: z
        .string()
        .optional()
        .describe(
          'Further signups in the same file, such as a family’s: `id` or `id.pass` of each, with commas between.',
        ),
    },
    answers: { 200: fileAnswer('text/calendar') },
    answer: async (ctx, { params, query }) => {
      const { contentType, content } = await ctx.run(readSignupCalendar, { ...params, ...query });
      return {
        body: Buffer.from(content),
        headers: {
          'content-type': contentType,
          'content-disposition': 'attachment; filename="volunteer-shift.ics"',
          'cache-control': 'no-store',
        },
      };
    },
  },
  {
    method: 'post',
    path: '/api/signups/{id}/move',
    id: 'moveSignup',
    summary:
      'Move a signup to another shift of the same event in one step; needs the cookie of that household (or of that signup), a staff token, or a key. Twice is no error',
    of: moveSignup,
    callers: ['household', 'staff', 'key'],
    answers: { 200: movedAnswer },
    body: moveSignupInput.omit({ signupId: true }),
    answer: async (ctx, { params, body }) => {
      const moved = await ctx.run(moveSignup, { ...(body as object), signupId: params.id });
      const { signup, previousShift, isBusy, conflicts, warnings } = await readMove(ctx, moved, {
        signup: signupFields,
        previousShift: shiftFields,
        conflicts: shiftFields,
      });
      return {
        body: {
          signup: signupJson(signup),
          previousShift: previousShift && shiftJson(previousShift),
          isBusy,
          conflicts: conflicts.map(shiftJson),
          warnings,
        },
      };
    },
  },
  {
    method: 'post',
    path: '/api/volunteer/{email}/cancel/{signupId}',
    id: 'cancelSignup',
    summary:
      'Cancel a signup; needs the cookie of that household (or of that signup), or a staff token. Twice is no error',
    of: cancelSignup,
    callers: ['household', 'staff'],
    params: { email: z.string().meta({ format: 'email', description: 'The address of the household.' }) },
    answers: { 200: cancelledAnswer },
    answer: async (ctx, { params }) => cancelled(ctx, await ctx.run(cancelSignup, params)),
  },
  {
    method: 'post',
    path: '/api/manage/{token}/cancel/{signupId}',
    id: 'cancelSignupByLink',
    summary: 'Cancel a signup with a mailed household link. Twice is no error',
    of: cancelSignupByLink,
    callers: ['anybody'],
    takesKey: true,
    params: { token: z.string().describe('The token of the mailed link.') },
    answers: { 200: cookieAnswer(cancelledAnswer, 'Gives this browser access to the household for 24 hours.') },
    answer: async (ctx, { params }) => cancelled(ctx, await ctx.run(cancelSignupByLink, params)),
  },
]);

/** REST's response to a new signup. */
export async function signedUp(ctx: RequestContext, status: number, result: SignedUp): Promise<RouteAnswer> {
  const { shift, conflicts } = await readShiftsOfSignup(ctx, result, shiftFields);
  return {
    status,
    body: {
      signup: newSignupJson(result, shift),
      volunteer: result.volunteer,
      conflicts: conflicts.map(shiftJson),
      // Only set where it is true, so that responses to people who sign themselves up stay as they were.
      ...(conflicts.length === 0 && busyAsSeen(ctx, result.isBusy, conflicts) ? { isBusy: true } : {}),
      ...(result.warnings?.length ? { warnings: result.warnings } : {}),
    },
  };
}

function newSignupJson({ signup }: SignedUp, shift: Shift) {
  return { ...signup, signupDate: signup.createdAt, shift: shiftJson(shift) };
}

async function cancelled(ctx: RequestContext, signupId: string): Promise<RouteAnswer> {
  return { body: { success: true, signup: signupJson(await readSignup(ctx, signupId, signupFields)) } };
}
