import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { readRecord, readRecords } from '../../platform/reading/read-records.js';
import { readTogether } from '../../platform/reading/read-together.js';
import { below } from '../../platform/reading/selection-of.js';
import type { Selection } from '../../platform/reading/selection.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import type { EventBoard } from './event-board.types.js';

/**
 * One event with its categories, roles, shifts and the people in them: all of it for an admin, their own categories for
 * a lead. Two statements on one snapshot, whatever its size. EVENT_NOT_FOUND: also for a lead without a category there.
 */
export const readEventBoard = operation(
  {
    access: 'staff',
    input: z.object({ eventId: z.string(), selection: z.custom<Selection>() }),
    refuses: ['EVENT_NOT_FOUND'],
    transaction: false,
  },
  async function readEventBoard(caller, { eventId, selection }): Promise<EventBoard> {
    if (!isId(eventId)) throw new DomainError('EVENT_NOT_FOUND');
    const onlyFor = ['lead'] as const;
    const [event, categories] = await readTogether(caller, selection.categories ? 2 : 1, ({ services }) =>
      Promise.all([
        readRecord(services, Event, { ...below(selection, 'event'), id: true }, { equals: { id: eventId }, onlyFor }),
        selection.categories
          ? readRecords(services, Category, below(selection, 'categories'), { equals: { eventId }, onlyFor })
          : [],
      ]),
    );
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    return { event, categories };
  },
);
