import type { AttendanceState } from '../../contract/check-in/attendance.js';
import type { EventState } from '../../contract/programme/event-state.js';
import type { SignupStatus } from '../../contract/signups/signup.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { anyOf } from '../../platform/reading/sql/of-ids.js';
import { shiftFacts, type ShiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import type { SignupDetails } from './signup.announcements.js';
import type { ProgrammePlace } from '../categories/category.policy.js';
import type { OwnedSignup } from './signup.policy.js';
import { addressOrKey } from '../../platform/text/person-key.js';
import { isId } from '../../contract/text/fields.js';

/** A signup with the columns that decide who may change it and the facts that mails contain. */
export interface SignupFacts extends OwnedSignup, ProgrammePlace {
  status: SignupStatus;
  attendance: AttendanceState;
  fact: Omit<SignupDetails, 'householdTokenId'>;
}

/** The signups of these ids (UUIDs) that exist, by id, in one statement. */
export async function findSignupFacts(ctx: RequestContext, ids: readonly string[]): Promise<SignupFacts[]> {
  return factsOf(await ctx.execute<Row>(statement, [ids, ctx.services.settings.timeZone]));
}

/** The same, read outside of any transaction. */
export async function readSignupFacts(ctx: RequestContext, ids: readonly string[]): Promise<SignupFacts[]> {
  const values = [ids, ctx.services.settings.timeZone];
  return factsOf(await ctx.services.rows.read<Row>({ name: 'signup-facts', text: statement, values }));
}

function factsOf(rows: readonly Row[]): SignupFacts[] {
  return rows.map(({ id, status, attendance, eventState, emailKey, passesSince, leadId, volunteer, facts }) => ({
    id,
    status,
    attendance,
    eventState,
    emailKey,
    passesSince: passesSince === null ? null : new Date(passesSince),
    leadId,
    eventId: facts.event.id,
    fact: { signupId: id, volunteer, ...facts },
  }));
}

interface Row {
  id: string;
  status: SignupStatus;
  attendance: AttendanceState;
  eventState: EventState;
  emailKey: string;
  /** Milliseconds since 1970. */
  passesSince: number | null;
  leadId: string | null;
  volunteer: SignupDetails['volunteer'];
  facts: ShiftFacts;
}

const statement = `
  select g.id, g.status, g.attendance_state as attendance, e.state as "eventState", v.email_key as "emailKey", c.lead_id as "leadId",
    json_build_object('firstName', v.first_name, 'lastName', v.last_name, 'email', ${addressOrKey('v')}) as volunteer,
    (select extract(epoch from max(t.revoked_at))::float8 * 1000 from household_token t
     where t.email_key = v.email_key) as "passesSince",
    ${shiftFacts('$2', 'g.revision_base')} as facts
  from signup g
    join volunteer v on v.id = g.volunteer_id
    join shift s on s.id = g.shift_id${tablesOfShift}
  where g.id = ${anyOf('$1')}
  order by g.id`;

/** The id of a signup's shift, read outside of any transaction: the queue in which operations on the signup wait. */
export async function findShiftOfSignup(ctx: RequestContext, signupId: string): Promise<string | undefined> {
  if (!isId(signupId)) return undefined;
  const [signup] = await ctx.services.rows.read<{ shiftId: string }>({
    name: 'shift-of-signup',
    text: 'select shift_id as "shiftId" from signup where id = $1',
    values: [signupId],
  });
  return signup?.shiftId;
}
