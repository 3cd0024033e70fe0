import { DomainError } from '../../platform/domain-error.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { SignupFacts } from './find-signup-facts.js';
import { giveBackPlace } from './give-back-place.js';

/**
 * Ends the signup whose place the new one (its id) took: for a moment both were in, so that the place could go to nobody else.
 * Error: SHIFT_FULL, when it had ended by another hand meanwhile, its place went to somebody else, and nobody asked for one too many.
 */
export async function endReplacedSignup(
  ctx: RequestContext,
  leaving: SignupFacts,
  { newId, overCapacity }: { newId: string; overCapacity: boolean },
): Promise<void> {
  const ended = await giveBackPlace(ctx, leaving, 'staff');
  const [row] = await ctx.execute<{ isOver: boolean }>(
    `update signup g set over_capacity = g.over_capacity and s.active_count > s.qty_required from shift s
     where g.id = ? and s.id = g.shift_id returning g.over_capacity as "isOver"`,
    [newId],
  );
  if (row?.isOver && !ended && !overCapacity) throw new DomainError('SHIFT_FULL');
}
