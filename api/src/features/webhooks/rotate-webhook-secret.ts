import { z } from 'zod';
import { rotationHours } from '../../contract/webhook.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { wordsOfWebhook } from './delivery/check-address.js';
import type { ShownSecret } from './create-webhook.js';
import { lockWebhook } from './lock-webhook.js';
import { webhookSecret } from './webhook-secret.js';

/**
 * Issues a new secret for a webhook, shown only here. For a day messages are also signed with each secret it replaced,
 * so that receivers can switch over without losing any.
 */
export const rotateWebhookSecret = operation(
  {
    access: 'admin',
    stepUp: true,
    keyScope: 'manage:webhooks',
    input: z.object({ webhookId: z.string() }),
    refuses: ['WEBHOOK_NOT_FOUND'],
  },
  async function rotateWebhookSecret(ctx, { webhookId }): Promise<ShownSecret> {
    const known = await lockWebhook(ctx, webhookId);
    const number = known.secretNumber + 1;
    await ctx.execute(
      `update webhook w set secret_number = ?, rotating_until = p.until, earlier_secrets = (
         select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(w.earlier_secrets) e where (e ->> 'until')::timestamptz > p.at
       ) || jsonb_build_object('number', w.secret_number, 'until', p.until)
       from (select m.at, m.at + ? * interval '1 hour' as until from (select now() + ? * interval '1 millisecond' as at) m) p
       where w.id = ?`,
      [number, rotationHours, clock.moved(), known.id],
    );
    const { id: recordId, eventId } = known;
    await recordAction(ctx, { action: 'webhook.secret-rotated', recordId, eventId, summary: wordsOfWebhook(known) });
    return { webhookId: known.id, secret: webhookSecret(ctx.services.secretKey, { webhookId: known.id, number }) };
  },
);
