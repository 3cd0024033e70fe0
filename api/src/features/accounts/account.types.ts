import { Field, InputType, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { User } from '../../records/user.js';

@OpenTo('everyone')
@ObjectType('Session', { description: 'A sign-in.' })
export class SessionType {
  @Field(() => String, {
    description: 'Bearer token, shown this once; 12 hours without use end it, 7 days in any case.',
  })
  token!: string;

  @Field(() => Instant, { description: 'When it ends in any case.' })
  expiresAt!: string;

  @Field(() => User, { description: 'Who signed in.' })
  user!: User;
}

@InputType('SignInInput', { description: 'Staff sign-in.' })
export class SignInInputType {
  @Field(() => String, { description: "A valid address: 'Please enter a valid email address'." })
  email!: string;

  @Field(() => String, { description: "Required: 'Password is required'." })
  password!: string;
}

@InputType('SetPasswordInput', { description: 'A new password with the token of a mailed link.' })
export class SetPasswordInputType {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, {
    description: "At least 8 characters ('Password must be at least 8 characters'), and none that is easy to guess.",
  })
  password!: string;
}

@InputType('SetUpFirstAdminInput', {
  description: 'The first admin, with the token of the set-up link printed at start.',
})
export class SetUpFirstAdminInputType extends SetPasswordInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Please enter a valid email address'." })
  email!: string;
}
