import { z } from 'zod';
import { rotationHours } from '../../contract/webhook.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation.js';
import { recordAction } from '../../platform/record-action.js';
import { wordsOfWebhook } from './check-address.js';
import type { SecretTold } from './create-webhook.js';
import { lockWebhook } from './lock-webhook.js';
import { webhookSecret } from './webhook-secret.js';

/**
 * Gives a webhook a new secret, shown this once. For a day messages are signed with the old one too, so that receivers can change over
 * without losing any. Errors: NOT_SIGNED_IN, FORBIDDEN, WEBHOOK_NOT_FOUND.
 */
export const rotateWebhookSecret = operation(
  {
    openTo: 'admin',
    keyScope: 'manage:webhooks',
    input: z.object({ webhookId: z.string() }),
  },
  async function rotateWebhookSecret(ctx, { webhookId }): Promise<SecretTold> {
    const known = await lockWebhook(ctx, webhookId);
    const number = known.secretNumber + 1;
    await ctx.execute(
      `update webhook set secret_number = ?, rotating_until = now() + ? * interval '1 millisecond' + ? * interval '1 hour' where id = ?`,
      [number, clock.moved(), rotationHours, known.id],
    );
    const { id: recordId, eventId } = known;
    await recordAction(ctx, { action: 'webhook.secret-rotated', recordId, eventId, summary: wordsOfWebhook(known) });
    return { webhookId: known.id, secret: webhookSecret(ctx.services.secretKey, { webhookId: known.id, number }) };
  },
);
