import { Field, ID, InputType, Int } from 'type-graphql';

@InputType('CreateCategoryInput', { description: 'A new category.' })
export class CreateCategoryInputType {
  @Field(() => ID, { description: "The event it belongs to: 'Event is required'." })
  eventId!: string;

  @Field(() => String, { description: "Required: 'Category name is required'." })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The user who leads it; nobody without one.' })
  leadId?: string | null;
}

@InputType('UpdateCategoryInput', { description: 'A change of a category: what is left out stays.' })
export class UpdateCategoryInputType {
  @Field(() => String, { nullable: true, description: "'Category name is required'." })
  name?: string;

  @Field(() => ID, { nullable: true, description: 'The user who leads it; null for nobody.' })
  leadId?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the cover image; empty removes it.' })
  coverImageUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor loaded; without it nothing is compared.',
  })
  version?: number | null;
}
