import { z } from 'zod';
import {
  askForReplacementInput,
  replacementPersonInput,
  setMayBeAskedInput,
} from '../../contract/signups/replacement.js';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { routesOf, type RouteAnswer } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import type { Replacement } from '../../records/replacement.js';
import { shiftAnswer, shiftFields, shiftJson } from '../shifts/shift.json.js';
import { signedUp, signedUpAnswer } from '../signups/signup.routes.js';
import { askForReplacement, withdrawReplacement } from './ask-for-replacement.js';
import { linkOf } from './find-replacement.js';
import { readReplacement, readWrittenReplacement } from './read-replacement.js';
import { setMayBeAsked } from './set-may-be-asked.js';
import { takeReplacement } from './take-replacement.js';

/** The fields of a search in REST. */
export const searchFields: Selection = {
  ...{
    id: true,
    state: true,
    firstName: true,
    message: true,
    waitlistFirst: true,
    endedAt: true,
    asksOthers: true,
    askedCount: true,
  },
  ...{ createdAt: true, updatedAt: true, shift: shiftFields },
};

const searchAnswer = recordAnswer('Replacement', searchFields, { besides: { shift: shiftAnswer } });

const ownSearchAnswer = z.object({
  replacement: recordAnswer('Replacement', searchFields, {
    name: 'OwnReplacement',
    besides: {
      shift: shiftAnswer,
      token: z.string().nullable().describe('The last part of the address; null once the search is over.'),
      address: z
        .string()
        .nullable()
        .describe('The address of the page to take over the spot; null once the search is over.'),
    },
  }),
});

const byLink = { token: z.string().describe('The token of the shared link.') };

/** Searching for a replacement, and taking over a spot. */
export const replacementRoutes = routesOf('Signing up', [
  {
    method: 'post',
    path: '/api/signups/{id}/replacement',
    id: 'askForReplacement',
    summary:
      'Start a search for a person who takes over a spot; needs the cookie of that household (or of that signup), or a staff token. A second time changes the message',
    of: askForReplacement,
    callers: ['household', 'staff'],
    answers: { 200: ownSearchAnswer },
    body: askForReplacementInput.omit({ signupId: true }),
    answer: async (ctx, { params, body }) =>
      ownSearch(ctx, await ctx.run(askForReplacement, { ...(body as object), signupId: params.id })),
  },
  {
    method: 'post',
    path: '/api/signups/{id}/replacement/withdraw',
    id: 'withdrawReplacement',
    summary:
      'Withdraw a search, as the person can come after all; needs the cookie of that household (or of that signup), or a staff token. Twice is no error',
    of: withdrawReplacement,
    callers: ['household', 'staff'],
    answers: { 200: ownSearchAnswer },
    answer: async (ctx, { params }) => ownSearch(ctx, await ctx.run(withdrawReplacement, { signupId: params.id })),
  },
  {
    method: 'put',
    path: '/api/household/may-be-asked',
    id: 'setMayBeAsked',
    summary:
      'Whether the people of the household may be asked when someone drops out; needs its cookie, to switch it on that of its mailed link',
    of: setMayBeAsked,
    callers: ['household'],
    answers: { 200: z.object({ mayBeAsked: z.boolean().describe('The value of the request.') }) },
    body: setMayBeAskedInput,
    answer: async (ctx, { body }) => ({ body: { mayBeAsked: await ctx.run(setMayBeAsked, body) } }),
  },
  {
    method: 'get',
    path: '/api/replacements/{token}',
    id: 'getReplacement',
    summary: 'The spot that a shared link is about; looking changes nothing',
    of: readReplacement,
    callers: ['anybody'],
    params: byLink,
    answers: { 200: z.object({ replacement: searchAnswer }) },
    answer: async (ctx, { params }) => {
      const found = await ctx.run(readReplacement, { token: params.token, selection: searchFields });
      return { body: { replacement: searchJson(found) } };
    },
  },
  {
    method: 'post',
    path: '/api/replacements/{token}/take',
    id: 'takeReplacement',
    summary:
      'Take over a spot by its shared link, without an account; the first wins; honours the Idempotency-Key header',
    of: takeReplacement,
    callers: ['anybody'],
    params: byLink,
    answers: { 201: signedUpAnswer },
    body: replacementPersonInput,
    answer: (ctx, { params, body }) =>
      ctx.runAndAnswer(takeReplacement, { ...(body as object), token: params.token }, (after, result) =>
        signedUp(after, 201, result),
      ),
  },
]);

/** A search in REST's responses. */
export function searchJson(found: Replacement) {
  return { ...found, shift: shiftJson(found.shift) };
}

async function ownSearch(ctx: RequestContext, id: string): Promise<RouteAnswer> {
  const found = await readWrittenReplacement(ctx, id, searchFields);
  const link = found.state === 'OPEN' ? linkOf(ctx.services, id) : { token: null, address: null };
  return { body: { replacement: { ...searchJson(found), ...link } } };
}
