import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { changeState } from './change-state.js';

/** Makes an event a draft, which only staff see; with active signups only if `confirmed`. Returns its id. */
export const unpublishEvent = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string(), confirmed: z.boolean().nullish() }),
    refuses: ['EVENT_NOT_FOUND', 'SIGNUPS_REMAIN'],
  },
  async function unpublishEvent(ctx, { eventId, confirmed }): Promise<string> {
    await changeState(ctx, eventId, 'DRAFT', { confirmed });
    return eventId.toLowerCase();
  },
);
