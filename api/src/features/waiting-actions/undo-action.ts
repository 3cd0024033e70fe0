import { z } from 'zod';
import { isId } from '../../contract/fields.js';
import { DomainError } from '../../platform/domain-error.js';
import { operation } from '../../platform/operation.js';
import type { Viewer } from '../../platform/viewer.js';
import { carryOutAction } from './waiting-action.js';

const named = z.object({ id: z.string() });

/** Undoes an action of the caller's own that waits still: it is never carried out. Errors: NOT_SIGNED_IN, ACTION_OVER. */
export const undoAction = operation(
  { openTo: 'staff', input: named },
  async function undoAction(ctx, { id }): Promise<boolean> {
    // The runner leases a job before it carries it out: of the two one comes too late.
    const undone = isId(id)
      ? await ctx.execute(
          `delete from job where kind = ? and key = ? and payload->>'userId' = ? and leased_until is null and given_up_at is null returning id`,
          [carryOutAction.name, id.toLowerCase(), userOf(ctx.viewer)],
        )
      : [];
    if (undone.length === 0) throw new DomainError('ACTION_OVER');
    return true;
  },
);

/** Whether an action of the caller's own is not done yet: it waits, is being carried out, or failed. Error: NOT_SIGNED_IN. */
export const actionWaits = operation(
  { openTo: 'staff', input: named, transaction: false },
  async function actionWaits(ctx, { id }): Promise<boolean> {
    const rows = await ctx.services.rows.read({
      name: 'action-waits',
      text: `select id from job where kind = $1 and key = $2 and payload->>'userId' = $3`,
      values: [carryOutAction.name, id.toLowerCase(), userOf(ctx.viewer)],
    });
    return rows.length > 0;
  },
);

function userOf(viewer: Viewer): string {
  return viewer.kind === 'staff' ? viewer.userId : '';
}
