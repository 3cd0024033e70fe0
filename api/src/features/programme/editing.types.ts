import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';
import { Opportunity } from '../../records/opportunity.js';
import { Shift } from '../../records/shift.js';

@OpenTo('staff')
@ObjectType('SavedShift', { description: 'A shift that was made or changed.' })
export class SavedShift {
  @Field(() => Shift, { description: 'The shift as it is now.' })
  shift!: Shift;

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@OpenTo('staff')
@ObjectType('SavedShifts', { description: 'Several shifts that were made together.' })
export class SavedShifts {
  @Field(() => [Shift], { description: 'The shifts by day and start time.' })
  shifts!: Shift[];

  @Field(() => [String], { description: "Warnings, such as a day outside of the event's days." })
  warnings!: string[];
}

@OpenTo('staff')
@ObjectType('SavedOpportunity', { description: 'A volunteer role that was made or changed.' })
export class SavedOpportunity {
  @Field(() => Opportunity, { description: 'The role as it is now.' })
  opportunity!: Opportunity;
}

@OpenTo('staff')
@ObjectType('Removal', { description: 'What was deleted together with a record.' })
export class Removal {
  @Field(() => ID, { description: 'The deleted record.' })
  id!: string;

  @Field(() => Int, { description: 'Volunteer roles.' })
  opportunities!: number;

  @Field(() => Int, { description: 'Shifts.' })
  shifts!: number;

  @Field(() => Int, { description: 'Active signups.' })
  signups!: number;

  @Field(() => Int, { description: 'Different people behind them.' })
  people!: number;
}

@InputType('CreateOpportunityInput', { description: 'A new volunteer role.' })
export class CreateOpportunityInputType {
  @Field(() => ID, { nullable: true, description: "The caller's own unused UUID; otherwise ID_TAKEN." })
  id?: string | null;

  @Field(() => ID, { description: "Required: 'Event is required'." })
  eventId!: string;

  @Field(() => ID, { description: "Required: 'Category is required'. A category of that event." })
  categoryId!: string;

  @Field(() => String, { description: "Required: 'Volunteer role name is required'." })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Shown when volunteers browse shifts. 500 characters at most.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent in the confirmation mail. 5000 characters at most.' })
  longDescription?: string | null;

  @Field(() => String, { nullable: true, description: "Overrides the event's place." })
  location?: string | null;
}

@InputType('UpdateOpportunityInput', { description: 'Changes of a volunteer role; what is absent stays as it is.' })
export class UpdateOpportunityInputType {
  @Field(() => ID, { nullable: true, description: 'Moves it to another category of its event.' })
  categoryId?: string | null;

  @Field(() => String, { nullable: true, description: "Not empty: 'Name is required'." })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Shown when volunteers browse shifts.' })
  shortDescription?: string | null;

  @Field(() => String, { nullable: true, description: 'Sent in the confirmation mail.' })
  longDescription?: string | null;

  @Field(() => String, { nullable: true, description: "Overrides the event's place." })
  location?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE.',
  })
  version?: number | null;
}

@InputType('CreateShiftInput', { description: 'A new shift.' })
export class CreateShiftInputType {
  @Field(() => ID, { nullable: true, description: "The caller's own unused UUID; otherwise ID_TAKEN." })
  id?: string | null;

  @Field(() => ID, { description: "Required: 'Volunteer role is required'." })
  opportunityId!: string;

  @Field(() => String, { description: "YYYY-MM-DD: 'Date is required'." })
  date!: string;

  @Field(() => String, { description: "HH:MM: 'Start time is required'." })
  startTime!: string;

  @Field(() => String, { description: "HH:MM, earlier than the start for the next day: 'End time is required'." })
  endTime!: string;

  @Field(() => Int, { description: "1 or more: 'At least 1 volunteer is required'." })
  qtyRequired!: number;

  @Field(() => String, { nullable: true, description: "Overrides the role's place." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes?: string | null;
}

@InputType('UpdateShiftInput', { description: 'Changes of a shift; what is absent stays as it is.' })
export class UpdateShiftInputType {
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD.' })
  date?: string;

  @Field(() => String, { nullable: true, description: 'HH:MM.' })
  startTime?: string;

  @Field(() => String, { nullable: true, description: 'HH:MM, earlier than the start for the next day.' })
  endTime?: string;

  @Field(() => Int, { nullable: true, description: '1 or more; fewer than the people in it is allowed.' })
  qtyRequired?: number;

  @Field(() => String, { nullable: true, description: "Overrides the role's place." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the editor loaded; an older one is refused with CHANGED_MEANWHILE.',
  })
  version?: number | null;
}
