import { Field, Int, ObjectType } from 'type-graphql';
import { Day } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Shift } from '../../records/shift.js';

@OpenTo('staff')
@ObjectType('ReportSummary', { description: 'The figures of a report. A lead sees those of their own categories.' })
export class ReportSummary {
  @Field(() => Int, { description: 'Number of shifts.' })
  totalShifts!: number;

  @Field(() => Int, { description: 'Places of all shifts.' })
  qtyRequired!: number;

  @Field(() => Int, { description: 'Active signups of all shifts.' })
  qtyRegistered!: number;

  @Field(() => Int, { description: 'Places still free; an over-full shift counts as 0, never below.' })
  stillRequired!: number;

  @Field(() => Int, { description: 'Shifts without a free place.' })
  fullyStaffedShifts!: number;

  @Field(() => Int, { description: 'Signups in percent of the places, rounded to a whole number; 0 without places.' })
  fillPercentage!: number;
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
  description: 'How full one event is, or all of them. A lead sees their own categories.',
})
export class Report {
  @Field(() => Event, { nullable: true, description: 'The event; null when all are reported on.' })
  event!: Event | null;

  @Field(() => [Day], { description: 'The days that can be chosen: those with shifts, in order.' })
  days!: string[];

  @Field(() => ReportSummary, { description: 'The figures.' })
  summary!: ReportSummary;

  @Field(() => [Category], { description: 'The categories by name, of every day.' })
  categories!: Category[];

  @Field(() => [Shift], { description: 'The shifts by event, day and start time.' })
  shifts!: Shift[];

  @Field(() => [SignupsOfDay], { description: 'How the signups came in, day by day.' })
  signupsOverTime!: SignupsOfDay[];
}

@OpenTo('staff')
@ObjectType('Needs', { description: 'Where people are missing in the next 14 days. A lead sees their own categories.' })
export class Needs {
  @Field(() => Int, { description: 'People missing in all these shifts together.' })
  missing!: number;

  @Field(() => Int, { description: 'Shifts in which somebody is missing.' })
  shiftCount!: number;

  @Field(() => [Shift], { description: 'The eight shifts with the largest gaps, the largest first.' })
  shifts!: Shift[];
}
