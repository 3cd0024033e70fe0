import { z } from 'zod';
import { operation } from '../../platform/operation.js';
import { startSession } from './start-session.js';

/** Starts the session of somebody whose identity was just proven; no door opens to it directly. */
export const signInAs = operation(
  {
    openTo: 'everyone',
    input: z.object({ userId: z.string() }),
  },
  function signInAs(ctx, { userId }) {
    return startSession(ctx, userId);
  },
);
