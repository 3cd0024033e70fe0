import { z } from 'zod';
import { isId } from '../../contract/text/fields.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { operation } from '../../platform/operation/operation.js';
import { carryOutAction, type Outcome } from './waiting-action.js';

/** The part of a job's payload that marks it as undone. */
const asUndone = JSON.stringify({ undone: true });

const named = z.object({ id: z.string() });

/**
 * Undoes a waiting action of the caller's own: it is never carried out. Repeating is no error, because the first
 * response may have been lost.
 */
export const undoAction = operation(
  { access: 'staff', input: named, refuses: ['ACTION_OVER'] },
  async function undoAction(ctx, { id }): Promise<boolean> {
    // The runner leases a job before it carries it out, so either the undo or the runner comes too late. The job stays
    // as given up, for later queries of its outcome.
    const undone = isId(id)
      ? await ctx.execute(
          `update job set given_up_at = coalesce(given_up_at, now()), payload = payload || ?::jsonb
           where kind = ? and key = ? and payload->>'userId' = ?
             and (leased_until is null and given_up_at is null or payload @> ?::jsonb) returning id`,
          [asUndone, carryOutAction.name, id.toLowerCase(), ctx.viewer.userId, asUndone],
        )
      : [];
    if (undone.length === 0) throw new DomainError('ACTION_OVER');
    return true;
  },
);

/** The state of an action of the caller's own; OVER when there is none. */
export const actionOutcome = operation(
  { access: 'staff', input: named, transaction: false },
  async function actionOutcome(ctx, { id }): Promise<Outcome> {
    const [job] = await ctx.services.rows.read<{ givenUp: boolean; undone: boolean; refused: boolean; error: string }>({
      name: 'action-outcome',
      text: `select given_up_at is not null as "givenUp", payload @> $5 as undone, attempts < $4 as refused, last_error as error
             from job where kind = $1 and key = $2 and payload->>'userId' = $3`,
      values: [carryOutAction.name, id.toLowerCase(), ctx.viewer.userId, carryOutAction.mostTries, asUndone],
    });
    if (!job) return { state: 'over', reason: null };
    if (!job.givenUp) return { state: 'waiting', reason: null };
    if (job.undone) return { state: 'undone', reason: null };
    // Only a refusal is written for people; after the last attempt the error is the program's.
    return { state: 'refused', reason: job.refused ? job.error : null };
  },
);
