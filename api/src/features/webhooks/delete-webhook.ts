import { z } from 'zod';
import { operation } from '../../platform/operation/operation.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Webhook } from '../../records/webhook.js';
import { wordsOfWebhook } from './delivery/check-address.js';
import { getWebhook } from './find-webhooks.js';
import { lockWebhook } from './lock-webhook.js';

/** Deletes a webhook with its log and its undelivered messages. Returns it as it was. */
export const deleteWebhook = operation(
  {
    access: 'admin',
    stepUp: true,
    keyScope: 'manage:webhooks',
    input: z.object({ webhookId: z.string(), selection: z.custom<Selection>() }),
    refuses: ['WEBHOOK_NOT_FOUND'],
  },
  async function deleteWebhook(ctx, { webhookId, selection }): Promise<{ webhook: Webhook }> {
    const known = await lockWebhook(ctx, webhookId);
    const webhook = await getWebhook(ctx, known.id, below(selection, 'webhook'));
    await ctx.em.nativeDelete(Webhook, known.id);
    const { id: recordId, eventId } = known;
    await recordAction(ctx, { action: 'webhook.deleted', recordId, eventId, summary: wordsOfWebhook(known) });
    return { webhook };
  },
);
