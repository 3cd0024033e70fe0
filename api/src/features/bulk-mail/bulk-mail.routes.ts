import { sendBulkMailInput } from '../../contract/bulk-mail.js';
import { recordAnswer } from '../../platform/schema/documented-answer.js';
import { listRoute } from '../../platform/reading/list-operation.js';
import type { Selection } from '../../platform/reading/selection.js';
import { routesOf } from '../../platform/schema/route.js';
import { bulkMailFields, listBulkMails, readBulkMail } from './read-bulk-mails.js';
import { sendBulkMail } from './send-bulk-mail.js';
import { sendFailedAgain } from './send-failed-again.js';

const failureFields: Selection = { id: true, name: true, email: true, reason: true };

const bulkMailAnswer = recordAnswer('BulkMail', { ...bulkMailFields, failures: failureFields });

/** Writing to groups of volunteers. */
export const bulkMailRoutes = routesOf('Mail', [
  {
    method: 'post',
    path: '/api/bulk-mails',
    id: 'sendBulkMail',
    summary: 'Write to everybody of a group with an active signup; honours the Idempotency-Key header; staff alone',
    of: sendBulkMail,
    callers: ['staff'],
    answers: { 201: bulkMailAnswer },
    body: sendBulkMailInput,
    answer: async (ctx, { body }) => ({
      status: 201,
      body: await ctx.run(readBulkMail, { id: await ctx.run(sendBulkMail, body) }),
    }),
  },
  listRoute({
    path: '/api/bulk-mails',
    summary: 'The bulk mails, the newest first; admins see all, a lead their own',
    callers: ['staff'],
    list: listBulkMails,
    fields: bulkMailFields,
    schema: bulkMailAnswer,
  }),
  {
    method: 'get',
    path: '/api/bulk-mails/{id}',
    id: 'getBulkMail',
    summary: 'How far a bulk mail has got, and which messages failed',
    of: readBulkMail,
    callers: ['staff'],
    answers: { 200: bulkMailAnswer },
    answer: async (ctx, { params }) => ({ body: await ctx.run(readBulkMail, params) }),
  },
  {
    method: 'post',
    path: '/api/bulk-mails/{id}/send-again',
    id: 'sendFailedAgain',
    summary: 'Let the messages that failed go out once more',
    of: sendFailedAgain,
    callers: ['staff'],
    answers: { 200: bulkMailAnswer },
    answer: async (ctx, { params }) => ({
      body: await ctx.run(readBulkMail, { id: await ctx.run(sendFailedAgain, { id: params.id }) }),
    }),
  },
]);
