import { z } from 'zod';
import { email } from '../../contract/fields.js';
import type { Route } from '../../platform/route.js';
import { correctMailAddress } from './correct-mail-address.js';
import { readUndeliveredMails } from './read-undelivered-mails.js';
import { sendUndeliveredAgain } from './send-undelivered-again.js';
import { settleUndeliveredMail } from './settle-undelivered-mail.js';

/** The mails that did not arrive, and what can be done about them. */
export const undeliveredMailRoutes: Route[] = [
  {
    method: 'get',
    path: '/api/undelivered-mails',
    summary:
      'The mails that were refused for good or given up, the newest first, by pages; leads those of their own categories',
    query: {
      limit: 'mails on the page; 50 unless told, 200 at most',
      cursor: 'the `nextCursor` of the page before',
    },
    answer: async (ctx, { query }) => ({
      body: await ctx.run(readUndeliveredMails, { first: query.limit || null, after: query.cursor || null }),
    }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/send-again',
    summary: 'Let all of them go out once more, 500 at a time',
    answer: async (ctx) => ({ body: { success: true, mails: await ctx.run(sendUndeliveredAgain, {}) } }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/send-again',
    summary: 'Let one go out once more, to the address that its people have now',
    answer: async (ctx, { params }) => ({
      body: { success: true, mails: await ctx.run(sendUndeliveredAgain, params) },
    }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/correct-address',
    summary: 'Give everybody behind its address the right one, and let what they were owed go there; admins alone',
    body: z.object({ email: email('Invalid email address') }),
    answer: async (ctx, { params, body }) => ({
      body: { success: true, people: await ctx.run(correctMailAddress, { ...(body as object), ...params }) },
    }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/settle',
    summary: 'Take one off the list without sending it: the person knows by other means',
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(settleUndeliveredMail, params) } }),
  },
];
