import { z } from 'zod';
import { clock } from '../../../platform/clock.js';
import { operation } from '../../../platform/operation/operation.js';
import type { Leased } from '../../../platform/runner/runner.js';

/** A message leased by this server. */
export interface LeasedDelivery extends Leased {
  webhookId: string;
  url: string;
  origin: 'fact' | 'test' | 'resent';
  messageId: string;
  body: string;
  /** Attempts at this message so far. */
  tries: number;
  secretNumber: number;
  /** Which of the webhook's earlier secrets still sign. */
  earlierSecrets: number[];
  /** Attempts in a row that failed at this receiver. */
  failures: number;
}

const heldInput = z.object({ ids: z.array(z.string()), leases: z.array(z.string()) });

/** How many messages one receiver gets at a time. After a failure one, to probe whether it is back. */
const mostOfOne = 4;

/**
 * Leases due messages. Every receiver gets some before one gets more. Of the messages about one record only the oldest
 * undelivered one is leased. Messages sent by hand wait for nothing, not even for a receiver that is off or failing.
 */
export const leaseDeliveries = operation(
  {
    access: 'internal',
    input: z.object({ count: z.number(), leaseMs: z.number(), except: z.array(z.string()) }),
  },
  function leaseDeliveries(ctx, { count, leaseMs, except }): Promise<LeasedDelivery[]> {
    return ctx.execute<LeasedDelivery>(
      `with present as (select now() + ? * interval '1 millisecond' as at),
       receiver as (
         select w.id, w.switched_off_at is null and (w.paused_until is null or w.paused_until <= p.at) as is_open,
           case when w.failures > 0 then 1 else ? end - (select count(*)::int from webhook_delivery l
             where l.webhook_id = w.id and l.leased_until > now()) as room
         from webhook w, present p
       ), due as (
         select d.id, d.position, d.place from receiver w cross join lateral (
           select d.id, d.position, row_number() over (order by d.position) as place from webhook_delivery d, present p
           where d.webhook_id = w.id and d.state = 'waiting' and d.origin = 'fact' and d.due_at <= p.at
             and (d.leased_until is null or d.leased_until <= now()) and d.id <> all (?::uuid[])
             and not exists (select from webhook_delivery e where e.webhook_id = d.webhook_id and e.record_id = d.record_id
               and e.state = 'waiting' and e.origin = 'fact' and e.position < d.position)
           order by d.position limit greatest(w.room, 0)
         ) d where w.is_open
         union all
         select d.id, d.position, d.place from receiver w cross join lateral (
           select d.id, d.position, row_number() over (order by d.position) as place from webhook_delivery d, present p
           where d.webhook_id = w.id and d.state = 'waiting' and d.origin <> 'fact' and d.due_at <= p.at
             and (d.leased_until is null or d.leased_until <= now()) and d.id <> all (?::uuid[])
           order by d.position limit 2
         ) d
       ), chosen as (select id from due order by place, position limit ?)
       update webhook_delivery d set leased_until = now() + ? * interval '1 millisecond'
       from chosen c, webhook w, present p
       where d.id = c.id and w.id = d.webhook_id and d.state = 'waiting' and (d.leased_until is null or d.leased_until <= now())
       returning d.id, d.leased_until::text as lease, d.webhook_id as "webhookId", w.url, d.origin, d.message_id as "messageId", d.body,
         d.tries, w.secret_number as "secretNumber", w.failures,
         -- The previous release may run beside this one. It stores only until when the previous secret is valid.
         array(select (e ->> 'number')::int from jsonb_array_elements(w.earlier_secrets) e where (e ->> 'until')::timestamptz > p.at
           union select w.secret_number - 1 where w.rotating_until > p.at and w.secret_number > 1
           order by 1 desc) as "earlierSecrets"`,
      [clock.moved(), mostOfOne, except, except, count, leaseMs],
    );
  },
);

/** Extends leases that are still ours. Returns the new ones. */
export const renewDeliveries = operation(
  { access: 'internal', input: heldInput.extend({ leaseMs: z.number() }) },
  function renewDeliveries(ctx, { ids, leases, leaseMs }): Promise<Leased[]> {
    return ctx.execute<Leased>(
      `update webhook_delivery d set leased_until = now() + ? * interval '1 millisecond'
       from unnest(?::uuid[], ?::timestamptz[]) as held (id, lease)
       where d.id = held.id and d.leased_until = held.lease returning d.id, d.leased_until::text as lease`,
      [leaseMs, ids, leases],
    );
  },
);

/** Releases leases untouched. */
export const releaseDeliveries = operation(
  { access: 'internal', input: heldInput },
  async function releaseDeliveries(ctx, { ids, leases }): Promise<void> {
    await ctx.execute(
      `update webhook_delivery d set leased_until = null from unnest(?::uuid[], ?::timestamptz[]) as held (id, lease)
       where d.id = held.id and d.leased_until = held.lease`,
      [ids, leases],
    );
  },
);
