import { updateWebhookInput } from '../../contract/webhook.js';
import { clock } from '../../platform/clock.js';
import { operation } from '../../platform/operation/operation.js';
import { readFacts } from '../../platform/facts/read-facts.js';
import { recordAction } from '../../platform/operation/record-action.js';
import { checkAddress, wordsOfWebhook } from './delivery/check-address.js';
import { lockWebhook } from './lock-webhook.js';

/**
 * Changes a webhook; omitted fields stay. Switched on again, it receives what happens from then on, after the messages
 * that waited. Returns its id.
 */
export const updateWebhook = operation(
  {
    access: 'admin',
    stepUp: true,
    keyScope: 'manage:webhooks',
    input: updateWebhookInput,
    refuses: ['WEBHOOK_NOT_FOUND'],
  },
  async function updateWebhook(ctx, { webhookId, url, kinds, isOn }): Promise<string> {
    const known = await lockWebhook(ctx, webhookId);
    const address = url === undefined ? known.url : checkAddress(ctx, url);
    const after = { url: address, kinds: [...new Set(kinds ?? known.kinds)], isOn: isOn ?? known.isOn };
    const turnsOn = after.isOn && !known.isOn;
    // A failing receiver is tried again at once, for the full time.
    const startsOver = turnsOn || after.url !== known.url;
    const cursor = turnsOn ? (await readFacts(ctx.services, { limit: 1 })).cursor : null;
    // By SQL, as it is created: the address may hold a secret of the receiver.
    await ctx.execute(
      `update webhook set url = ?, kinds = ?::jsonb, cursor = coalesce(?, cursor),
         switched_off_at = case when ? then null else coalesce(switched_off_at, now()) end,
         switched_off_because = case when ? then null else coalesce(switched_off_because, 'switched off') end,
         failures = case when ? then 0 else failures end, paused_until = case when ? then null else paused_until end,
         patient_from = case when ? then now() + ? * interval '1 millisecond' else patient_from end
       where id = ?`,
      [
        ...[after.url, JSON.stringify(after.kinds), cursor, after.isOn, after.isOn],
        ...[startsOver, startsOver, startsOver, clock.moved(), known.id],
      ],
    );
    // A failed message normally waits for its next attempt. With another address there is no reason to.
    if (startsOver)
      await ctx.execute(
        `update webhook_delivery set due_at = least(due_at, now()) where webhook_id = ? and state = 'waiting'`,
        [known.id],
      );
    const verb = turnsOn ? 'switched-on' : known.isOn && !after.isOn ? 'switched-off' : 'changed';
    const { id: recordId, eventId } = known;
    await recordAction(ctx, { action: `webhook.${verb}`, recordId, eventId, summary: wordsOfWebhook(after) });
    ctx.services.wakeRunner('webhooks');
    return known.id;
  },
);
