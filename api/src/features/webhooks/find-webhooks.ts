import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { pageInput, readConnection, type Connection } from '../../platform/reading/connection.js';
import { recordById, recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { operation } from '../../platform/operation/operation.js';
import { Webhook } from '../../records/webhook.js';
import { WebhookDelivery } from '../../records/webhook-delivery.js';

/** All webhooks, newest first. A key of one event sees that event's. Errors: NOT_SIGNED_IN, FORBIDDEN. */
export const { find: findWebhooks, list: listWebhooks } = recordsBy({
  name: 'Webhooks',
  access: 'admin',
  keyScope: 'manage:webhooks',
  record: Webhook,
  isUndated: true,
});

/** One webhook, for those who may read the list; null when there is none that they may see. */
export const findWebhook = recordById('findWebhook', 'admin', 'manage:webhooks', Webhook);

/** A webhook that was just written. Error: WEBHOOK_NOT_FOUND when it was deleted meanwhile. */
export const getWebhook = writtenRecord(Webhook, 'WEBHOOK_NOT_FOUND');

/** A delivery that was just written. Error: DELIVERY_NOT_FOUND when it was deleted meanwhile. */
export const getDelivery = writtenRecord(WebhookDelivery, 'DELIVERY_NOT_FOUND');

/** Deliveries on a page by default. */
const usualPage = 50;
/** Deliveries on a page at most. */
export const largestPage = 200;

/** The log of a webhook, newest first, 50 by default. Empty for an unknown webhook. */
export const findDeliveries = operation(
  {
    access: 'admin',
    keyScope: 'manage:webhooks',
    input: z.object({ webhookId: z.string(), ...pageInput(largestPage) }),
    refuses: ['BAD_REQUEST'],
    transaction: false,
  },
  async function findDeliveries(ctx, { webhookId, ...page }): Promise<Connection<WebhookDelivery>> {
    const filter = isId(webhookId) ? { equals: { webhookId } } : null;
    return readConnection(ctx, WebhookDelivery, filter, { ...page, first: page.first ?? usualPage });
  },
);
