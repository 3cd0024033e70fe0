import { Field, ID, ObjectType } from 'type-graphql';
import { signUpInput } from '../../contract/signup.js';
import { inputType } from '../../platform/input-type.js';
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

export const SignUpInputType = inputType('SignUpInput', signUpInput, {
  description: 'A visitor and the shift they want.',
  types: { replaces: ID },
});
