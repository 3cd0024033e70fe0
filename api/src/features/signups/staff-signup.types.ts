import type { Rel } from '@mikro-orm/core';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Shift } from '../programme/shift.type.js';
import { SignupStatus, Volunteer } from './signup.types.js';

@OpenTo('staff')
@ObjectType('ManagedSignup', {
  description: 'A signup as staff see it: all for admins, those of her own categories for a lead.',
})
export class ManagedSignup {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => SignupStatus, { description: 'Whether the place is taken or was given back.' })
  status!: string;

  @Field(() => Instant, { description: 'When she signed up.' })
  createdAt!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was cancelled; null while active.' })
  cancelledAt!: string | null;

  @Field(() => Boolean, { description: 'Assigned by staff beyond the places, on purpose.' })
  overCapacity!: boolean;

  @Field(() => Volunteer, { description: 'The person.' })
  volunteer!: Rel<Volunteer>;

  @Field(() => Shift, { description: 'The shift.' })
  shift!: Rel<Shift>;
}

@OpenTo('staff')
@ObjectType('VolunteerPage', { description: 'A page of volunteers by name.' })
export class VolunteerPageType {
  @Field(() => [Volunteer], { description: 'The volunteers.' })
  volunteers!: Volunteer[];

  @Field(() => ID, { nullable: true, description: 'What to give as `after` for the next page; null on the last one.' })
  next!: string | null;
}

@OpenTo('staff')
@ObjectType('Assignment', { description: 'What an assignment gives.' })
export class Assignment {
  @Field(() => ManagedSignup, { description: 'The new signup.' })
  signup!: ManagedSignup;

  @Field(() => [Shift], {
    description: "This person's other active shifts that overlap; allowed, but worth a warning.",
  })
  conflicts!: Shift[];
}

@OpenTo('staff')
@ObjectType('NewOverlap', { description: 'A person who would have two shifts at once after a change.' })
export class NewOverlap {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: "The other shift's volunteer role." })
  opportunityName!: string;

  @Field(() => String, { description: "The other shift's day, YYYY-MM-DD." })
  date!: string;

  @Field(() => String, { description: 'When the other shift starts, HH:MM.' })
  startTime!: string;

  @Field(() => String, { description: 'When the other shift ends, HH:MM.' })
  endTime!: string;
}

@OpenTo('staff')
@ObjectType('ShiftChangePreview', { description: 'What a change of a shift would mean for the people in it.' })
export class ShiftChangePreview {
  @Field(() => Int, { description: 'Active signups that the change touches.' })
  activeSignups!: number;

  @Field(() => [NewOverlap], { description: 'Who would get two shifts at once that do not overlap now.' })
  newOverlaps!: NewOverlap[];

  @Field(() => [String], { description: "Sentences worth reading, such as a day outside of the event's days." })
  warnings!: string[];
}

@OpenTo('staff')
@ObjectType('RemovalPreview', { description: 'What would go with a record if it were deleted.' })
export class RemovalPreview {
  @Field(() => Int, { description: 'Volunteer roles.' })
  opportunities!: number;

  @Field(() => Int, { description: 'Shifts.' })
  shifts!: number;

  @Field(() => Int, { description: 'Active signups.' })
  signups!: number;

  @Field(() => Int, { description: 'Different people behind them.' })
  people!: number;
}
