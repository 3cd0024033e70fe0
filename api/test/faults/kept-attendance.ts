import type { Pool } from 'pg';
import { attendanceOf, type Attendance, type AttendanceMark } from '../../src/contract/check-in/attendance.js';
import { timesAway } from '../../src/features/attendance/added-up.js';
import type { Made } from './marking-phones.js';

/* What the database holds of attendance, compared with the marks that phones made. */

/** A signup with what its columns say and the rows of its marks. */
interface KeptSignup extends Attendance {
  id: string;
  status: string;
  /** For how many milliseconds they were gone in between. */
  awayFor: number;
  marks: (AttendanceMark & { uncertain: boolean })[];
}

/** The attendance of an event, as the database has it. */
export interface KeptAttendance {
  signups: KeptSignup[];
  /** What ids of merged signups and of people who walked in became. */
  aliases: Map<string, string>;
}

const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** Reads the attendance of an event. */
export async function keptAttendance(pool: Pool, eventId: string): Promise<KeptAttendance> {
  const signups = await pool.query<KeptSignup>(
    `select g.id, g.status, g.attendance_state as state, ${milliseconds('g.arrived_at')} as "arrivedAt",
       ${milliseconds('g.left_at')} as "leftAt", g.contradicted, g.attendance_heads::text[] as heads,
       (select coalesce(sum(extract(epoch from upper(gap) - lower(gap)) * 1000), 0)::float8 from unnest(g.away) gap) as "awayFor",
       (select coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'at', ${milliseconds('m.at')}, 'deviceId', m.device_id,
          'sequence', m.sequence, 'seen', m.seen, 'undoes', m.undoes, 'uncertain', m.uncertain)), '[]')
        from attendance_mark m where m.signup_id = g.id) as marks
     from signup g where g.event_id = $1`,
    [eventId],
  );
  const aliases = await pool.query<{ id: string; became: string }>(
    'select id, signup_id as became from signup_alias where event_id = $1',
    [eventId],
  );
  return { signups: signups.rows, aliases: new Map(aliases.rows.map(({ id, became }) => [id, became])) };
}

const text = ({ state, arrivedAt, leftAt, contradicted, heads }: Attendance) =>
  JSON.stringify([state, arrivedAt, leftAt, contradicted, heads]);

/**
 * What is wrong with the attendance that is kept: columns that are not the fold of the rows, marks that nobody made, that are there twice, at
 * a signup that became another one, or lost although the server said that it has them. `calledOff`: signups that staff cancelled.
 */
export function faultsOf(kept: KeptAttendance, made: readonly Made[], calledOff: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  const byId = new Map(made.map((mark) => [mark.id, mark]));
  const found = new Set<string>();
  for (const { marks, ...signup } of kept.signups) {
    const fold = attendanceOf(marks);
    if (text(signup) !== text(fold)) faults.push(`signup ${signup.id} says ${text(signup)}, its marks ${text(fold)}`);
    const awayFor = timesAway(marks).reduce((sum, [from, to]) => sum + to - from, 0);
    if (signup.awayFor !== awayFor)
      faults.push(`signup ${signup.id} was away for ${signup.awayFor} ms, its marks say ${awayFor}`);
    const isGone = (kept.aliases.get(signup.id) ?? signup.id) !== signup.id;
    if (isGone && marks.length > 0)
      faults.push(`signup ${signup.id} became another one and kept ${marks.length} marks`);
    if (signup.status !== 'active' && !isGone && !calledOff.has(signup.id))
      faults.push(`signup ${signup.id} was dropped, and nothing says what it became`);
    for (const { id } of marks) {
      const own = byId.get(id);
      if (!own) faults.push(`nobody made the mark ${id}`);
      else if ((kept.aliases.get(own.signupId) ?? own.signupId) !== signup.id)
        faults.push(`the mark ${id} of ${own.signupId} is at ${signup.id}`);
      if (found.has(id)) faults.push(`the mark ${id} is there twice`);
      found.add(id);
    }
  }
  for (const { id, isKnown } of made) if (isKnown && !found.has(id)) faults.push(`the acknowledged mark ${id} is lost`);
  return faults;
}

/**
 * What differs in the end from one phone that knew the time, saw what each of the phones saw, and sent it once. A time may be later by as
 * long as a call took.
 */
export function differences(kept: KeptAttendance, made: readonly Made[], longestCall: number): string[] {
  const truthful = new Map<string, AttendanceMark[]>();
  for (const mark of made) {
    const signupId = kept.aliases.get(mark.signupId) ?? mark.signupId;
    truthful.set(signupId, [...(truthful.get(signupId) ?? []), mark]);
  }
  const isNear = (one: number | null, other: number | null) =>
    one === null || other === null ? one === other : one - other >= -1 && one - other <= longestCall + 1;
  return kept.signups.flatMap((signup) => {
    const true_ = attendanceOf(truthful.get(signup.id) ?? []);
    const isSame =
      signup.state === true_.state &&
      signup.contradicted === true_.contradicted &&
      signup.heads.join() === true_.heads.join() &&
      isNear(signup.arrivedAt, true_.arrivedAt) &&
      isNear(signup.leftAt, true_.leftAt);
    return isSame ? [] : [`signup ${signup.id} ended as ${text(signup)}, one truthful phone says ${text(true_)}`];
  });
}
