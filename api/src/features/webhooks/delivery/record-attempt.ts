import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { LeasedDelivery } from './lease-deliveries.js';
import type { Tried } from './post-message.js';
import { webhookSwitchedOff, type SwitchedOff } from '../webhook.announcements.js';

const firstDelaySeconds = 5;
const longestDelaySeconds = 8 * 60 * 60;
/**
 * Hours for which a message is tried, counted from its creation, or from when its webhook was later switched on or
 * given another address.
 */
const triedForHours = 72;

/**
 * Seconds until the next attempt: 5 after the first failure, doubled each time up to eight hours, plus up to a quarter
 * at random.
 */
export function deliveryDelay(failures: number, chance: number = Math.random()): number {
  return Math.min(firstDelaySeconds * 2 ** Math.min(failures - 1, 20) * (1 + chance / 4), longestDelaySeconds);
}

/**
 * Records the outcome of an attempt: delivered, to be retried, or given up. Updates the state of the receiver
 * accordingly.
 */
export const noteDelivery = operation(
  {
    access: 'internal',
    input: z.object({ delivery: z.custom<LeasedDelivery>(), tried: z.custom<Tried>() }),
  },
  async function noteDelivery(ctx, { delivery, tried }): Promise<void> {
    if (tried.failure === null) await noteDelivered(ctx, delivery, tried);
    else await noteFailed(ctx, delivery, tried);
  },
);

/**
 * A delivered message stays delivered, even if another worker holds the lease by now. Locks the webhook first, like all
 * code that locks both.
 */
async function noteDelivered(ctx: RequestContext, { id, webhookId, url }: LeasedDelivery, tried: Tried): Promise<void> {
  await ctx.execute('update webhook set failures = 0, paused_until = null where id = ? and url = ? and failures > 0', [
    webhookId,
    url,
  ]);
  await ctx.execute(
    `update webhook_delivery set state = 'delivered', tries = tries + 1, leased_until = null, failure = null, status = ?, answer = ?,
       took_ms = ?, tried_at = now() + ? * interval '1 millisecond' where id = ? and state = 'waiting'`,
    [tried.status, tried.answer, tried.tookMs, clock.moved(), id],
  );
}

async function noteFailed(ctx: RequestContext, delivery: LeasedDelivery, tried: Tried): Promise<void> {
  const { id, lease, webhookId, url, origin, tries, failures } = delivery;
  const [receiver] = await ctx.execute<{ url: string }>('select url from webhook where id = ? for no key update', [
    webhookId,
  ]);
  if (!receiver) return;
  // A response from an address that was replaced meanwhile does not count. The new address is tried at once.
  const isOfNow = receiver.url === url;
  const isGone = isOfNow && tried.status === 410;
  // A test is never retried. Neither is a message to a receiver that is gone.
  const isOver = isGone || origin === 'test';
  const moved = clock.moved();
  // Never earlier than the receiver requests.
  const delay = (count: number) => Math.max(deliveryDelay(count), tried.retryAfterSeconds ?? 0);
  const [noted] = await ctx.execute<{ isUnreachable: boolean }>(
    `with present as (select now() + ? * interval '1 millisecond' as at), held as (
       select d.id, s.since, ? and s.since <= p.at - ? * interval '1 hour' as is_old
       from webhook_delivery d join webhook w on w.id = d.webhook_id, present p, greatest(d.created_at, w.patient_from) as s (since)
       where d.id = ?
     )
     update webhook_delivery d set tries = d.tries + 1, leased_until = null, failure = ?, status = ?, answer = ?, took_ms = ?, tried_at = p.at,
       due_at = p.at + ? * interval '1 second', state = case when ? or h.is_old then 'failed' else 'waiting' end
     from present p, held h
     where d.id = h.id and d.leased_until = ?::timestamptz and d.state = 'waiting'
     returning h.is_old and not exists (select from webhook_delivery e
       where e.webhook_id = d.webhook_id and e.state = 'delivered' and e.tried_at > h.since) as "isUnreachable"`,
    [
      ...[moved, isOfNow, triedForHours, id, tried.failure, tried.status, tried.answer, tried.tookMs],
      ...[isOfNow ? delay(tries + 1) : 0, isOver, lease],
    ],
  );
  if (!noted || !isOfNow) return;
  if (isGone) return switchOff(ctx, webhookId, 'gone');
  if (origin !== 'fact') return;
  if (noted.isUnreachable) return switchOff(ctx, webhookId, 'unreachable');
  // Of messages sent at the same time, one failure pauses the receiver for all.
  await ctx.execute(
    `update webhook w set failures = w.failures + 1, paused_until = p.at + ? * interval '1 second'
     from (select now() + ? * interval '1 millisecond' as at) p
     where w.id = ? and (w.paused_until is null or w.paused_until <= p.at)`,
    [delay(failures + 1), moved, webhookId],
  );
}

/** Switches a webhook off once and notifies the admins. Waiting messages stay until somebody switches it on again. */
async function switchOff(ctx: RequestContext, webhookId: string, because: SwitchedOff['because']): Promise<void> {
  const [webhook] = await ctx.execute<{ url: string }>(
    `update webhook set switched_off_at = now(), switched_off_because = ? where id = ? and switched_off_at is null returning url`,
    [because, webhookId],
  );
  if (!webhook) return;
  const admins = await ctx.execute<SwitchedOff['admins'][number]>(
    `select first_name as "firstName", last_name as "lastName", email from app_user where role = 'admin' order by id`,
  );
  await ctx.announce(webhookSwitchedOff, { host: new URL(webhook.url).host, because, admins });
}
