import { z } from 'zod';
import { email } from '../../contract/text/fields.js';
import { countAnswer, pageAnswers, recordAnswer, successAnswer } from '../../platform/schema/documented-answer.js';
import { listQuery, pageAnswer } from '../../platform/reading/list-operation.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { correctMailAddress } from './correct-mail-address.js';
import { mailEventInput } from './mail-event.js';
import { readUndeliveredMails } from './read-undelivered-mails.js';
import { recordMailEvent } from './record-mail-event.js';
import { sendUndeliveredAgain } from './send-undelivered-again.js';
import { settleUndeliveredMail } from './settle-undelivered-mail.js';

const sentAgainAnswer = successAnswer.extend({ mails: countAnswer });

/** All fields that GraphQL has of a mail, except what the caller may do with it. */
const mailFields: Selection = {
  ...{ id: true, what: true, subject: true, name: true, email: true, reason: true, serverText: true, since: true },
  ...{ toStaff: true, canSendAgain: true, people: true, shifts: true },
};

const undeliveredAnswer = z.object({
  mails: z.array(recordAnswer('UndeliveredMail', mailFields)).describe('The mails, the newest first.'),
  total: z.int().describe('How many there are on all pages.'),
  nextCursor: z.string().nullable().describe('Give it as `cursor` for the next page; null at the end.'),
});

const mailEventAnswer = successAnswer.extend({
  kind: z.enum(['bounced', 'delayed', 'delivered']).describe('The kind of the event.'),
  changed: z.boolean().describe('Whether it changed what is known of the address.'),
});

/** The undelivered mails, and what can be done about them. */
export const undeliveredMailRoutes = routesOf('Mail', [
  {
    method: 'get',
    path: '/api/undelivered-mails',
    id: 'listUndeliveredMails',
    summary:
      'The mails that were refused for good, came back or were given up, the newest first, by pages; leads those of their own categories',
    of: readUndeliveredMails,
    callers: ['staff'],
    answers: { 200: pageAnswers(undeliveredAnswer) },
    query: {
      limit: z.int().min(1).max(200).describe('mails on the page; 50 by default, 200 at most'),
      cursor: z.string().describe('the `nextCursor` of the page before'),
    },
    answer: async (ctx, request) => {
      const { limit: first, cursor: after } = listQuery(request);
      const page = await ctx.run(readUndeliveredMails, { first, after, selection: { nodes: true, totalCount: true } });
      return pageAnswer(ctx, request, page, (mails, nextCursor) => ({ mails, total: page.totalCount, nextCursor }));
    },
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/send-again',
    id: 'sendAllUndeliveredAgain',
    summary: 'Let all of them go out once more, 500 at a time',
    of: sendUndeliveredAgain,
    callers: ['staff'],
    answers: { 200: sentAgainAnswer },
    answer: async (ctx) => ({ body: { success: true, mails: await ctx.run(sendUndeliveredAgain, {}) } }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/send-again',
    id: 'sendUndeliveredAgain',
    summary: 'Let one go out once more, to the address that its people have now',
    of: sendUndeliveredAgain,
    callers: ['staff'],
    answers: { 200: sentAgainAnswer },
    answer: async (ctx, { params }) => ({
      body: { success: true, mails: await ctx.run(sendUndeliveredAgain, params) },
    }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/correct-address',
    id: 'correctMailAddress',
    summary:
      'Give everybody behind its address the right one, and send the mails that wait for them there; admins alone',
    of: correctMailAddress,
    callers: ['staff'],
    answers: { 200: successAnswer.extend({ people: countAnswer }) },
    body: z.object({ email: email('Invalid email address') }),
    answer: async (ctx, { params, body }) => ({
      body: { success: true, people: await ctx.run(correctMailAddress, { ...(body as object), ...params }) },
    }),
  },
  {
    method: 'post',
    path: '/api/undelivered-mails/{id}/settle',
    id: 'settleUndeliveredMail',
    summary: 'Take one off the list without sending it: the person knows by other means',
    of: settleUndeliveredMail,
    callers: ['staff'],
    answers: { 200: successAnswer },
    answer: async (ctx, { params }) => ({ body: { success: await ctx.run(settleUndeliveredMail, params) } }),
  },
  {
    method: 'post',
    path: '/api/mail-events',
    id: 'recordMailEvent',
    summary:
      'What became of a mail that was sent: that it came back or arrived, by its id or as the raw delivery report',
    of: recordMailEvent,
    callers: ['staff', 'key'],
    takesKey: true,
    body: mailEventInput,
    takesMail: true,
    answers: { 200: mailEventAnswer },
    answer: async (ctx, { body }) => {
      const input = Buffer.isBuffer(body) ? { report: body.toString('utf8') } : body;
      return { body: { success: true, ...(await ctx.run(recordMailEvent, input)) } };
    },
  },
]);
