import { clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { Leased, Queue } from '../../../platform/runner/runner.js';
import { leaseDeliveries, releaseDeliveries, renewDeliveries, type LeasedDelivery } from './lease-deliveries.js';
import { noteDelivery } from './record-attempt.js';
import { enqueueDeliveries } from './enqueue-deliveries.js';
import { postMessage, type PostParts, type Tried } from './post-message.js';
import { signedHeaders } from '../webhook-secret.js';

/** What messages are sent with. */
export interface DeliveryParts extends Partial<Omit<PostParts, 'allowed' | 'elapsed'>> {
  /** Nobody's. */
  context: RequestContext;
  /** Messages at a time. */
  concurrency?: number;
}

/** Between two looks at what happened, in milliseconds, while there are webhooks. Signups know nothing of it. */
const lookEvery = 1_000;

/** The messages of webhooks as the runner's queue: each look first writes down what is owed for what happened since (decision 030). */
export function deliveryQueue({ context, concurrency = 16, ...parts }: DeliveryParts): Queue<LeasedDelivery> {
  const { secretKey, settings, log } = context.services;
  const posting: PostParts = { ...parts, allowed: settings.webhooks, elapsed: clock.elapsed };
  let readers = 0;

  async function run(delivery: LeasedDelivery, stopped: AbortSignal): Promise<() => Promise<void>> {
    let tried: Tried;
    try {
      tried = await postMessage(delivery.url, { headers: headersOf(delivery), body: delivery.body }, posting, stopped);
    } catch (error) {
      // Stopped in the middle: it may have arrived, and is sent again by whoever takes it next.
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
      // Most clubs have none, and pay one statement a look.
      if (readers + looked.off === 0) return [];
      return context.run(leaseDeliveries, { count, leaseMs, except });
    },
    renew: async (held, leaseMs) => {
      const renewed = await context.run(renewDeliveries, { ...heldOf(held), leaseMs });
      return new Map(renewed.map(({ id, lease }) => [id, lease]));
    },
    release: (held) => context.run(releaseDeliveries, heldOf(held)),
    // A look finds what is due, too; what is asked for by hand wakes the runner.
    dueIn: () => Promise.resolve(readers > 0 ? lookEvery : undefined),
    run,
  };
}

function heldOf(held: readonly Leased[]): { ids: string[]; leases: string[] } {
  return { ids: held.map(({ id }) => id), leases: held.map(({ lease }) => lease) };
}
