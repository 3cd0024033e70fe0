import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { changeState } from './change-state.js';

/**
 * Shows a draft to everybody, or revives a cancelled event with the places as they were and notifies those who were mailed of the
 * cancellation. Gives its id.
 */
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
