import type { Pool } from 'pg';
import { devicePrefix } from '../src/contract/check-in/check-in-link.js';
import { hashToken, newToken } from '../src/platform/operation/secrets.js';

interface Post {
  eventId: string;
  categoryId: string;
  day: string;
  place?: string | null;
  withPhones?: boolean;
  /** ISO 8601. */
  expiresAt?: string;
}

/** A phone that joined by a link of this post, by plain SQL: its ids, and the header that it asks with. */
export async function joinedPhone(pool: Pool, post: Post, name = 'Gate phone') {
  const { eventId, categoryId, day, place = null, withPhones = true, expiresAt } = post;
  const token = devicePrefix + newToken();
  const end = expiresAt ?? new Date(Date.now() + 3_600_000).toISOString();
  const { rows } = await pool.query<{ linkId: string; deviceId: string }>(
    `with link as (
       insert into check_in_link (event_id, category_id, place, day, with_phones, expires_at, token_hash)
       values ($1, $2, $3, $4, $5, $6, $7) returning id)
     insert into check_in_device (link_id, name, token_hash) select id, $8, $9 from link returning link_id as "linkId", id as "deviceId"`,
    [eventId, categoryId, place, day, withPhones, end, hashToken(newToken()), name, hashToken(token)],
  );
  return { ...(rows[0] as { linkId: string; deviceId: string }), headers: { authorization: `Bearer ${token}` } };
}
