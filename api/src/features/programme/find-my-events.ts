import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape, type Filter } from '../../platform/read-shape.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';

function myEventsOf(ctx: RequestContext): Filter {
  const { role, userId } = authorize(ctx.viewer, 'staff');
  if (role === 'admin') return {};
  return {
    where: (e) => `exists (select 1 from category mine where mine.event_id = ${e}.id and mine.lead_id = $1)`,
    values: [userId],
  };
}

/** The staff's list of events that REST documents: like `findMyEvents`, all rows or a page. Error: NOT_SIGNED_IN. */
export const listMyEvents = listOperation<object, Event>({
  name: 'listMyEvents',
  openTo: 'staff',
  wanted: z.object({}),
  record: Event,
  filter: myEventsOf,
});

/** The events in which the viewer leads a category, by first day; all of them for an admin. Error: NOT_SIGNED_IN. */
export const findMyEvents = operation(
  {
    openTo: 'staff',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  function findMyEvents(ctx, { selection }): Promise<Event[]> {
    return readShape(ctx.services, Event, selection, myEventsOf(ctx));
  },
);
