import { Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/schema/enum-type.js';
import { Day } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Category } from '../../records/category.js';
import { Event } from '../../records/event.js';
import { Shift } from '../../records/shift.js';

@AllowAccess('staff')
@ObjectType('ReportSummary', { description: 'The figures of a report. A lead sees those of their own categories.' })
export class ReportSummary {
  @Field(() => Int, { description: 'Number of shifts that take place. All other figures are about these.' })
  totalShifts!: number;

  @Field(() => Int, { description: 'Shifts that are called off, or whose event is cancelled.' })
  calledOffShifts!: number;

  @Field(() => Int, { description: 'Places.' })
  qtyRequired!: number;

  @Field(() => Int, { description: 'Active signups.' })
  qtyRegistered!: number;

  @Field(() => Int, { description: 'Places that somebody has; an over-full shift counts as full.' })
  qtyFilled!: number;

  @Field(() => Int, { description: 'Places still free; an over-full shift counts as 0, never below.' })
  stillRequired!: number;

  @Field(() => Int, { description: 'People missing: `stillRequired` less the places held for the waitlist.' })
  missing!: number;

  @Field(() => Int, { description: 'Shifts without a free place.' })
  fullyStaffedShifts!: number;

  @Field(() => Int, {
    description: '`qtyFilled` in percent of `qtyRequired`, rounded, but never up to 100; 0 without places.',
  })
  fillPercentage!: number;
}

@AllowAccess('staff')
@ObjectType('SignupsOfDay', { description: 'How many signed up on a day.' })
export class SignupsOfDay {
  @Field(() => Day, { description: "The day, in the event's time zone." })
  date!: string;

  @Field(() => Int, { description: 'Signups of that day that are still active.' })
  signups!: number;

  @Field(() => Int, { description: 'Active signups up to and with that day.' })
  total!: number;
}

@AllowAccess('staff')
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

/** The time of day at which people are missing, by each event's clock. */
export const NeedTime = enumType('NeedTime', 'When people are missing, by the clock of each event.', {
  TODAY: ['TODAY', 'Today, or since yesterday.'],
  TOMORROW: ['TOMORROW', 'Tomorrow.'],
  THIS_WEEK: ['THIS_WEEK', 'Within seven days, today included.'],
  LATER: ['LATER', 'After that.'],
});

@AllowAccess('staff')
@ObjectType('NeedsAtTime', { description: 'Where people are missing at a time.' })
export class NeedsAtTime {
  @Field(() => NeedTime, { description: 'When.' })
  time!: string;

  @Field(() => Int, { description: 'People missing in all its shifts together.' })
  missing!: number;

  @Field(() => Int, { description: 'Shifts in which somebody is missing.' })
  shiftCount!: number;

  @Field(() => ID, { nullable: true, description: 'The event of all of them; null for several events.' })
  eventId!: string | null;

  @Field(() => [Shift], { description: 'The first five of them by day and start time.' })
  shifts!: Shift[];
}

@AllowAccess('staff')
@ObjectType('Needs', { description: 'Where people are missing in the next 14 days. A lead sees their own categories.' })
export class Needs {
  @Field(() => Int, { description: 'People missing in all these shifts together.' })
  missing!: number;

  @Field(() => Int, { description: 'Shifts in which somebody is missing.' })
  shiftCount!: number;

  @Field(() => [Shift], { description: 'The eight shifts with the largest gaps, the largest first.' })
  shifts!: Shift[];

  @Field(() => [NeedsAtTime], {
    description: 'The same by time: today, tomorrow, this week, later; what lacks nobody is left out.',
  })
  byTime!: NeedsAtTime[];
}
