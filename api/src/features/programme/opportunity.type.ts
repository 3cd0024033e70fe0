import type { Rel } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Category } from './category.type.js';
import { Event } from './event.type.js';
import { Shift } from './shift.type.js';

@OpenTo('everyone')
@ObjectType('Opportunity', { description: 'A volunteer role within a category.' })
export class Opportunity {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Field(() => ID, { description: 'The category it belongs to.' })
  categoryId!: string;

  @Field(() => String, { description: 'What the role is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Shown when volunteers browse shifts.' })
  shortDescription!: string | null;

  @Field(() => String, { nullable: true, description: 'What to do and what to bring; sent in the confirmation mail.' })
  longDescription!: string | null;

  @Field(() => String, { nullable: true, description: "The role's own place; overrides the event's." })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl!: string | null;

  @OpenTo('staff')
  @Field(() => Int, {
    description: 'Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN.',
  })
  version!: number;

  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;

  @Field(() => Event, { description: 'The event it belongs to.' })
  event!: Rel<Event>;

  @Field(() => Category, { description: 'The category it belongs to.' })
  category!: Rel<Category>;

  @Field(() => [Shift], { description: 'Its shifts by day, then start time.' })
  shifts!: Shift[];
}
