import type { Rel } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant, TimeOfDay } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Opportunity } from './opportunity.type.js';

@OpenTo('everyone')
@ObjectType('Shift', { description: 'A stretch of time in which a role needs people.' })
export class Shift {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Field(() => ID, { description: 'The volunteer role it belongs to.' })
  opportunityId!: string;

  @Field(() => Day, { description: "The day it starts, in the event's time zone." })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;

  @Field(() => Int, { description: 'Places, at least 1.' })
  qtyRequired!: number;

  @Field(() => Int, { description: 'Active signups; more than the places when staff made it over-full.' })
  qtyRegistered!: number;

  @Field(() => Int, { description: 'Places still free, never below 0.' })
  stillRequired!: number;

  @Field(() => String, { nullable: true, description: "The shift's own place; overrides the role's." })
  location!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where to be: the shift's place, else the role's, else the event's.",
  })
  effectiveLocation!: string | null;

  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes!: string | null;

  @OpenTo('staff')
  @Field(() => Int, {
    description: 'Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN.',
  })
  version!: number;

  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;

  @Field(() => Opportunity, { description: 'The volunteer role it belongs to.' })
  opportunity!: Rel<Opportunity>;
}
