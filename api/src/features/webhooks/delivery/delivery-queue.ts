import { clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { Leased, Queue } from '../../../platform/runner/runner.js';
import { leaseDeliveries, releaseDeliveries, renewDeliveries, type LeasedDelivery } from './lease-deliveries.js';
import { noteDelivery } from './record-attempt.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import { postMessage, type PostParts, type Tried } from './post-message.js';
import { signedHeaders } from '../webhook-secret.js';

/** What the queue needs to send messages. */
export interface DeliveryParts extends Partial<Omit<PostParts, 'allowed' | 'elapsed'>> {
  /** A context without a viewer. */
  context: RequestContext;
  /** Messages sent at a time. */
  concurrency?: number;
}

/** Milliseconds between two checks for new facts while there are webhooks. Signups do not notify this queue. */
const checkEvery = 1_000;

/**
 * The runner's queue of webhook messages. Each check first enqueues messages for what happened since (decision 030).
 */
export function deliveryQueue({ context, concurrency = 16, ...parts }: DeliveryParts): Queue<LeasedDelivery> {
  const { secretKey, settings, log } = context.services;
  const posting: PostParts = { ...parts, allowed: settings.webhooks, elapsed: clock.elapsed };
  let readers = 0;

  async function run(delivery: LeasedDelivery, stopped: AbortSignal): Promise<() => Promise<void>> {
    let tried: Tried;
    try {
      tried = await postMessage(delivery.url, { headers: headersOf(delivery), body: delivery.body }, posting, stopped);
    } catch (error) {
      // The server stopped during the request. The message may have arrived; the next worker sends it again.
      if (!stopped.aborted) log.error({ err: error, delivery: delivery.id }, 'A webhook could not be sent.');
      return () => context.run(releaseDeliveries, heldOf([delivery]));
    }
    const { status, failure } = tried;
    log.debug({ delivery: delivery.id, webhook: delivery.webhookId, status, failure }, 'A webhook was sent.');
    return () => context.run(noteDelivery, { delivery, tried });
  }

  function headersOf({ webhookId, secretNumber, earlierSecrets, messageId, body, origin }: LeasedDelivery) {
    const signing = { webhookId, number: secretNumber, earlier: earlierSecrets };
    return {
      ...signedHeaders(secretKey, signing, { messageId, at: Math.floor(clock.now().getTime() / 1000), body }),
      'content-type': 'application/json',
      'user-agent': 'Trailcrew-Webhooks',
      ...(origin === 'resent' ? { 'webhook-resent': 'true' } : {}),
    };
  }

  return {
    name: 'webhooks',
    free: (inHand) => Math.max(0, concurrency - inHand),
    rest: () => 0,
    lease: async (count, leaseMs, except) => {
      const looked = await enqueueDeliveries(context);
      readers = looked.readers;
      // Most clubs have no webhook and pay one statement a check.
      if (readers + looked.off === 0) return [];
      return context.run(leaseDeliveries, { count, leaseMs, except });
    },
    renew: async (held, leaseMs) => {
      const renewed = await context.run(renewDeliveries, { ...heldOf(held), leaseMs });
      return new Map(renewed.map(({ id, lease }) => [id, lease]));
    },
    release: (held) => context.run(releaseDeliveries, heldOf(held)),
    // A check also finds retries that are due. Requests by hand wake the runner.
    dueIn: () => Promise.resolve(readers > 0 ? checkEvery : undefined),
    run,
  };
}

function heldOf(held: readonly Leased[]): { ids: string[]; leases: string[] } {
  return { ids: held.map(({ id }) => id), leases: held.map(({ lease }) => lease) };
}
