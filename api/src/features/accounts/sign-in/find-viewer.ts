import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import type { RequestContext } from '../../../platform/operation/request-context.js';
import { hashToken } from '../../../platform/operation/secrets.js';
import type { EnrollingViewer, StaffViewer } from '../../../platform/operation/viewer.js';

/** SQL: a row `session` of staff_session has not ended by its time or for want of use. */
export const livingSession = `session.expires_at > now() and session.last_used_at > now() - interval '12 hours'`;

/** How old the last recorded use is before the next is recorded. */
const notedEvery = `interval '5 minutes'`;

/** SQL: the last proof of a session `session` is too old for operations with `stepUp`; tokens of programs are not asked for any. */
const needsProof = `(session.cookie_hash is not null and session.proven_at < now() - interval '10 minutes')`;

/** SQL: a user `u` has to set up a second factor before anything else. `$3`: who needs one. An OpenID provider counts as both factors. */
const hasToEnrol = `($3 = 'staff' or ($3 = 'admins' and u.role = 'admin')) and not session.by_oidc
          and not exists (select from second_factor factor where factor.user_id = u.id)`;

/**
 * The staff member behind a bearer token and the half in a cookie, in one statement; records the use now and then. Null for unknown, idle
 * (12 h) or ended sessions, and for a session with two halves whose other half is missing.
 */
export async function findViewer(
  ctx: RequestContext,
  token: string,
  half: string | undefined,
): Promise<StaffViewer | EnrollingViewer | null> {
  const [row] = await ctx.services.rows.read<Omit<StaffViewer, 'kind'> & { isToNote: boolean; hasToEnrol: boolean }>({
    name: 'viewer',
    text: `select session.id as "sessionId", u.id as "userId", u.role, u.first_name as "firstName", u.last_name as "lastName", u.email,
        session.last_used_at < now() - ${notedEvery} as "isToNote", ${needsProof} as "needsProof", ${hasToEnrol} as "hasToEnrol"
      from staff_session session join app_user u on u.id = session.user_id
      where session.token_hash = $1 and ${livingSession}
        and (session.cookie_hash is null or session.cookie_hash = $2)`,
    values: [hashToken(token), half === undefined ? null : hashToken(half), ctx.services.settings.requireSecondFactor],
  });
  if (!row) return null;
  const { isToNote, hasToEnrol: isEnrolling, ...viewer } = row;
  if (isToNote) await ctx.run(noteSessionUse, { sessionId: viewer.sessionId });
  return { kind: isEnrolling ? 'enrolling' : 'staff', ...viewer };
}

/** Records that a session was just used; of several at once one does. Not reachable by GraphQL or REST. */
const noteSessionUse = operation(
  {
    access: 'internal',
    input: z.object({ sessionId: z.string() }),
  },
  async function noteSessionUse(ctx, { sessionId }): Promise<void> {
    await ctx.execute(
      `update staff_session set last_used_at = now() where id = ? and last_used_at < now() - ${notedEvery}`,
      [sessionId],
    );
  },
);
