import type { Rel } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Event } from './event.type.js';
import { Opportunity } from './opportunity.type.js';

@OpenTo('everyone')
@ObjectType('Category', {
  description: 'A field of work within an event, such as Timing or Feed Station, run by a lead.',
})
export class Category {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Field(() => String, { description: 'What the category is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl!: string | null;

  @Field(() => ID, { nullable: true, description: 'The user who leads it; null without a lead.' })
  leadId!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's first name; null without a lead." })
  leadFirstName!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's last name; null without a lead." })
  leadLastName!: string | null;

  @OpenTo('staff')
  @Field(() => String, {
    nullable: true,
    description: "The lead's e-mail address, for staff alone. Errors: NOT_SIGNED_IN.",
  })
  leadEmail!: string | null;

  @OpenTo('staff')
  @Field(() => Int, {
    description: 'Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN.',
  })
  version!: number;

  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;

  @Field(() => Event, { description: 'The event it belongs to.' })
  event!: Rel<Event>;

  @Field(() => [Opportunity], { description: 'Its volunteer roles by name.' })
  opportunities!: Opportunity[];
}
