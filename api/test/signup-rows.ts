import type { Pool } from 'pg';
import { emailKey, nameKey } from '../src/platform/text/person-key.js';

/** Signs somebody up by plain SQL, whatever the rules say: for what tests look at. Gives the ids. */
export async function signedUp(
  pool: Pool,
  shift: { id: string; eventId: string },
  person: { firstName?: string; lastName?: string; email: string; phone?: string | null },
  signup: { status?: 'active' | 'cancelled'; createdAt?: string } = {},
): Promise<{ id: string; volunteerId: string }> {
  const { firstName = 'Vera', lastName = 'Visitor', email, phone = null } = person;
  const { rows } = await pool.query<{ id: string }>(
    `insert into volunteer (first_name, last_name, email, phone, email_key, name_key)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email_key, name_key) do update set phone = excluded.phone returning id`,
    [firstName, lastName, email, phone, emailKey(email), nameKey(firstName, lastName)],
  );
  const volunteerId = (rows[0] as { id: string }).id;
  const cancelled = signup.status === 'cancelled';
  const made = await pool.query<{ id: string }>(
    `insert into signup (event_id, shift_id, volunteer_id, status, cancelled_at, over_capacity, created_at)
     values ($1, $2, $3, $4, $5, true, coalesce($6::timestamptz, clock_timestamp())) returning id`,
    [
      shift.eventId,
      shift.id,
      volunteerId,
      signup.status ?? 'active',
      cancelled ? new Date() : null,
      signup.createdAt ?? null,
    ],
  );
  return { id: (made.rows[0] as { id: string }).id, volunteerId };
}
