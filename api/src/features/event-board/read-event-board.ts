import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { authorize } from '../../platform/authorize.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import { readRecord, readRecords } from '../../platform/read-records.js';
import { readTogether } from '../../platform/read-together.js';
import { below } from '../../platform/selection-of.js';
import type { Selection } from '../../platform/selection.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import type { EventBoard } from './event-board.types.js';

/**
 * One event with its categories, roles, shifts and the people in them: all of it for an admin, their own categories for a lead. Two
 * statements of one moment, whatever its size. Errors: NOT_SIGNED_IN, EVENT_NOT_FOUND (for a lead also where they have no category).
 */
export const readEventBoard = operation(
  {
    openTo: 'staff',
    input: z.object({ eventId: z.string(), selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function readEventBoard(caller, { eventId, selection }): Promise<EventBoard> {
    const viewer = authorize(caller.viewer, 'staff');
    if (!isId(eventId)) throw new DomainError('EVENT_NOT_FOUND');
    const own = viewer.role === 'admin' ? [] : [viewer.userId];
    const [event, categories] = await readTogether(caller, selection.categories ? 2 : 1, (ctx) =>
      Promise.all([
        readRecord(
          ctx.services,
          Event,
          { ...below(selection, 'event'), id: true },
          {
            where: (e) =>
              `${e}.id = $1${own.length > 0 ? ` and exists (select 1 from category c where c.event_id = ${e}.id and c.lead_id = $2)` : ''}`,
            values: [eventId, ...own],
          },
        ),
        selection.categories
          ? readRecords(ctx.services, Category, below(selection, 'categories'), {
              where: (c) => `${c}.event_id = $1${own.length > 0 ? ` and ${c}.lead_id = $2` : ''}`,
              values: [eventId, ...own],
            })
          : [],
      ]),
    );
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    return { event, categories };
  },
);
