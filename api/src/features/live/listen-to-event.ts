import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { factsAfter } from '../../platform/facts/read-facts.js';
import { seesDrafts } from '../../platform/reading/access-scope.js';
import { readRecord } from '../../platform/reading/read-records.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { Event } from '../../records/event.js';
import { changedShifts } from './changed-shifts.js';
import { liveEvents, together } from './live-events.js';
import type { EventChange } from './live.types.js';
import { queueOfChanges } from './queue-of-changes.js';

/** How many facts are searched for a client that reconnects. After more, it is to reload the event. */
const mostMissed = 5_000;

/**
 * The changes of an event from now on, or after a position; ends with the stream it is sent on. No change is missed;
 * one may be delivered twice. BAD_REQUEST: for a position that is not ours.
 */
export const listenToEvent = operation(
  {
    access: 'public',
    keyScope: 'read:programme',
    input: z.object({ eventId: z.string(), after: z.string().nullish() }),
    refuses: ['BAD_REQUEST', 'EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function listenToEvent(ctx, { eventId, after }): Promise<AsyncIterableIterator<EventChange>> {
    const event = isId(eventId) && (await readRecord(ctx.services, Event, { id: true }, { equals: { id: eventId } }));
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const changes = queueOfChanges<EventChange>(together);
    const seesAll = seesDrafts(ctx.services.accessScope, 'read:drafts');
    const stop = await liveEvents(ctx.services).listen(event.id, changes.add, seesAll ? undefined : changes.end);
    try {
      const missed = after ? await missedSince(ctx, event.id, after) : undefined;
      if (missed) changes.add(missed);
    } catch (error) {
      stop();
      throw error;
    }
    return changes.taken(stop);
  },
);

async function missedSince(ctx: RequestContext, eventId: string, after: string): Promise<EventChange | undefined> {
  const { facts, cursor } = await factsAfter(ctx.services, { after, within: { event: eventId }, most: mostMissed });
  if (!facts) return { position: cursor, shiftIds: [] };
  const shifts = (await changedShifts(ctx.services.rows, facts)).get(eventId);
  return shifts && { position: cursor, shiftIds: shifts === 'all' ? [] : [...shifts] };
}
