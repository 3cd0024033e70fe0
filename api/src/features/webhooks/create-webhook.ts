import { isId } from '../../contract/text/fields.js';
import { createWebhookInput } from '../../contract/webhook.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readFacts } from '../../platform/facts/read-facts.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { checkAddress, wordsOfWebhook } from './delivery/check-address.js';
import { boundEvent } from './lock-webhook.js';
import { webhookSecret } from './webhook-secret.js';

/** A webhook and its current secret, which is shown only here. */
export interface ShownSecret {
  webhookId: string;
  secret: string;
}

/**
 * Creates a webhook, which receives everything that happens from now on, and returns its secret. A key of one event
 * creates webhooks for that event alone. INVALID_INPUT: also for an address that may not be called.
 */
export const createWebhook = operation(
  {
    access: 'admin',
    stepUp: true,
    keyScope: 'manage:webhooks',
    input: createWebhookInput,
    refuses: ['EVENT_NOT_FOUND'],
  },
  async function createWebhook(ctx, { url, kinds, eventId: requestedEventId }): Promise<ShownSecret> {
    const address = checkAddress(ctx, url);
    const bound = boundEvent(ctx.viewer);
    const eventId = requestedEventId ?? bound;
    if (eventId !== null && (!isId(eventId) || (bound !== null && eventId.toLowerCase() !== bound)))
      throw new DomainError('EVENT_NOT_FOUND');
    const subscribed = [...new Set(kinds)];
    const maker = ctx.viewer.kind === 'staff' ? ctx.viewer.userId : null;
    const { cursor } = await readFacts(ctx.services, { limit: 1 });
    // By SQL, which sends values apart from the text: the address may hold a secret of the receiver.
    const [made] = await ctx.execute<{ id: string }>(
      `insert into webhook (url, kinds, event_id, created_by_id, cursor)
       select ?, ?::jsonb, w.event_id, ?::uuid, ?
       from (select ?::uuid as event_id) w where w.event_id is null or exists (select from event e where e.id = w.event_id)
       returning id`,
      [address, JSON.stringify(subscribed), maker, cursor, eventId],
    );
    if (!made) throw new DomainError('EVENT_NOT_FOUND');
    await recordAction(ctx, {
      action: 'webhook.created',
      recordId: made.id,
      eventId,
      summary: wordsOfWebhook({ url, kinds: subscribed }),
    });
    return { webhookId: made.id, secret: webhookSecret(ctx.services.secretKey, { webhookId: made.id, number: 1 }) };
  },
);
