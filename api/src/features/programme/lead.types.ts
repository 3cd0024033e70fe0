import { Field, ID, InputType } from 'type-graphql';

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
