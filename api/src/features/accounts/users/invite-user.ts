import type { Role } from '../../../contract/people/roles.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { createUser } from './create-user.js';
import { issuePasswordLink } from '../sign-in/issue-password-link.js';

/**
 * Creates a staff member without a password and enqueues the mail with which they set one. The mail also names the
 * categories that `first` gives them. Error (through the unique key): EMAIL_TAKEN.
 */
export async function inviteUser(
  ctx: RequestContext,
  person: { role: Role; firstName: string; lastName: string; email: string },
  first?: (user: { id: string; firstName: string; lastName: string }) => Promise<void>,
): Promise<{ id: string; firstName: string; lastName: string; email: string }> {
  const { role, firstName, lastName, email } = person;
  const id = await createUser(ctx, { role, firstName, lastName, email, passwordHash: null });
  const user = { id, firstName, lastName, email };
  await recordAction(ctx, {
    action: `${role === 'lead' ? 'lead' : 'user'}.created`,
    recordId: id,
    eventId: null,
    summary: `${firstName} ${lastName} (${email}) as ${role}`,
  });
  await first?.(user);
  await issuePasswordLink(ctx, user, 'set-up');
  return user;
}
