import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant, TimeOfDay } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Event } from '../../records/event.js';

@OpenTo('staff')
@ObjectType('BoardSignup', { description: 'Somebody with a place in a shift.' })
export class BoardSignup {
  @Field(() => ID, { description: 'UUID of the signup.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the person.' })
  volunteerId!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, when one is known.' })
  phone!: string | null;

  @Field(() => Boolean, {
    description: 'Whether a mail to their address was not delivered and nobody has seen to it yet.',
  })
  mailFails!: boolean;

  @Field(() => Instant, { description: 'When they signed up.' })
  createdAt!: string;
}

@OpenTo('staff')
@ObjectType('BoardShift', { description: 'A shift as whoever runs the event sees it.' })
export class BoardShift {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => Day, { description: "The day it starts, in the event's time zone." })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;

  @Field(() => Int, { description: 'Places, at least 1.' })
  qtyRequired!: number;

  @Field(() => Int, { description: 'Active signups.' })
  qtyRegistered!: number;

  @Field(() => String, { nullable: true, description: "The shift's own place." })
  location!: string | null;

  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes!: string | null;

  @Field(() => Int, {
    description: 'Version of the record; editors send it back so that nobody overwrites a newer one.',
  })
  version!: number;

  @Field(() => [BoardSignup], { description: 'The people in it, in the order in which they came.' })
  signups!: BoardSignup[];
}

@OpenTo('staff')
@ObjectType('BoardOpportunity', { description: 'A volunteer role as whoever runs the event sees it.' })
export class BoardOpportunity {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => ID, { description: 'The category it belongs to.' })
  categoryId!: string;

  @Field(() => String, { description: 'What the role is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Shown when volunteers browse shifts.' })
  shortDescription!: string | null;

  @Field(() => String, { nullable: true, description: 'Sent in the confirmation mail.' })
  longDescription!: string | null;

  @Field(() => String, { nullable: true, description: "The role's own place." })
  location!: string | null;

  @Field(() => Int, {
    description: 'Version of the record; editors send it back so that nobody overwrites a newer one.',
  })
  version!: number;

  @Field(() => [BoardShift], { description: 'Its shifts by day, then start time.' })
  shifts!: BoardShift[];
}

@OpenTo('staff')
@ObjectType('BoardCategory', { description: 'A category as whoever runs the event sees it.' })
export class BoardCategory {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'What the category is called.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The user who leads it.' })
  leadId!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's first name." })
  leadFirstName!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's last name." })
  leadLastName!: string | null;

  @Field(() => Int, {
    description: 'Version of the record; editors send it back so that nobody overwrites a newer one.',
  })
  version!: number;

  @Field(() => [BoardOpportunity], { description: 'Its volunteer roles by name.' })
  opportunities!: BoardOpportunity[];
}

@OpenTo('staff')
@ObjectType('EventBoard', {
  description: 'One event with everything that is managed in it: all categories for admins, their own for a lead.',
})
export class EventBoard {
  @Field(() => Event, { description: 'The event.' })
  event!: Event;

  @Field(() => [BoardCategory], { description: 'The categories by name.' })
  categories!: BoardCategory[];
}
