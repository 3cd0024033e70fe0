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

/** Facts that are looked through for somebody who comes back; after more the event is read anew. */
const mostMissed = 5_000;

/**
 * What changes in an event from now on, or after a position; ends with the stream that it goes out by. Nothing is missed, and a change may
 * be told twice. BAD_REQUEST: for a position that is not ours.
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
    const changes = queueOfChanges();
    const seesAll = seesDrafts(ctx.services.sight, 'read:drafts');
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

/** One change at most waits for a listener: what comes meanwhile becomes one with it. */
function queueOfChanges() {
  let waiting: EventChange | undefined;
  let wake: (() => void) | undefined;
  let isOver = false;

  return {
    add: (change: EventChange): void => {
      waiting = waiting ? together(waiting, change) : change;
      wake?.();
    },
    /** Nothing more comes than what waits. */
    end: (): void => {
      isOver = true;
      wake?.();
    },
    /** Not a generator: that could not be ended while it waits. */
    taken: (stop: () => void): AsyncIterableIterator<EventChange> => {
      const end = (): Promise<IteratorReturnResult<undefined>> => {
        if (!isOver) stop();
        [isOver, waiting] = [true, undefined];
        wake?.();
        return Promise.resolve({ done: true, value: undefined });
      };
      return {
        [Symbol.asyncIterator]() {
          return this;
        },
        next: async () => {
          while (!waiting && !isOver) await new Promise<void>((resolve) => (wake = resolve));
          if (!waiting) return { done: true, value: undefined };
          const value = waiting;
          waiting = undefined;
          return { done: false, value };
        },
        return: end,
        throw: end,
      };
    },
  };
}
