import { Field, InputType } from 'type-graphql';
import { RoleName } from '../../records/user.js';

@InputType('CreateUserInput', { description: 'A new admin or lead; a link to set a password is mailed.' })
export class CreateUserInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Invalid email address'." })
  email!: string;

  @Field(() => RoleName, { description: "Required: 'Role is required'." })
  role!: string;
}
