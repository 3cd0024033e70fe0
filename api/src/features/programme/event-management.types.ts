import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Day } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Event } from '../../records/event.js';

@InputType('CreateEventInput', { description: 'A new event.' })
export class CreateEventInputType {
  @Field(() => ID, {
    nullable: true,
    description: "The caller's own UUID; repeating the call with it gives the existing event.",
  })
  id?: string | null;

  @Field(() => String, { description: "Required: 'Event name is required'." })
  name!: string;

  @Field(() => String, {
    description: "Required: 'URL slug is required'; 'Slug can only contain lowercase letters, numbers, and hyphens'.",
  })
  slug!: string;

  @Field(() => Day, { description: 'First day.' })
  startDate!: string;

  @Field(() => Day, { description: 'Last day; the first day or later.' })
  endDate!: string;

  @Field(() => String, { nullable: true, description: 'Where it takes place.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "'Please enter a valid website URL' (http or https)." })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "IANA time zone; the organisation's without one." })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl?: string | null;

  @Field(() => ID, { nullable: true, description: 'The user who organizes it; by default the admin who creates it.' })
  organizerId?: string | null;
}

@InputType('UpdateEventInput', {
  description: 'A change of an event: what is left out stays, empty texts are removed.',
})
export class UpdateEventInputType {
  @Field(() => String, { nullable: true, description: "'Event name is required'." })
  name?: string;

  @Field(() => Day, { nullable: true, description: "First day. The event's shifts stay where they are." })
  startDate?: string;

  @Field(() => Day, { nullable: true, description: 'Last day; the first day or later.' })
  endDate?: string;

  @Field(() => String, { nullable: true, description: 'Where it takes place.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "'Please enter a valid website URL' (http or https)." })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "IANA time zone; the organisation's when empty." })
  timeZone?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor loaded; without it nothing is compared.',
  })
  version?: number | null;
}

@InputType('DuplicateEventInput', {
  description: 'The copy of an event; what is left out comes from the original, or follows from it.',
})
export class DuplicateEventInputType {
  @Field(() => String, { nullable: true, description: "By default the original's name with ' (Copy)'." })
  name?: string;

  @Field(() => String, {
    nullable: true,
    description: "By default the original's slug with '-copy'; if taken, the next free one.",
  })
  slug?: string;

  @Field(() => Day, { nullable: true, description: 'First day; all days move by the difference.' })
  startDate?: string;

  @Field(() => Day, { nullable: true, description: 'Last day; by default the copy lasts as long as the original.' })
  endDate?: string;

  @Field(() => String, { nullable: true, description: "'Please enter a valid website URL' (http or https)." })
  website?: string | null;

  @Field(() => ID, { nullable: true, description: 'The user who organizes it; by default the admin who creates it.' })
  organizerId?: string | null;
}

@OpenTo('admin')
@ObjectType('DuplicatedEvent', { description: 'The result of a duplication.' })
export class DuplicatedEventType {
  @Field(() => Event, { description: 'The copy.' })
  event!: Event;

  @Field(() => Int, { description: 'Number of categories copied.' })
  categoriesCreated!: number;

  @Field(() => Int, { description: 'Number of volunteer roles copied.' })
  opportunitiesCreated!: number;

  @Field(() => Int, { description: 'Number of shifts copied.' })
  shiftsCreated!: number;
}
