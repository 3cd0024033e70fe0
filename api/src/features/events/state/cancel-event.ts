import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { changeState } from './change-state.js';
import { cancelMessage } from '../../../contract/programme/event.js';
/** Cancels an event: nobody can sign up any more, and each household with an active signup gets one mail. Returns its id. */
export const cancelEvent = operation(
  {
    access: 'admin',
    input: z.object({ eventId: z.string(), message: cancelMessage }),
    refuses: ['INVALID_INPUT', 'EVENT_NOT_FOUND', 'EVENT_CANCELLED', 'EVENT_IS_DRAFT'],
  },
  async function cancelEvent(ctx, { eventId, message }): Promise<string> {
    await changeState(ctx, eventId, 'CANCELLED', { message });
    return eventId.toLowerCase();
  },
);
