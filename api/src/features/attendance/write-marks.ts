import type { AttendanceMark } from '../../contract/check-in/attendance.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import type { AddedUp } from './added-up.js';

/** A mark to store. */
export interface NewMark extends AttendanceMark {
  eventId: string;
  signupId: string;
  /** Milliseconds since 1970, by the device's clock. */
  occurredAt: number;
  uncertain: boolean;
  /** Made by its device, a phone of a check-in link to the category and day, also where staff send it. */
  byDevice: boolean;
}

/** Who sends the marks of a call, and made those that no helper's phone made. */
export interface MadeBy {
  kind: 'staff' | 'key' | 'device';
  id: string;
}

/** What the marks of a signup add up to now. */
export interface AttendanceOfSignup extends AddedUp {
  signupId: string;
}

/**
 * Inserts marks and writes what they add up to into their signups, in one statement that is sent with COMMIT: nothing later in the
 * transaction may read it. The only place that writes these columns; their rows are locked. People who came have confirmed by coming.
 */
export function writeMarks(
  ctx: RequestContext,
  { kind, id }: MadeBy,
  marks: readonly NewMark[],
  attendance: readonly AttendanceOfSignup[],
): void {
  ctx.withCommit(
    `with inserted as (
       insert into attendance_mark (id, event_id, signup_id, kind, occurred_at, at, uncertain, device_id, sequence, seen, undoes,
         made_by_kind, made_by_id)
       select m.id, m."eventId", m."signupId", m.kind, ${fromMilliseconds('m."occurredAt"')}, ${fromMilliseconds('m.at')}, m.uncertain,
         m."deviceId", m.sequence, m.seen, m.undoes,
         case when m."byDevice" then 'device' else ? end, case when m."byDevice" then m."deviceId" else ?::uuid end
       from jsonb_to_recordset(?::jsonb) as m (id uuid, "eventId" uuid, "signupId" uuid, kind text, "occurredAt" float8, at float8,
         uncertain boolean, "byDevice" boolean, "deviceId" uuid, sequence int, seen uuid[], undoes uuid)
     )
     ${updateSignups}`,
    [kind, id, JSON.stringify(marks), JSON.stringify(attendance)],
  );
}

/** Writes what the marks of signups add up to by now; their rows are locked. */
export async function writeAttendance(ctx: RequestContext, attendance: readonly AttendanceOfSignup[]): Promise<void> {
  await ctx.execute(updateSignups, [JSON.stringify(attendance)]);
}

const updateSignups = `update signup g set attendance_state = n.state, arrived_at = ${fromMilliseconds('n."arrivedAt"')},
       left_at = ${fromMilliseconds('n."leftAt"')}, contradicted = n.contradicted, attendance_heads = n.heads, away = n.away,
       unconfirmed_since = case when n.state in ('HERE', 'LEFT') then null else g.unconfirmed_since end
     from jsonb_to_recordset(?::jsonb) as n ("signupId" uuid, state text, "arrivedAt" float8, "leftAt" float8, contradicted boolean,
       heads uuid[], away tstzmultirange)
     where g.id = n."signupId"`;

function fromMilliseconds(value: string): string {
  return `to_timestamp(${value} / 1000)`;
}
