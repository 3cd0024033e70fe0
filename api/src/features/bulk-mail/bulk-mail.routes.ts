import { sendBulkMailInput } from '../../contract/bulk-mail.js';
import type { Route } from '../../platform/route.js';
import { readBulkMail, readBulkMails } from './read-bulk-mails.js';
import { sendBulkMail } from './send-bulk-mail.js';
import { sendFailedAgain } from './send-failed-again.js';

/** Writing to groups of volunteers. */
export const bulkMailRoutes: Route[] = [
  {
    method: 'post',
    path: '/api/bulk-mails',
    summary: 'Write to everybody of a group with an active signup; honours the Idempotency-Key header; staff alone',
    body: sendBulkMailInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: await ctx.run(readBulkMail, { id: await ctx.run(sendBulkMail, body) }),
    }),
  },
  {
    method: 'get',
    path: '/api/bulk-mails',
    summary: 'The newest bulk mails, 20 at most; admins see all, a lead their own',
    answer: async (ctx) => ({ body: await ctx.run(readBulkMails, {}) }),
  },
  {
    method: 'get',
    path: '/api/bulk-mails/{id}',
    summary: 'How far a bulk mail has got, and which messages failed',
    answer: async (ctx, { params }) => ({ body: await ctx.run(readBulkMail, params) }),
  },
  {
    method: 'post',
    path: '/api/bulk-mails/{id}/send-again',
    summary: 'Let the messages that failed go out once more',
    answer: async (ctx, { params }) => ({
      body: await ctx.run(readBulkMail, { id: await ctx.run(sendFailedAgain, { id: params.id }) }),
    }),
  },
];
