import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { boundEvent } from '../lock-webhook.js';

/**
 * Enqueues a message of the log again, under the same `webhook-id`. It waits for no other message and is sent even
 * while the webhook is off. Returns the id of the new delivery.
 */
export const resendDelivery = operation(
  {
    access: 'admin',
    keyScope: 'manage:webhooks',
    idempotent: true,
    input: z.object({ deliveryId: z.string() }),
    refuses: ['DELIVERY_NOT_FOUND'],
  },
  async function resendDelivery(ctx, { deliveryId }): Promise<string> {
    const bound = boundEvent(ctx.viewer);
    const [made] = isId(deliveryId)
      ? await ctx.execute<{ id: string }>(
          `insert into webhook_delivery (webhook_id, kind, record_id, origin, message_id, body, created_at, due_at)
           select d.webhook_id, d.kind, d.record_id, 'resent', d.message_id, d.body, n.at, n.at
           from webhook_delivery d join webhook w on w.id = d.webhook_id, (select now() + ? * interval '1 millisecond' as at) n
           where d.id = ? and (?::uuid is null or w.event_id = ?::uuid)
           returning id`,
          [clock.moved(), deliveryId, bound, bound],
        )
      : [];
    if (!made) throw new DomainError('DELIVERY_NOT_FOUND');
    ctx.services.wakeRunner('webhooks');
    return made.id;
  },
);
