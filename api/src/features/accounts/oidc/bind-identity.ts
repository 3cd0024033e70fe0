import { DomainError } from '../../../platform/operation/domain-error.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import type { StaffViewer } from '../../../platform/operation/viewer.js';
import { noteOwnChange } from '../second-factor/factors.js';
import { providerOf } from './provider.js';
import type { Identity } from './read-claims.js';

/** The user who is bound, as the audit log and the mail name them. */
export type BoundUser = Omit<StaffViewer, 'kind' | 'sessionId' | 'needsProof'>;

/** SQL: the columns of a `BoundUser` of a user `u`. */
export const boundUser = `u.id as "userId", u.role, u.first_name as "firstName", u.last_name as "lastName", u.email`;

/**
 * The same transaction as done by a user who proved who they are, so that the audit log names them: the request itself is a visitor's, since
 * a navigation carries no token.
 */
export function actingAs(ctx: RequestContext, user: BoundUser): RequestContext & { viewer: StaffViewer } {
  // No session yet, or none that matters.
  const viewer: StaffViewer = { ...user, kind: 'staff', sessionId: '' };
  return Object.create(ctx, { viewer: { value: viewer, enumerable: true } }) as RequestContext & {
    viewer: StaffViewer;
  };
}

/**
 * Binds an account at the provider to a user, who is mailed about it; nothing happens where it is theirs already. Error: OIDC_TAKEN when it
 * is somebody else's.
 */
export async function bindIdentity(
  ctx: RequestContext,
  user: BoundUser,
  { issuer, subject }: Pick<Identity, 'issuer' | 'subject'>,
): Promise<void> {
  const bound = await ctx.execute(
    `insert into oidc_identity (user_id, issuer, subject) values (?, ?, ?)
     on conflict (issuer, subject) do nothing returning id`,
    [user.userId, issuer, subject],
  );
  if (bound.length > 0) return noteOwnChange(actingAs(ctx, user), 'connected', providerOf(ctx).name);
  const [known] = await ctx.execute<{ userId: string }>(
    'select user_id as "userId" from oidc_identity where issuer = ? and subject = ?',
    [issuer, subject],
  );
  if (known?.userId !== user.userId) throw new DomainError('OIDC_TAKEN');
}
