import type { RequestContext } from '../../platform/request-context.js';
import type { SignupFacts } from './find-signup-facts.js';
import { giveBackPlace } from './give-back-place.js';

/** Ends the signup whose place the new one (its id) took: for a moment both were in, so that the place could go to nobody else. */
export async function endReplacedSignup(ctx: RequestContext, leaving: SignupFacts, newId: string): Promise<void> {
  await giveBackPlace(ctx, leaving, 'staff');
  await ctx.execute(
    `update signup g set over_capacity = false from shift s
     where g.id = ? and s.id = g.shift_id and g.over_capacity and s.active_count <= s.qty_required`,
    [newId],
  );
}
