import { z } from 'zod';
import { createWebhookInput, updateWebhookInput } from '../../contract/webhook.js';
import { pageAnswers, recordAnswer } from '../../platform/schema/documented-answer.js';
import { listQuery, listRoute, pageAnswer } from '../../platform/reading/list-operation.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { recordRoute } from '../../platform/schema/record-route.js';
import { routesOf } from '../../platform/schema/route.js';
import type { Selection } from '../../platform/reading/selection.js';
import { createWebhook, type ShownSecret } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { findDeliveries, findWebhook, getDelivery, getWebhook, largestPage, listWebhooks } from './find-webhooks.js';
import { resendDelivery } from './delivery/resend-delivery.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { sendTestWebhook } from './send-test-webhook.js';
import { updateWebhook } from './update-webhook.js';

const webhookFields: Selection = {
  ...{ id: true, url: true, kinds: true, eventId: true, createdAt: true, rotatingUntil: true },
  ...{ switchedOffAt: true, switchedOffBecause: true, pausedUntil: true, waiting: true },
  ...{ lastTriedAt: true, lastStatus: true, lastFailure: true },
};

const deliveryFields: Selection = {
  ...{ id: true, webhookId: true, kind: true, recordId: true, createdAt: true, isResent: true, messageId: true },
  ...{ body: true, state: true, tries: true, dueAt: true, triedAt: true, tookMs: true, status: true },
  ...{ failure: true, answer: true },
};

const webhookAnswer = recordAnswer('Webhook', webhookFields);
const secretAnswer = z.object({
  webhook: webhookAnswer,
  secret: z.string().describe('Its secret, shown only here: `whsec_` and 32 bytes in base64.'),
});
const deliveryAnswer = recordAnswer('WebhookDelivery', deliveryFields);
const deliveriesAnswer = z.object({
  deliveries: z.array(deliveryAnswer).describe('The messages, the newest first.'),
  nextCursor: z.string().nullable().describe('Give it as `cursor` for the next page; null at the end.'),
});
const onItsWay = z.object({ delivery: deliveryAnswer.describe('The message; the log shows the outcome.') });

/** Webhooks, for admins and for programs that may manage them. */
export const webhookRoutes = routesOf('Webhooks', [
  listRoute({
    path: '/api/admin/webhooks',
    summary: 'All webhooks, the newest first',
    callers: ['staff', 'key'],
    list: listWebhooks,
    fields: webhookFields,
    schema: webhookAnswer,
  }),
  recordRoute({
    path: '/api/admin/webhooks/{id}',
    id: 'getWebhook',
    summary: 'One webhook; 404 when there is none that the caller may see',
    callers: ['staff', 'key'],
    find: findWebhook,
    fields: webhookFields,
    schema: webhookAnswer,
    notFound: 'WEBHOOK_NOT_FOUND',
  }),
  {
    method: 'post',
    path: '/api/admin/webhooks',
    id: 'createWebhook',
    summary: 'Create a webhook; its secret is in this response and nowhere else',
    of: createWebhook,
    callers: ['staff', 'key'],
    body: createWebhookInput,
    answers: { 201: secretAnswer },
    answer: async (ctx, { body }) => ({ status: 201, body: await withSecret(ctx, await ctx.run(createWebhook, body)) }),
  },
  {
    method: 'patch',
    path: '/api/admin/webhooks/{id}',
    id: 'updateWebhook',
    summary: 'Change a webhook, or switch it off and on; omitted fields stay',
    of: updateWebhook,
    callers: ['staff', 'key'],
    body: updateWebhookInput.omit({ webhookId: true }),
    answers: { 200: webhookAnswer },
    answer: async (ctx, { params, body }) => {
      const id = await ctx.run(updateWebhook, { ...(body as object), webhookId: params.id });
      return { body: await getWebhook(ctx, id, webhookFields) };
    },
  },
  {
    method: 'delete',
    path: '/api/admin/webhooks/{id}',
    id: 'deleteWebhook',
    summary: 'Delete a webhook, its log and what waits to be sent',
    of: deleteWebhook,
    callers: ['staff', 'key'],
    answers: { 200: webhookAnswer },
    answer: async (ctx, { params }) => {
      const selection = { webhook: webhookFields };
      return { body: (await ctx.run(deleteWebhook, { webhookId: params.id, selection })).webhook };
    },
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/secret',
    id: 'rotateWebhookSecret',
    summary: 'Give a webhook a new secret; for a day messages are signed with both',
    of: rotateWebhookSecret,
    callers: ['staff', 'key'],
    answers: { 200: secretAnswer },
    answer: async (ctx, { params }) => ({
      body: await withSecret(ctx, await ctx.run(rotateWebhookSecret, { webhookId: params.id })),
    }),
  },
  {
    method: 'post',
    path: '/api/admin/webhooks/{id}/test',
    id: 'sendTestWebhook',
    summary: 'Send a `webhook.test`, once, also while the webhook is off',
    of: sendTestWebhook,
    callers: ['staff', 'key'],
    answers: { 200: onItsWay },
    answer: async (ctx, { params }) => theDelivery(ctx, await ctx.run(sendTestWebhook, { webhookId: params.id })),
  },
  {
    method: 'get',
    path: '/api/admin/webhooks/{id}/deliveries',
    id: 'listDeliveries',
    summary: 'What a webhook sent and has yet to send, the newest first, of 30 days, by pages',
    of: findDeliveries,
    callers: ['staff', 'key'],
    answers: { 200: pageAnswers(deliveriesAnswer) },
    query: {
      limit: z.int().min(1).max(largestPage).describe(`messages on the page; 50 by default, at most ${largestPage}`),
      cursor: z.string().describe('the `nextCursor` of the page before'),
    },
    answer: async (ctx, request) => {
      const { limit, cursor } = listQuery(request);
      const query = { webhookId: request.params.id, first: limit, after: cursor };
      const selection = { nodes: deliveryFields, pageInfo: { endCursor: true }, totalCount: true };
      const page = await ctx.run(findDeliveries, { ...query, selection });
      return pageAnswer(ctx, request, page, (deliveries, nextCursor) => ({ deliveries, nextCursor }));
    },
  },
  {
    method: 'post',
    path: '/api/admin/webhook-deliveries/{id}/resend',
    id: 'resendDelivery',
    summary: 'Send a message again, under the same `webhook-id` and with the header `webhook-resent: true`',
    of: resendDelivery,
    callers: ['staff', 'key'],
    answers: { 200: onItsWay },
    answer: async (ctx, { params }) => theDelivery(ctx, await ctx.run(resendDelivery, { deliveryId: params.id })),
  },
]);

async function withSecret(ctx: RequestContext, { webhookId, secret }: ShownSecret) {
  return { webhook: await getWebhook(ctx, webhookId, webhookFields), secret };
}

async function theDelivery(ctx: RequestContext, id: string) {
  return { body: { delivery: await getDelivery(ctx, id, deliveryFields) } };
}
