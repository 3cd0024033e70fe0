import { randomUUID } from 'node:crypto';
import type { AttendanceRecorded } from '../src/contract/check-in/check-in-list.js';
import type { RecordAttendanceBody } from '../src/contract/check-in/record-attendance.js';
import { given, inDays, visitorDetails } from './given.js';
import type { SharedTestServer } from './shared-test-server.js';
import { staffApis } from './staff-apis.js';

/* An event of today with people to check in, and both APIs by which staff mark them. */

type Body = Omit<AttendanceRecorded, 'signups'>;
type SentMark = NonNullable<RecordAttendanceBody['marks']>[number];

const document = `mutation ($input: RecordAttendanceInput!) {
  recordAttendance(input: $input) { serverNow results { id result code message signupId } }
}`;

/** A mark of now, with what matters to the test. */
export function markOf(signupId: string, values: Partial<SentMark> = {}): SentMark {
  return { id: randomUUID(), signupId, kind: 'ARRIVED', occurredAt: new Date().toISOString(), ...values };
}

/** Both APIs of a server for marks. */
export function attendanceApis(server: () => SharedTestServer) {
  return staffApis(server).map(({ name, call }) => ({
    name,
    record: (input: RecordAttendanceBody, headers: Record<string, string>) =>
      call<Body>({ rest: ['POST', '/api/attendance', input], graphql: [document, { input }] }, headers),
  }));
}

/** A shift of today with so many people in it, whose lead is signed in. */
export async function postOfToday(server: SharedTestServer, people = 1, { startDate = inDays(0) } = {}) {
  const ladder = given(server.database.pool);
  const lead = await ladder.staff('lead', { firstName: 'Liv', lastName: 'Lead' });
  const event = await ladder.event({ startDate });
  const category = await event.category({ leadId: lead.userId });
  const role = await category.opportunity();
  const shift = await role.shift({ qtyRequired: Math.max(people, 1) });
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with people as (
       insert into volunteer (first_name, last_name, email, email_key, name_key)
       select p ->> 'firstName', p ->> 'lastName', p ->> 'email', lower(p ->> 'email'), lower((p ->> 'firstName') || chr(31) || (p ->> 'lastName'))
       from jsonb_array_elements($3::jsonb) p returning id
     ) insert into signup (event_id, shift_id, volunteer_id) select $1, $2, id from people returning id`,
    [event.id, shift.id, JSON.stringify(Array.from({ length: people }, () => visitorDetails()))],
  );
  return { lead, event, category, role, shift, signupIds: rows.map(({ id }) => id) };
}

/** What the database holds of a signup's attendance. */
export async function storedAttendance(server: SharedTestServer, signupId: string) {
  const { rows } = await server.database.pool.query<{
    state: string;
    arrivedAt: Date | null;
    leftAt: Date | null;
    contradicted: boolean;
    heads: string[];
    marks: number;
  }>(
    `select attendance_state as state, arrived_at as "arrivedAt", left_at as "leftAt", contradicted, attendance_heads::text[] as heads,
       (select count(*)::int from attendance_mark m where m.signup_id = g.id) as marks
     from signup g where id = $1`,
    [signupId],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such signup');
  return row;
}
