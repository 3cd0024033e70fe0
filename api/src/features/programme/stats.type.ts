import { Field, Int, ObjectType } from 'type-graphql';
import { OpenTo } from '../../platform/open-to.js';

@OpenTo('everyone')
@ObjectType('Stats', { description: 'Figures of all events or of one.' })
export class Stats {
  @Field(() => Int, { description: 'Number of events.' })
  events!: number;

  @Field(() => Int, { description: 'Number of shifts.' })
  shifts!: number;

  @Field(() => Int, {
    description: "Shifts that can still be taken: not begun by the event's clock, and with a free place.",
  })
  openShifts!: number;

  @Field(() => Int, { description: 'Places of all shifts.' })
  volunteersNeeded!: number;

  @Field(() => Int, { description: 'Active signups.' })
  volunteersRegistered!: number;

  @Field(() => Int, { description: 'Distinct e-mail addresses among the active signups.' })
  uniqueVolunteers!: number;

  @Field(() => Int, { description: 'Signups in percent of the places, rounded to a whole number.' })
  fillRate!: number;
}
