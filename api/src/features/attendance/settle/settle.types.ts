import { Field, ObjectType } from 'type-graphql';
import { othersOfShift } from '../../../contract/check-in/settle-attendance.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { enumType } from '../../../platform/schema/enum-type.js';
import { Shift } from '../../../records/shift.js';
import { Signup } from '../../../records/signup.js';

/** GraphQL's names of what the people come to that nobody marked. */
export const OthersOfShift = enumType('OthersOfShift', 'What the people of a shift come to that nobody marked.', {
  CAME: ['CAME', 'They came.'],
  NO_SHOW: ['NO_SHOW', 'They did not come.'],
} satisfies Record<(typeof othersOfShift)[number], readonly [string, string]>);

@AllowAccess('staff')
@ObjectType('SettleAttendancePayload', { description: 'A shift in which everybody was marked.' })
export class SettleAttendancePayload {
  @Field(() => Shift, { description: 'The shift.' })
  shift!: Shift;
}

@AllowAccess('staff')
@ObjectType('RestoreSignupPayload', { description: 'Somebody who is signed up again.' })
export class RestoreSignupPayload {
  @Field(() => Signup, { description: 'The signup that is active now.' })
  signup!: Signup;
}
