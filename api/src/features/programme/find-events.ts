import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import { eventShape } from './programme.shapes.js';
import type { Event } from './event.type.js';

/** All events by first day, then name, with the fields of `selection`. */
export const findEvents = operation({
  name: 'findEvents',
  input: z.object({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: (ctx, { selection }) => readShape<Event>(ctx.services, eventShape, selection),
});
