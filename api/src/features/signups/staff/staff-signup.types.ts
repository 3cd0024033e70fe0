import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/reading/connection.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { Shift } from '../../../records/shift.js';
import { Signup } from '../../../records/signup.js';
import { Volunteer } from '../../../records/volunteer.js';

/** A page of signups. */
export const SignupConnection = connectionOf('Signup', () => Signup, 'staff', 'read:signups');

/** A page of volunteers. */
export const VolunteerConnection = connectionOf('Volunteer', () => Volunteer, 'staff', 'read:signups');

@AllowAccess('staff', 'write:signups')
@ObjectType('Assignment', { description: 'The result of an assignment.' })
export class Assignment {
  @Field(() => Signup, { description: 'The new signup.' })
  signup!: Signup;

  @Field(() => Boolean, {
    description:
      'Whether this person is in another shift that overlaps: for staff of any event, else one of `conflicts`.',
  })
  isBusy!: boolean;

  @Field(() => [Shift], {
    description:
      'Those shifts; for a lead those of their own categories, so it may be empty for somebody who is busy. Allowed, but worth showing a warning.',
  })
  conflicts!: Shift[];

  @Field(() => [String], {
    description: 'Warnings: questions of the shift that nobody answered, and who is younger than the role needs.',
  })
  warnings!: string[];
}

@AllowAccess('staff')
@ObjectType('NewOverlap', { description: 'A person who would have two shifts at once after a change.' })
export class NewOverlap {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: "The other shift's volunteer role." })
  opportunityName!: string;

  @Field(() => String, { description: "The other shift's day, YYYY-MM-DD." })
  date!: string;

  @Field(() => String, { description: 'When the other shift starts, HH:MM.' })
  startTime!: string;

  @Field(() => String, { description: 'When the other shift ends, HH:MM.' })
  endTime!: string;
}

@AllowAccess('staff')
@ObjectType('BusyPerson', {
  description: 'A person who would have another shift at that time after a change, which the caller may not see.',
})
export class BusyPerson {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;
}

@AllowAccess('staff')
@ObjectType('ShiftChangePreview', { description: 'What a change of a shift would mean for the people in it.' })
export class ShiftChangePreview {
  @Field(() => Int, { description: 'Active signups that the change affects.' })
  activeSignups!: number;

  @Field(() => [NewOverlap], {
    description:
      'People whose shifts would overlap after the change and do not overlap now; for a lead where the other shift is of their own categories.',
  })
  newOverlaps!: NewOverlap[];

  @Field(() => [BusyPerson], {
    description:
      'For a lead: people who would have only shifts of other categories at that time. The shifts are not listed.',
  })
  busyPeople!: BusyPerson[];

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@AllowAccess('staff')
@ObjectType('RemovalPreview', { description: 'What would be deleted together with a record.' })
export class RemovalPreview {
  @Field(() => Int, { description: 'Volunteer roles.' })
  opportunities!: number;

  @Field(() => Int, { description: 'Shifts.' })
  shifts!: number;

  @Field(() => Int, { description: 'Active signups.' })
  signups!: number;

  @Field(() => Int, { description: 'Different people behind them.' })
  people!: number;
}

@AllowAccess('staff', 'write:signups')
@ObjectType('RefusedCancellation', { description: 'A signup that was not cancelled, and why.' })
export class RefusedCancellation {
  @Field(() => ID, { description: 'The signup.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'First and last name; null where the signup cannot be seen.' })
  name!: string | null;

  @Field(() => String, { description: 'The reason, as a sentence.' })
  reason!: string;
}

@AllowAccess('staff', 'write:signups')
@ObjectType('CancelledSignups', { description: 'The result of cancelling many signups at once.' })
export class CancelledSignups {
  @Field(() => [ID], { description: 'Those that were cancelled now.' })
  cancelled!: string[];

  @Field(() => [RefusedCancellation], { description: 'Those that were not.' })
  refused!: RefusedCancellation[];
}
