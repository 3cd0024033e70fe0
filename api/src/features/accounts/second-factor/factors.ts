import type { FactorKind } from '../../../contract/people/second-factor.js';
import type { Role } from '../../../contract/people/roles.js';
import { clock } from '../../../platform/clock.js';
import { DomainError } from '../../../platform/operation/domain-error.js';
import { recordAction } from '../../../platform/operation/record-action.js';
import type { ProductSettings, RequestContext } from '../../../platform/operation/request-context.js';
import type { EnrollingViewer, StaffViewer } from '../../../platform/operation/viewer.js';
import { type MailedUser, type SignInChange, signInChanged } from '../account.announcements.js';

/** The factors and unused recovery codes of somebody, as a sign-in needs them. */
export interface FactorsOf {
  kinds: FactorKind[];
  /** `site`: the host that it was made for. */
  passkeys: { credentialId: string; site: string; transports: string[] }[];
  recoveryCodes: number;
}

/** SQL: the factors of a user `u`, as `FactorsOf`. */
export const factorsOfUser = `(select jsonb_build_object(
    'kinds', coalesce(jsonb_agg(distinct upper(f.kind)) filter (where f.id is not null), '[]'),
    'passkeys', coalesce(jsonb_agg(jsonb_build_object('credentialId', f.credential_id, 'site', f.site, 'transports', to_jsonb(f.transports)))
      filter (where f.kind = 'passkey'), '[]'),
    'recoveryCodes', (select count(*)::int from recovery_code c where c.user_id = u.id and c.used_at is null))
  from second_factor f where f.user_id = u.id)`;

/** Locks the caller's account, so that of two changes of their factors at once the second one sees what the first one did. */
export async function lockFactors(ctx: RequestContext, userId: string): Promise<number> {
  await ctx.execute('select id from app_user where id = ? for update', [userId]);
  const [row] = await ctx.execute<{ factors: number }>(
    'select count(*)::int as factors from second_factor where user_id = ?',
    [userId],
  );
  return row?.factors ?? 0;
}

/** More would only help somebody who guesses. */
const mostFactors = 20;

/** Refuses another factor beside so many. Error: TOO_MANY_FACTORS. */
export function refuseTooMany(factors: number): void {
  if (factors >= mostFactors) throw new DomainError('TOO_MANY_FACTORS');
}

/**
 * Ends the caller's other sessions: those that began without the first factor never proved it, and a removed factor may have begun some.
 */
export async function signOutElsewhere(ctx: RequestContext & { viewer: StaffViewer | EnrollingViewer }): Promise<void> {
  const { userId, sessionId } = ctx.viewer;
  await ctx.execute('delete from staff_session where user_id = ? and id <> ?', [userId, sessionId]);
}

/** Mails the caller that their ways in changed, and writes it into the audit log. */
export async function noteOwnChange(
  ctx: RequestContext & { viewer: StaffViewer | EnrollingViewer },
  change: SignInChange['change'],
  name: string | null = null,
): Promise<void> {
  const { userId, firstName, lastName, email } = ctx.viewer;
  const user = { firstName, lastName, email };
  await ctx.announce(signInChanged, { user, change, name, left: null, at: clock.now().toISOString() });
  await recordAction(ctx, {
    action: `user.${change}`,
    recordId: userId,
    eventId: null,
    summary: name === null ? `${firstName} ${lastName}` : `${firstName} ${lastName}: ${name}`,
  });
}

/** Whether somebody of this role has to have a second factor, as the settings say. */
export function needsFactor(
  { requireSecondFactor }: Pick<ProductSettings, 'requireSecondFactor'>,
  role: Role,
): boolean {
  return requireSecondFactor === 'staff' || (requireSecondFactor === 'admins' && role === 'admin');
}

/** Drops somebody's factors, recovery codes and connected sign-ins, and mails them. Returns whether there was one. */
export async function dropFactors(
  ctx: RequestContext,
  { id, firstName, lastName, email }: MailedUser & { id: string },
): Promise<boolean> {
  const removed = await ctx.execute(
    `with factor as (delete from second_factor where user_id = ? returning id),
       connection as (delete from oidc_identity where user_id = ? returning id)
     select id from factor union all select id from connection`,
    [id, id],
  );
  await ctx.execute('delete from recovery_code where user_id = ?', [id]);
  if (removed.length === 0) return false;
  const at = clock.now().toISOString();
  const user = { firstName, lastName, email };
  await ctx.announce(signInChanged, { user, change: 'factors-reset', name: null, left: null, at });
  return true;
}
