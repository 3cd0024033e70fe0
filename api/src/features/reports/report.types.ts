import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant, TimeOfDay } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Event } from '../../records/event.js';
import { Opportunity } from '../../records/opportunity.js';
import { SignupStatus } from '../../records/signup-status.js';
import { Volunteer } from '../../records/volunteer.js';

// Longer than most files: the types of one answer, from the figures down to the person, are read together.

@OpenTo('staff')
@ObjectType('ReportSummary', { description: 'The figures of a report. A lead sees those of their own categories.' })
export class ReportSummary {
  @Field(() => Int, { description: 'Number of shifts.' })
  totalShifts!: number;

  @Field(() => Int, { description: 'Places of all shifts.' })
  totalVolunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups of all shifts.' })
  totalVolunteersAssigned!: number;

  @Field(() => Int, { description: 'Shifts without a free place.' })
  fullyStaffedShifts!: number;

  @Field(() => Int, { description: 'Signups in percent of the places, rounded to a whole number; 0 without places.' })
  overallFillRate!: number;

  @Field(() => Int, { description: 'Places still free; an over-full shift counts as 0, never below.' })
  stillNeeded!: number;
}

@OpenTo('staff')
@ObjectType('ReportSignup', { description: 'A signup as staff see it: with the person.' })
export class ReportSignup {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => SignupStatus, { description: 'Whether the signup is active or cancelled.' })
  status!: string;

  @Field(() => Instant, { description: 'When they signed up.' })
  createdAt!: string;

  @Field(() => Instant, { nullable: true, description: 'When it was cancelled; null while active.' })
  cancelledAt!: string | null;

  @Field(() => Volunteer, { description: 'Whose it is.' })
  volunteer!: Volunteer;
}

@OpenTo('staff')
@ObjectType('ReportShift', { description: 'A shift in a report: how full, and with whom.' })
export class ReportShift {
  @Field(() => ID, { description: 'UUID of the shift.' })
  id!: string;

  @Field(() => Day, { description: "The day it starts, in the event's time zone." })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;

  @Field(() => String, {
    nullable: true,
    description: "Where to be: the shift's place, else the role's, else the event's.",
  })
  effectiveLocation!: string | null;

  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes!: string | null;

  @Field(() => Int, { description: 'Places.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups.' })
  volunteersAssigned!: number;

  @Field(() => Int, { description: 'Places still free, never below 0.' })
  stillNeeded!: number;

  @Field(() => Int, { description: 'Signups in percent of the places; over 100 when over-full.' })
  fillPercentage!: number;

  @Field(() => [ReportSignup], { description: 'All its signups, cancelled ones too, oldest first.' })
  signups!: ReportSignup[];

  @Field(() => Opportunity, { description: 'The volunteer role it belongs to, with category and event.' })
  opportunity!: Opportunity;
}

@OpenTo('staff')
@ObjectType('ReportOpportunity', { description: 'A volunteer role in a report.' })
export class ReportOpportunity {
  @Field(() => ID, { description: 'UUID of the role.' })
  id!: string;

