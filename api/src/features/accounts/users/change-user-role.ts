import type { Role } from '../../../contract/people/roles.js';
import { changeUserRoleInput } from '../../../contract/people/staff.js';
import { operation } from '../../../platform/operation/operation.js';
import { recordsWritten } from '../../../platform/operation/announcements.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { userFact } from '../../../records/facts.js';
import type { User } from '../../../records/user.js';
import { getUserToChange, lockAdmins } from './get-user-to-change.js';

/** Changes the role of a user, who has to sign in again. They keep the categories they lead. Returns their id. */
export const changeUserRole = operation(
  {
    access: 'admin',
    stepUp: true,
    input: changeUserRoleInput,
    refuses: ['USER_NOT_FOUND', 'LAST_ADMIN'],
  },
  async function changeUserRole(ctx, { userId, role }): Promise<string> {
    if (role !== 'admin') await lockAdmins(ctx, userId);
    const user = await getUserToChange(ctx, userId);
    if (user.role !== role) await writeRole(ctx, user, role);
    return user.id;
  },
);

/** Gives a loaded user another role and ends their sessions. */
export async function writeRole(ctx: RequestContext, user: User, role: Role): Promise<void> {
  const before = user.role;
  user.role = role;
  await ctx.em.flush();
  await ctx.execute('delete from staff_session where user_id = ?', [user.id]);
  await ctx.announce(recordsWritten, [userFact('changed', user.id, { fields: ['role'] })]);
  await recordAction(ctx, {
    action: 'user.role-changed',
    recordId: user.id,
    eventId: null,
    summary: `${user.firstName} ${user.lastName}: role ${before} → ${role}`,
  });
}
