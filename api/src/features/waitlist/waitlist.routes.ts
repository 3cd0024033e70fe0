import { z } from 'zod';
import { joinWaitlistInput } from '../../contract/signups/waitlist.js';
import { cookieAnswer, recordAnswer } from '../../platform/schema/documented-answer.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { routesOf, type RouteAnswer } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import { signupAnswer, signupFields, signupJson } from '../signups/signup.json.js';
import { householdAnswersInput } from '../../contract/programme/question.js';
import { joinWaitlist } from './join-waitlist.js';
import { declineOffer, leaveWaitlist } from './leave-waitlist.js';
import { readEntry, readOffer } from './read-waitlist.js';
import { takeOffer } from './take-offer.js';
import { readTaken } from './waitlist.resolver.js';

const entryFields: Selection = {
  ...{ id: true, state: true, names: true, peopleCount: true, fewerIsFine: true, held: true, offeredAt: true },
  ...{ answerBy: true, placesTaken: true, endedAt: true, createdAt: true, updatedAt: true, shift: shiftFields },
  takesOver: true,
  alreadyIn: true,
};

const entryAnswer = z.object({
  entry: recordAnswer('WaitlistEntry', entryFields, { besides: { shift: shiftAnswer } }),
});

const offerAnswersInput = z.object(householdAnswersInput);

const byLink = { token: z.string().describe('The token of the mailed link.') };

/** Waiting for a full shift, and answering an offer. */
export const waitlistRoutes = routesOf('Signing up', [
  {
    method: 'post',
    path: '/api/waitlist',
    id: 'joinWaitlist',
    summary: 'Wait for spots in a full shift, together',
    of: joinWaitlist,
    callers: ['anybody', 'staff', 'key'],
    answers: { 201: cookieAnswer(entryAnswer, 'Lets this browser leave the waitlist.') },
    body: joinWaitlistInput,
    answer: async (ctx, { body }) => ({
      ...(await entryResponse(ctx, await ctx.run(joinWaitlist, body))),
      status: 201,
    }),
  },
  {
    method: 'post',
    path: '/api/waitlist/{id}/leave',
    id: 'leaveWaitlist',
    summary: 'Leave a waitlist; needs the cookie of that household (or of that entry). Twice is no error',
    of: leaveWaitlist,
    callers: ['household'],
    answers: { 200: entryAnswer },
    answer: async (ctx, { params }) => entryResponse(ctx, await ctx.run(leaveWaitlist, { entryId: params.id })),
  },
  {
    method: 'get',
    path: '/api/offers/{token}',
    id: 'getOffer',
    summary: 'What a mail offers, by its link; looking changes nothing',
    of: readOffer,
    callers: ['anybody'],
    params: byLink,
    answers: { 200: entryAnswer },
    answer: async (ctx, { params }) => {
      const entry = await ctx.run(readOffer, { token: params.token, selection: entryFields });
      return { body: { entry: { ...entry, shift: shiftJson(entry.shift) } } };
    },
  },
  {
    method: 'post',
    path: '/api/offers/{token}/take',
    id: 'takeOffer',
    summary: 'Take the spots that a mail offered. Twice is no error',
    of: takeOffer,
    callers: ['anybody'],
    params: byLink,
    answers: {
      200: cookieAnswer(z.object({ signups: z.array(signupAnswer) }), 'Gives this browser access to the new signups.'),
    },
    body: offerAnswersInput,
    bodyIsOptional: true,
    answer: async (ctx, { params, body }) => {
      const ids = await ctx.run(takeOffer, { ...(body as object | undefined), token: params.token });
      const signups = await readTaken(ctx, ids, signupFields);
      return { body: { signups: signups.map(signupJson) } };
    },
  },
  {
    method: 'post',
    path: '/api/offers/{token}/decline',
    id: 'declineOffer',
    summary: 'Decline what a mail offered; the next on the waitlist is asked. Twice is no error',
    of: declineOffer,
    callers: ['anybody'],
    params: byLink,
    answers: { 200: entryAnswer },
    answer: async (ctx, { params }) => entryResponse(ctx, await ctx.run(declineOffer, { token: params.token })),
  },
]);

async function entryResponse(ctx: RequestContext, id: string): Promise<RouteAnswer> {
  const entry = await readEntry(ctx, id, entryFields);
  return { body: { entry: { ...entry, shift: shiftJson(entry.shift) } } };
}
