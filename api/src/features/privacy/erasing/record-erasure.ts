import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { eraseVolunteers } from './erase-volunteers.js';
import type { Cutoff } from '../retention/retention-rules.js';
import { entriesOf, voidLine, type ErasedBy } from './erasure-ledger.js';

/**
 * Erases people in a transaction of its own, with a line in the ledger; where that was written and the transaction failed, a line follows which
 * takes it back. Returns the number of people erased. Errors: those of `eraseVolunteers`.
 */
export async function recordErasure(
  ctx: RequestContext,
  wanted: {
    volunteerIds: readonly string[];
    by: ErasedBy;
    notify: boolean;
    request?: { id: string; emailKey: string };
    night?: { day: string; cutoff: Cutoff };
  },
): Promise<number> {
  const erasureId = randomUUID();
  try {
    return await ctx.run(eraseVolunteers, { ...wanted, erasureId });
  } catch (error) {
    await takeBack(ctx, erasureId);
    throw error;
  }
}

/** If this fails too, the next start erases: they were meant to be erased. */
async function takeBack({ services: { erasures, log } }: RequestContext, erasureId: string): Promise<void> {
  try {
    if (entriesOf(await erasures.read()).some(({ id }) => id === erasureId)) await erasures.append(voidLine(erasureId));
  } catch (err) {
    log.error({ err }, 'A line of the ledger of erasures could not be taken back.');
  }
}
