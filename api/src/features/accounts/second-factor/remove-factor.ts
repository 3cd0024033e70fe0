import { z } from 'zod';
import { isId } from '../../../contract/text/fields.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import { getUserToChange } from '../users/get-user-to-change.js';
import { dropFactors, lockFactors, needsFactor, noteOwnChange, signOutElsewhere } from './factors.js';
import { replaceRecoveryCodes } from './recovery-codes.js';

/** Removes one of the caller's factors and signs them out elsewhere; recovery codes go with the last one. */
export const removeFactor = operation(
  {
    access: 'staff',
    stepUp: true,
    input: z.object({ id: z.string() }),
    refuses: ['FACTOR_NOT_FOUND', 'LAST_FACTOR'],
  },
  async function removeFactor(ctx, { id }): Promise<void> {
    const { userId, role } = ctx.viewer;
    const before = await lockFactors(ctx, userId);
    const [removed] = isId(id)
      ? await ctx.execute<{ name: string }>('delete from second_factor where id = ? and user_id = ? returning name', [
          id,
          userId,
        ])
      : [];
    if (!removed) throw new DomainError('FACTOR_NOT_FOUND');
    if (before === 1 && needsFactor(ctx.services.settings, role)) throw new DomainError('LAST_FACTOR');
    if (before === 1) await ctx.execute('delete from recovery_code where user_id = ?', [userId]);
    await signOutElsewhere(ctx);
    await noteOwnChange(ctx, 'factor-removed', removed.name);
  },
);

/** Replaces the caller's recovery codes; the earlier ones end. Returns the new ones, this once. FACTOR_NOT_FOUND: there is no factor. */
export const newRecoveryCodes = operation(
  { access: 'staff', stepUp: true, input: z.object({}), refuses: ['FACTOR_NOT_FOUND'] },
  async function newRecoveryCodes(ctx): Promise<string[]> {
    const { userId } = ctx.viewer;
    if ((await lockFactors(ctx, userId)) === 0)
      throw new DomainError('FACTOR_NOT_FOUND', { message: 'Please add a second step first.' });
    const codes = await replaceRecoveryCodes(ctx, userId);
    await noteOwnChange(ctx, 'codes-renewed');
    return codes;
  },
);

/** Drops the factors, recovery codes and connected sign-ins of somebody who lost them, and signs them out everywhere. Returns their id. */
export const resetSecondFactor = operation(
  {
    access: 'admin',
    stepUp: true,
    input: z.object({ userId: z.string() }),
    refuses: ['USER_NOT_FOUND', 'FACTOR_NOT_FOUND'],
  },
  async function resetSecondFactor(ctx, { userId }): Promise<string> {
    const user = await getUserToChange(ctx, userId);
    const { id, firstName, lastName } = user;
    if (!(await dropFactors(ctx, user)))
      throw new DomainError('FACTOR_NOT_FOUND', { message: 'This person has no second step.' });
    await ctx.execute('delete from sign_in_challenge where user_id = ?', [id]);
    await ctx.execute('delete from staff_session where user_id = ?', [id]);
    await recordAction(ctx, {
      ...{ action: 'user.factors-reset', recordId: id, eventId: null },
      summary: `${firstName} ${lastName}`,
    });
    return id;
  },
);
