import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { changeState } from './change-state.js';

/** Publishes a draft, or revives a cancelled event with its signups and notifies those who were mailed about the cancellation. Returns its id. */
export const publishEvent = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string() }),
    refuses: ['EVENT_NOT_FOUND'],
  },
  async function publishEvent(ctx, { eventId }): Promise<string> {
    await changeState(ctx, eventId, 'PUBLISHED');
    return eventId.toLowerCase();
  },
);
