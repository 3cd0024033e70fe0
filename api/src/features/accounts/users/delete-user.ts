import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import { getUserToChange, lockAdmins } from './get-user-to-change.js';
import { removeUser } from './remove-user.js';

/** Deletes a staff member and ends their sessions; nobody deletes their own account, and the last admin stays. */
export const deleteUser = operation(
  {
    access: 'admin',
    stepUp: true,
    input: z.object({ userId: z.string() }),
    refuses: ['USER_NOT_FOUND', 'LAST_ADMIN', 'OWN_ACCOUNT'],
  },
  async function deleteUser(ctx, { userId }): Promise<boolean> {
    await lockAdmins(ctx, userId);
    await removeUser(ctx, await getUserToChange(ctx, userId));
    return true;
  },
);
