import { Field, ObjectType } from 'type-graphql';
import { setPasswordInput, setUpFirstAdminInput, signInInput } from '../../contract/account.js';
import { createUserInput } from '../../contract/staff.js';
import { inputType } from '../../platform/input-type.js';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { RoleName, User } from '../../records/user.js';

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

export const SignInInputType = inputType('SignInInput', signInInput, { description: 'Staff sign-in.' });

export const SetPasswordInputType = inputType('SetPasswordInput', setPasswordInput, {
  description: 'A new password with the token of a mailed link.',
});

export const SetUpFirstAdminInputType = inputType('SetUpFirstAdminInput', setUpFirstAdminInput, {
  description: 'The first admin, with the token of the set-up link printed at start.',
});

export const CreateUserInputType = inputType('CreateUserInput', createUserInput, {
  description: 'A new admin or lead; a link to set a password is mailed.',
  types: { role: RoleName },
});
