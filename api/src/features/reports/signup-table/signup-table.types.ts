import { enumType } from '../../../platform/schema/enum-type.js';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { signupFilter } from '../../../contract/signups/signup-table.js';
import { Day } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { SignupStatus } from '../../../records/parts/signup-status.js';
import { Signup } from '../../../records/signup.js';

/** GraphQL's names of what signups can be sorted by. */
export const SignupColumnName = enumType('SignupColumn', 'What the signup table can be sorted by.', {
  VOLUNTEER: ['volunteer', 'First name, then last name.'],
  CONTACT: ['contact', 'E-mail address.'],
  SHIFT: ['shift', 'Day, then start time.'],
  OPPORTUNITY: ['opportunity', 'Role, then category.'],
  STATUS: ['status', 'Active or cancelled.'],
  SIGNED_UP: ['signedUp', 'When they signed up.'],
});

export const SignupTableFilter = inputType('SignupTableFilter', signupFilter, {
  description: 'Which signups are wanted; every part is optional.',
  types: { status: SignupStatus, signedUpFrom: Day, signedUpTo: Day },
});

@InputType('SignupTableSort', { description: 'The order of the signup table.' })
export class SignupTableSort {
  @Field(() => SignupColumnName, { nullable: true, description: 'By what; the signup time by default.' })
  column?: string;

  @Field(() => Boolean, { nullable: true, description: 'The greatest or latest first; true by default.' })
  descending?: boolean;
}

@AllowAccess('staff')
@ObjectType('SignupTable', {
  description: 'A page of signups and the figures of all of them. A lead sees their own categories.',
})
export class SignupTable {
  @Field(() => [Signup], { description: 'The page.' })
  rows!: Signup[];

  @Field(() => Int, { description: 'Signups that match the whole filter: of all pages together.' })
  matching!: number;

  @Field(() => Int, { description: 'Signups that match the filter but for the state.' })
  total!: number;

  @Field(() => Int, { description: 'Those of `total` that are active, in shifts that take place.' })
  active!: number;

  @Field(() => Int, {
    description: 'Those of `total` that are active, but whose shift is called off or whose event is cancelled.',
  })
  calledOff!: number;

  @Field(() => Int, { description: 'Those of `total` that are cancelled.' })
  cancelled!: number;

  @Field(() => Int, {
    description: 'Distinct e-mail addresses among the active signups of the chosen event, category, role and shift.',
  })
  uniqueVolunteers!: number;

  @Field(() => Int, { description: 'Shifts of the chosen event, category and role.' })
  totalShifts!: number;
}
