import type { Rows } from '../../platform/rows.js';
import { hashToken } from '../../platform/secrets.js';
import type { StaffViewer } from '../../platform/viewer.js';

/** The staff member behind a bearer token, in one statement that also notes the use; null for unknown, idle (12 h) or ended sessions. */
export async function findViewer(rows: Rows, token: string): Promise<StaffViewer | null> {
  const [row] = await rows.read<Omit<StaffViewer, 'kind'>>({
    name: 'viewer',
    text: `with session as (
        select id, user_id, last_used_at from staff_session
        where token_hash = $1 and expires_at > now() and last_used_at > now() - interval '12 hours'
      ), touched as (
        update staff_session set last_used_at = now()
        where id = (select id from session where last_used_at < now() - interval '5 minutes')
      )
      select session.id as "sessionId", u.id as "userId", u.role, u.first_name as "firstName", u.last_name as "lastName", u.email
      from session join app_user u on u.id = session.user_id`,
    values: [hashToken(token)],
  });
  return row ? { kind: 'staff', ...row } : null;
}
