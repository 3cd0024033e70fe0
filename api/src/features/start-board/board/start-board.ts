import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import type { StartBoard } from './board.types.js';
import { lookAtBoard } from './read-board.js';

/** The board of a start. Error: START_NOT_FOUND. */
export const startBoard = operation(
  {
    access: 'staff',
    keyScope: 'read:signups',
    input: z.object({ startId: z.string() }),
    refuses: ['START_NOT_FOUND'],
    transaction: false,
  },
  function startBoard(ctx, { startId }): Promise<StartBoard> {
    return lookAtBoard(ctx, startId);
  },
);
