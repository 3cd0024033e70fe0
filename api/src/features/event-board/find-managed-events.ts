import { z } from 'zod';
import { authorize } from '../../platform/authorize.js';
import { operation } from '../../platform/operation.js';
import { readRecords } from '../../platform/read-records.js';
import type { Selection } from '../../platform/selection.js';
import { Event } from '../../records/event.js';

/** The events that somebody manages, by first day: all for an admin, those with a category of their own for a lead. Error: NOT_SIGNED_IN. */
export const findManagedEvents = operation(
  {
    openTo: 'staff',
    input: z.object({ selection: z.custom<Selection>() }),
    transaction: false,
  },
  async function findManagedEvents(ctx, { selection }): Promise<Event[]> {
    const viewer = authorize(ctx.viewer, 'staff');
    return readRecords(
      ctx.services,
      Event,
      selection,
      viewer.role === 'admin'
        ? {}
        : { where: (e) => `${e}.id in (select event_id from category where lead_id = $1)`, values: [viewer.userId] },
    );
  },
);
