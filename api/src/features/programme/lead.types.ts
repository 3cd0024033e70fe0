import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { Category } from '../../records/category.js';
import { RoleName } from '../../records/user.js';

@OpenTo('admin')
@ObjectType('Lead', { description: 'Who runs categories: every user with the role lead, and admins who run some.' })
export class Lead {
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

  @Field(() => [Category], { description: 'The categories that they lead, by name.' })
  categories!: Category[];
}

@InputType('CreateLeadInput', { description: 'A new lead; a link to set a password is mailed.' })
export class CreateLeadInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Valid email is required'." })
  email!: string;

  @Field(() => [ID], { description: "Their categories: 'At least one category must be assigned'." })
  categoryIds!: string[];
}

@InputType('UpdateLeadInput', { description: 'A lead and the categories that are theirs from now on.' })
export class UpdateLeadInputType {
  @Field(() => String, { description: "Required: 'First name is required'." })
  firstName!: string;

  @Field(() => String, { description: "Required: 'Last name is required'." })
  lastName!: string;

  @Field(() => String, { description: "A valid address: 'Valid email is required'." })
  email!: string;

  @Field(() => [ID], { description: "Their categories, all of them: 'At least one category must be selected'." })
  categoryIds!: string[];

  @Field(() => ID, {
    nullable: true,
    description: 'Only categories of this event change; those of others stay theirs.',
  })
  eventId?: string | null;
}
