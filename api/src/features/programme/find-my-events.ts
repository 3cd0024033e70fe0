import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { readShape } from '../../platform/read-shape.js';
import type { Selection } from '../../platform/shape.js';
import type { Event } from './event.type.js';
import { eventShape } from './programme.shapes.js';

/** The events in which the viewer leads a category, by first day; all of them for an admin. Error: NOT_SIGNED_IN. */
export const findMyEvents = operation({
  name: 'findMyEvents',
  openTo: 'staff',
  input: z.object({ selection: z.custom<Selection>() }),
  kind: 'reads',
  run: async (ctx, { selection }): Promise<Event[]> => {
    const { role, userId } = authorize(ctx.viewer, 'staff');
    if (role === 'admin') return readShape<Event>(ctx.services, eventShape, selection);
    return readShape<Event>(ctx.services, eventShape, selection, {
      where: (e) => `exists (select 1 from category mine where mine.event_id = ${e}.id and mine.lead_id = $1)`,
      values: [userId],
    });
  },
});
