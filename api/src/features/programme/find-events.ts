import { z } from 'zod';
import { listOperation } from '../../platform/list-operation.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { Event } from '../../records/event.js';

/** The list of events that REST documents: all rows or a page. */
export const listEvents = listOperation<object, Event>({
  name: 'listEvents',
  openTo: 'everyone',
  wanted: z.object({}),
  record: Event,
  filter: () => ({}),
});

/** All events by first day, then name, with the fields of `selection`. */
export const findEvents = operation(
  {
    openTo: 'everyone',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  function findEvents(ctx, { selection }) {
    return readShape(ctx.services, Event, selection);
  },
);
