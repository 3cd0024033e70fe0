import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { testKind } from '../../contract/webhook.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { lockWebhook } from './lock-webhook.js';

/**
 * Enqueues a test message, to try a webhook's receiver. It is sent once, even while the webhook is off. Returns the id
 * of the delivery, which soon shows the outcome.
 */
export const sendTestWebhook = operation(
  {
    access: 'admin',
    keyScope: 'manage:webhooks',
    idempotent: true,
    input: z.object({ webhookId: z.string() }),
    refuses: ['WEBHOOK_NOT_FOUND'],
  },
  async function sendTestWebhook(ctx, { webhookId }): Promise<string> {
    const { id } = await lockWebhook(ctx, webhookId);
    const deliveryId = randomUUID();
    const body = JSON.stringify({ type: testKind, timestamp: clock.now().toISOString(), data: { webhookId: id } });
    await ctx.execute(
      `insert into webhook_delivery (id, webhook_id, kind, origin, message_id, body, created_at, due_at)
       select ?, ?, ?, 'test', ?, ?, w.at, w.at from (select now() + ? * interval '1 millisecond' as at) w`,
      [deliveryId, id, testKind, deliveryId, body, clock.moved()],
    );
    ctx.services.wakeRunner('webhooks');
    return deliveryId;
  },
);
