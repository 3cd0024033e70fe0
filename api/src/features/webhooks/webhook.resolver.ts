import type { RequestContext } from '../../platform/operation/request-context.js';
import { mutation, query, rootFields } from '../../platform/schema/root-fields.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Webhook } from '../../records/webhook.js';
import { createWebhook, type ShownSecret } from './create-webhook.js';
import { deleteWebhook } from './delete-webhook.js';
import { findDeliveries, findWebhook, findWebhooks, getDelivery, getWebhook } from './find-webhooks.js';
import { resendDelivery } from './delivery/resend-delivery.js';
import { rotateWebhookSecret } from './rotate-webhook-secret.js';
import { sendTestWebhook } from './send-test-webhook.js';
import { updateWebhook } from './update-webhook.js';
import {
  CreateWebhookInputType,
  CreateWebhookPayload,
  DeleteWebhookPayload,
  ResendDeliveryPayload,
  RotateWebhookSecretPayload,
  SendTestWebhookPayload,
  UpdateWebhookInputType,
  UpdateWebhookPayload,
  WebhookDeliveryConnection,
} from './webhook.types.js';

const withSecret = async (ctx: RequestContext, { webhookId, secret }: ShownSecret, selection: Selection) => ({
  secret,
  ...(await theWebhook(ctx, webhookId, selection)),
});

const theWebhook = async (ctx: RequestContext, id: string, selection: Selection) => ({
  webhook: 'webhook' in selection ? await getWebhook(ctx, id, below(selection, 'webhook')) : undefined,
});

const theDelivery = async (ctx: RequestContext, id: string, selection: Selection) => ({
  delivery: 'delivery' in selection ? await getDelivery(ctx, id, below(selection, 'delivery')) : undefined,
});

export const WebhookResolver = rootFields({
  webhooks: query(findWebhooks, {
    gives: [Webhook],
    description: 'All webhooks, the newest first.',
  }),
  webhook: query(findWebhook, {
    gives: Webhook,
    nullable: true,
    description: 'One webhook; null when there is none, and for a key of one event when it is not of that event.',
    args: { id: 'Its UUID.' },
  }),
  webhookDeliveries: query(findDeliveries, {
    gives: WebhookDeliveryConnection,
    description: 'What a webhook sent and has yet to send, the newest first, of 30 days.',
    args: {
      webhookId: 'The webhook.',
      first: 'Messages on the page; 50 by default, at most 200.',
      after: 'The `endCursor` of the page before.',
    },
  }),
  createWebhook: mutation(createWebhook, {
    gives: CreateWebhookPayload,
    description: 'Creates a webhook and returns its secret, which is shown only here.',
    input: { type: CreateWebhookInputType, description: 'The address, and which kinds it receives.' },
    answer: withSecret,
  }),
  updateWebhook: mutation(updateWebhook, {
    gives: UpdateWebhookPayload,
    description: 'Changes a webhook, or switches it off and on.',
    args: { webhookId: 'The webhook.' },
    input: { type: UpdateWebhookInputType, description: 'What changes.' },
    answer: theWebhook,
  }),
  rotateWebhookSecret: mutation(rotateWebhookSecret, {
    gives: RotateWebhookSecretPayload,
    description: 'Gives a webhook a new secret; for a day messages are signed with both.',
    args: { webhookId: 'The webhook.' },
    answer: withSecret,
  }),
  deleteWebhook: mutation(deleteWebhook, {
    gives: DeleteWebhookPayload,
    description: 'Deletes a webhook, its log and what waits to be sent.',
    args: { webhookId: 'The webhook.' },
  }),
  sendTestWebhook: mutation(sendTestWebhook, {
    gives: SendTestWebhookPayload,
    description: 'Sends a `webhook.test`, once, also while the webhook is off.',
    args: { webhookId: 'The webhook.' },
    answer: theDelivery,
  }),
  resendDelivery: mutation(resendDelivery, {
    gives: ResendDeliveryPayload,
    description: 'Sends a message again, under the same `webhook-id` and with the header `webhook-resent: true`.',
    args: { deliveryId: 'The message.' },
    answer: theDelivery,
  }),
});
