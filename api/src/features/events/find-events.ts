import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { recordsBy, writtenRecord } from '../../platform/reading/find-records.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord } from '../../platform/reading/read-records.js';
import type { Filter } from '../../platform/reading/sql/statement.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Event } from '../../records/event.js';

/** All events by first day, then name. */
export const { find: findEvents, list: listEvents } = recordsBy({
  name: 'Events',
  access: 'public',
  keyScope: 'read:programme',
  record: Event,
});

/** The events in which the viewer leads a category, by first day; all of them for an admin. Error: NOT_SIGNED_IN. */
export const { find: findMyEvents, list: listMyEvents } = recordsBy({
  name: 'MyEvents',
  access: 'staff',
  record: Event,
  onlyFor: ['lead'],
});

/** An event that was just written. Error: EVENT_NOT_FOUND if it was deleted meanwhile. */
export const getEvent = writtenRecord(Event, 'EVENT_NOT_FOUND');

/**
 * One event by its id or its slug, with the fields of `selection`; null when there is none. BAD_REQUEST: without exactly one of the two.
 */
export const findEvent = operation(
  {
    access: 'public',
    keyScope: 'read:programme',
    sameForAll: true,
    input: z.object({ id: z.string().nullish(), slug: z.string().nullish(), selection: z.custom<Selection>() }),
    refuses: ['BAD_REQUEST', 'EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function findEvent(ctx, { id, slug, selection }): Promise<Event | null> {
    if ((id == null) === (slug == null))
      throw new DomainError('BAD_REQUEST', { message: 'Name the event by either id or slug.' });
    if (id != null && !isId(id)) return null;
    const one: Filter =
      id == null ? { equals: { slug } } : { equals: { id }, within: { link: 'event', id, itself: true } };
    return readRecord(ctx.services, Event, selection, one);
  },
);
