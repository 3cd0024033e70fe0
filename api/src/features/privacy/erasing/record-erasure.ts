import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { eraseVolunteers } from './erase-volunteers.js';
import { voidLine } from './erasure-ledger.js';

/**
 * Erases people in a transaction of its own, with a line in the ledger; where that fails, a line follows which takes it back. Returns the number
 * of people erased. Errors: those of `eraseVolunteers`.
 */
export async function recordErasure(
  ctx: RequestContext,
  wanted: { volunteerIds: readonly string[]; by: 'household' | 'staff'; notify: boolean; requestId?: string },
): Promise<number> {
  const erasureId = randomUUID();
  try {
    return await ctx.run(eraseVolunteers, { ...wanted, erasureId });
  } catch (error) {
    await ctx.services.erasures.append(voidLine(erasureId));
    throw error;
  }
}
