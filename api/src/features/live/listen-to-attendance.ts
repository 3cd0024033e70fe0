import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import type { FactNews } from '../../platform/facts/watch-facts.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord } from '../../platform/reading/read-records.js';
import { Event } from '../../records/event.js';
import { mostNamed } from './changed-shifts.js';
import type { AttendanceChange } from './live.types.js';
import { queueOfChanges } from './queue-of-changes.js';

/**
 * Marks of an event from now on, and all else that a start board shows; ends with the stream it is sent on. Nothing is missed while it is
 * open. EVENT_NOT_FOUND: for an unknown event.
 */
export const listenToAttendance = operation(
  { access: 'staff', input: z.object({ eventId: z.string() }), refuses: ['EVENT_NOT_FOUND'], transaction: false },
  async function listenToAttendance(ctx, { eventId }): Promise<AsyncIterableIterator<AttendanceChange>> {
    const event = isId(eventId) && (await readRecord(ctx.services, Event, { id: true }, { equals: { id: eventId } }));
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const changes = queueOfChanges(together);
    const stop = await ctx.services.facts.watch((news) => {
      const change = changeOf(news, event.id);
      if (change) changes.add(change);
    });
    return changes.taken(stop);
  },
);

function changeOf({ facts, cursor }: FactNews, eventId: string): AttendanceChange | undefined {
  const own = facts?.filter(({ within }) => within.event === eventId);
  if (own?.length === 0) return undefined;
  const signupIds = own?.filter(({ kind }) => kind.startsWith('signup.')).map(({ recordId }) => recordId);
  return named(cursor, signupIds && signupIds.length === own?.length ? signupIds : []);
}

/** Nobody is named where it is about more than single signups, or about too many. */
function together(one: AttendanceChange, later: AttendanceChange): AttendanceChange {
  const all = one.signupIds.length > 0 && later.signupIds.length > 0;
  return named(later.position, all ? [...one.signupIds, ...later.signupIds] : []);
}

function named(position: string, ids: readonly string[]): AttendanceChange {
  const signupIds = [...new Set(ids)];
  return { position, signupIds: signupIds.length > mostNamed ? [] : signupIds };
}