  @Field(() => String, { description: 'What the role is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "The role's own place." })
  location!: string | null;

  @Field(() => Int, { description: 'Number of shifts.' })
  shiftCount!: number;

  @Field(() => Int, { description: 'Places of all its shifts.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups of all its shifts.' })
  volunteersAssigned!: number;

  @Field(() => Int, { description: 'Places still free; an over-full shift counts as 0.' })
  stillNeeded!: number;

  @Field(() => Int, { description: 'Signups in percent of the places.' })
  fillPercentage!: number;

  @Field(() => [ReportShift], { description: 'Its shifts by day, then start time.' })
  shifts!: ReportShift[];
}

@OpenTo('staff')
@ObjectType('ReportCategory', { description: 'A category in a report.' })
export class ReportCategory {
  @Field(() => ID, { description: 'UUID of the category.' })
  id!: string;

  @Field(() => String, { description: 'What the category is called.' })
  name!: string;

  @Field(() => String, { nullable: true, description: "The lead's first name; null without a lead." })
  leadFirstName!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's last name; null without a lead." })
  leadLastName!: string | null;

  @Field(() => String, { nullable: true, description: "The lead's e-mail address; null without a lead." })
  leadEmail!: string | null;

  @Field(() => Int, { description: 'Number of shifts.' })
  shiftCount!: number;

  @Field(() => Int, { description: 'Places of all its shifts.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups of all its shifts.' })
  volunteersAssigned!: number;

  @Field(() => Int, { description: 'Places still free; an over-full shift counts as 0.' })
  stillNeeded!: number;

  @Field(() => Int, { description: 'Signups in percent of the places.' })
  fillPercentage!: number;

  @Field(() => [ReportOpportunity], { description: 'Its volunteer roles by name.' })
  opportunities!: ReportOpportunity[];
}

@OpenTo('staff')
@ObjectType('SignupsOfDay', { description: 'How many signed up on a day.' })
export class SignupsOfDay {
  @Field(() => Day, { description: "The day, in the event's time zone." })
  date!: string;

  @Field(() => Int, { description: 'Signups of that day that are still active.' })
  signups!: number;

  @Field(() => Int, { description: 'Active signups up to and with that day.' })
  total!: number;
}

@OpenTo('staff')
@ObjectType('Report', {
  description: 'One event with its categories, roles, shifts and people. A lead sees their own categories.',
})
export class Report {
  @Field(() => Event, { description: 'The event.' })
  event!: Event;

  @Field(() => ReportSummary, { description: 'The figures.' })
  summary!: ReportSummary;

  @Field(() => [ReportCategory], { description: 'Its categories by name.' })
  categories!: ReportCategory[];

  @Field(() => [SignupsOfDay], { description: 'How the signups came in, day by day.' })
  signupsOverTime!: SignupsOfDay[];
}

@OpenTo('staff')
@ObjectType('ReportRow', { description: 'A shift with the names of all above it, as the reports table shows it.' })
export class ReportRow {
  @Field(() => ID, { description: 'UUID of the shift.' })
  id!: string;

  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Field(() => String, { description: "The event's name." })
  eventName!: string;

  @Field(() => Day, { description: "The event's first day." })
  eventDate!: string;

  @Field(() => ID, { description: 'The category.' })
  categoryId!: string;

  @Field(() => String, { description: "The category's name." })
  categoryName!: string;

  @Field(() => String, { description: "The volunteer role's name." })
  roleName!: string;

  @Field(() => Day, { description: 'The day it starts.' })
  shiftDate!: string;

  @Field(() => String, { description: 'Its times as people read them: `7:30 AM - 9:45 AM`.' })
  shiftTime!: string;

  @Field(() => Int, { description: 'Places.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups.' })
  volunteersAssigned!: number;

  @Field(() => Int, { description: 'Signups in percent of the places; over 100 when over-full.' })
  fillPercentage!: number;

  @Field(() => ReportShift, { description: 'The shift with its signups.' })
  shift!: ReportShift;
}

@OpenTo('staff')
@ObjectType('Needs', { description: 'Where people are missing in the next 14 days. A lead sees their own categories.' })
export class Needs {
  @Field(() => Int, { description: 'People missing in all these shifts together.' })
  missing!: number;

  @Field(() => Int, { description: 'Shifts in which somebody is missing.' })
  shiftCount!: number;

  @Field(() => [ReportRow], { description: 'The eight shifts with the largest gaps, the largest first.' })
  shifts!: ReportRow[];
}

@OpenTo('staff')
@ObjectType('Reports', { description: 'The reports table. A lead sees their own categories.' })
export class Reports {
  @Field(() => [ReportRow], { description: 'The shifts by event, day and start time.' })
  reports!: ReportRow[];

  @Field(() => [Event], { description: 'The events that can be chosen, by first day.' })
  events!: Event[];

  @Field(() => [Day], { description: 'The days that can be chosen: those with shifts, in order.' })
  days!: string[];

  @Field(() => ReportSummary, { description: 'The figures of the chosen events.' })
  summary!: ReportSummary;

  @Field(() => [SignupsOfDay], { description: 'How the signups came in, day by day.' })
  signupsOverTime!: SignupsOfDay[];
}
