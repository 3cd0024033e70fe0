import { z } from 'zod';
import { erasePeopleInput, requestErasureInput } from '../../../contract/people/erasure.js';
import { cookieAnswer, recordAnswer } from '../../../platform/schema/documented-answer.js';
import { routesOf } from '../../../platform/schema/route.js';
import { confirmErasure, readErasure } from './confirm-erasure.js';
import { erasePeople } from './erase-people.js';
import { requestErasure } from './request-erasure.js';

const people = z.array(recordAnswer('PersonToErase'));
const erased = z.number().int().describe('How many people were erased.');
const params = { token: z.string().describe('The token of the mailed link.') };

/** Erasing people, by themselves and by admins. */
export const erasureRoutes = routesOf('Households', [
  {
    method: 'post',
    path: '/api/household/erasure',
    id: 'requestErasure',
    summary: 'Mail the link by which people of the household are erased; needs the cookie of its mailed link',
    of: requestErasure,
    callers: ['household'],
    body: requestErasureInput,
    answers: { 200: z.object({ people }) },
    answer: async (ctx, { body }) => ({ body: { people: await ctx.run(requestErasure, body) } }),
  },
  {
    method: 'get',
    path: '/api/erasures/{token}',
    id: 'getErasure',
    summary: 'What the link of a mail would erase; looking changes nothing',
    of: readErasure,
    callers: ['anybody'],
    params,
    answers: { 200: recordAnswer('Erasure', undefined, { besides: { people } }) },
    answer: async (ctx, { params: { token } }) => ({ body: await ctx.run(readErasure, { token }) }),
  },
  {
    method: 'post',
    path: '/api/erasures/{token}',
    id: 'confirmErasure',
    summary: 'Erase the people of a mailed link, for ever. Twice within a minute is no error',
    of: confirmErasure,
    callers: ['anybody'],
    params,
    answers: { 200: cookieAnswer(z.object({ erased }), 'The cookie of the household, taken back.') },
    answer: async (ctx, { params: { token } }) => ({ body: { erased: await ctx.run(confirmErasure, { token }) } }),
  },
  {
    method: 'post',
    path: '/api/admin/erasures',
    id: 'erasePeople',
    summary: 'Erase people for ever: nameless rows stay, so that hours and counts are as before',
    of: erasePeople,
    callers: ['staff'],
    body: erasePeopleInput,
    answers: { 200: z.object({ erased }) },
    answer: async (ctx, { body }) => ({ body: { erased: await ctx.run(erasePeople, body) } }),
  },
]);
