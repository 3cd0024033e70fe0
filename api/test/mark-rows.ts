import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { AttendanceMark, MarkKind } from '../src/contract/check-in/attendance.js';
import { addedUp } from '../src/features/attendance/added-up.js';

interface MarkValues {
  id?: string;
  kind: MarkKind;
  /** ISO 8601. */
  at: string;
  uncertain?: boolean;
  deviceId?: string;
  sequence?: number;
  seen?: string[];
  undoes?: string;
  by: { kind: 'staff' | 'key' | 'device'; id: string };
}

/** Stores marks of a signup by plain SQL, and writes what all of its marks add up to. Gives the ids of the new ones. */
export async function marked(
  pool: Pool,
  signup: { id: string },
  ...marks: readonly [MarkValues, ...MarkValues[]]
): Promise<[string, ...string[]]> {
  const ids: string[] = [];
  for (const { id = randomUUID(), kind, at, uncertain = false, seen = [], by, ...mark } of marks) {
    await pool.query(
      `insert into attendance_mark (id, event_id, signup_id, kind, occurred_at, at, uncertain, device_id, sequence, seen, undoes, made_by_kind, made_by_id)
       select $1, g.event_id, g.id, $3, $4, $4, $5, $6, $7, $8, $9, $10, $11 from signup g where g.id = $2`,
      [
        ...[id, signup.id, kind, at, uncertain, mark.deviceId ?? by.id, mark.sequence ?? 0, seen],
        ...[mark.undoes ?? null, by.kind, by.id],
      ],
    );
    ids.push(id);
  }
  const { rows } = await pool.query<AttendanceMark>(
    `select id, kind, (extract(epoch from at) * 1000)::float8 as at, device_id as "deviceId", sequence, seen, undoes
     from attendance_mark where signup_id = $1`,
    [signup.id],
  );
  const now = addedUp(rows);
  await pool.query(
    `update signup set attendance_state = $2, arrived_at = to_timestamp($3::float8 / 1000), left_at = to_timestamp($4::float8 / 1000),
       contradicted = $5, attendance_heads = $6, away = $7 where id = $1`,
    [signup.id, now.state, now.arrivedAt, now.leftAt, now.contradicted, now.heads, now.away],
  );
  return ids as [string, ...string[]];
}
