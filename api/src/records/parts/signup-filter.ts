import type { AttendanceState as State } from '../../contract/check-in/attendance.js';
import type { SignupStatus as Status } from '../../contract/signups/signup.js';
import { Field, InputType } from 'type-graphql';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import {
  Matches,
  MatchesBeyondBounds,
  MatchesBeyond,
  MatchesVisibleTo,
  type At,
} from '../../platform/reading/list-filter.js';
import { isLate } from './attendance-sql.js';
import { AttendanceState, seesAttendance } from './attendance-words.js';
import { ShiftFilter } from './shift-filter.js';
import { hoursAsPlanned } from './shift-hours.js';
import { SignupStatus } from './signup-status.js';

const noneHidden = 'Never one whose `attendance` is null for the caller.';

/** The filter of lists of signups, at the root and below. */
@InputType('SignupFilter', { description: 'Which signups; what is left out does not matter.' })
export class SignupFilter {
  @Matches((at, status) => `${at('status')} = ${status}::text`)
  @Field(() => SignupStatus, { nullable: true, description: 'In this state.' })
  status?: Status | null;

  @Matches((at, wanted) => `(${isUnconfirmed(at)}) = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Active signups that their household has not confirmed since their shift, which still takes place, was moved; or the others.',
  })
  unconfirmed?: boolean | null;

  @MatchesBeyond('shift')
  @Field(() => ShiftFilter, { nullable: true, description: 'Whose shift matches all of it.' })
  shift?: ShiftFilter | null;

  @MatchesBeyondBounds((at, wanted) => `(${overlaps(at)}) = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description:
      "That are active and overlap another active shift of the same person, for a lead also one of others' categories; or do not. Errors: FORBIDDEN for an API key of one event.",
  })
  overlapping?: boolean | null;

  @Matches((at, moment) => `greatest(${at('createdAt')}, ${at('cancelledAt')}) >= ${moment}::timestamptz`)
  @Field(() => Instant, { nullable: true, description: 'Made or cancelled at this moment or later.' })
  since?: string | null;

  @MatchesVisibleTo(seesAttendance, (at, states) => `${at('attendanceState')} = any(${states}::text[])`)
  @Field(() => [AttendanceState], {
    nullable: true,
    description: `Whose marks say one of these. ${noneHidden}`,
  })
  attendance?: State[] | null;

  @MatchesVisibleTo(seesAttendance, (at, wanted) => `(${isLateNow(at)}) = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description: `Who are expected although their shift began five minutes ago or earlier; or the others. ${noneHidden}`,
  })
  late?: boolean | null;

  @MatchesVisibleTo(seesAttendance, (at, wanted) => `${at('contradicted')} = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description: `Whose marks disagree on whether they came; or the others. ${noneHidden}`,
  })
  contradicted?: boolean | null;
}

function isLateNow(at: At): string {
  return isLate({
    ...{
      status: at('status'),
      state: at('attendanceState'),
      startsAt: `greatest(${at('shift.startsAt')}, ${at('sentAt')})`,
    },
    ...{ calledOffAt: at('shift.cancelledAt'), eventState: at('event.state') },
  });
}

/** SQL: an active signup whose household has not responded to the latest change of its shift, which still takes place. */
function isUnconfirmed(at: At): string {
  return `${at('status')} = 'active' and ${at('unconfirmedSince')} is not null and ${at('shift.cancelledAt')} is null and ${at('event.state')} <> 'CANCELLED'`;
}

/** SQL: somebody is double-booked. Shifts that only touch do not overlap; they may be of different events and time zones. */
function overlaps(at: At): string {
  const own = `tstzrange(${at('shift.startsAt')}, ${at('shift.endsAt')})`;
  const other = hoursAsPlanned('y');
  // 'offset 0': finds the person's other shifts first, by their index, and never all shifts that run at the same time.
  return `${at('status')} = 'active' and ${at('shift.cancelledAt')} is null and ${at('event.state')} <> 'CANCELLED' and exists (select 1 from (select ${other} as hours
    from signup x join shift y on y.id = x.shift_id join event z on z.id = y.event_id
    where x.volunteer_id = ${at('volunteerId')} and x.status = 'active' and y.cancelled_at is null and z.state <> 'CANCELLED' and x.id <> ${at('id')} offset 0) o where o.hours && ${own})`;
}
