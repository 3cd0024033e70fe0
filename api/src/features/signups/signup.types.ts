import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { Shift } from '../../records/shift.js';
import { Signup } from '../../records/signup.js';
import { Volunteer } from '../../records/volunteer.js';

@OpenTo('everyone')
@ObjectType('SignUpResult', { description: 'The result of a signup.' })
export class SignUpResult {
  @Field(() => Signup, { description: 'The new signup.' })
  signup!: Signup;

  @Field(() => Volunteer, { description: 'The person as typed.' })
  volunteer!: Volunteer;

  @Field(() => [Shift], {
    description: "This person's other active shifts that overlap the new one; allowed, but worth showing a warning.",
  })
  conflicts!: Shift[];
}

@InputType('SignUpInput', { description: 'A visitor and the shift they want.' })
export class SignUpInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Valid email is required'." })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Optional phone number, 40 characters at most.' })
  phone?: string | null;

  @Field(() => ID, { description: 'The shift. Unknown: SHIFT_NOT_FOUND.' })
  shiftId!: string;

  @Field(() => String, { nullable: true, description: 'Leave empty.' })
  website?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'For staff alone: into a full shift, on purpose.' })
  overCapacity?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'For staff alone: a signup of the same shift, cancelled in the same step.',
  })
  replaces?: string | null;
}
