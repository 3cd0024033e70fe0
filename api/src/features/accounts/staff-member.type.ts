import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { RoleName } from '../../records/user.js';

@OpenTo('admin')
@ObjectType('StaffMember', { description: 'An admin or a lead, as admins see them.' })
export class StaffMember {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => RoleName, { description: 'Their role.' })
  role!: string;

  @Field(() => Boolean, { description: 'Whether they have set a password; false while the mailed set-up link waits.' })
  hasPassword!: boolean;

  @Field(() => Int, { description: 'Number of categories that they lead.' })
  categoryCount!: number;

  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;
}

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
