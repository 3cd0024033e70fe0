import { Field, InputType } from 'type-graphql';
import { Day } from '../../platform/schema/graphql-scalars.js';
import { Matches } from '../../platform/reading/list-filter.js';

/** SQL: today in UTC. */
const dayOfUtc = `(now() at time zone 'UTC')::date`;

/** The filter of lists of events. */
@InputType('EventFilter', { description: 'Which events; what is left out does not matter.' })
export class EventFilter {
  // The date limits the events to check: anywhere on earth, the local date is the UTC date or one beside it.
  @Matches((at, wanted, over) => {
    const may = over === true ? `${at('startDate')} <= ${dayOfUtc}` : `${at('lastDay')} >= ${dayOfUtc} - 1`;
    return `${at('isOver')} = ${wanted}::boolean and ${may}`;
  })
  @Field(() => Boolean, {
    nullable: true,
    description: "That are over by the event's clock, or run or are to come.",
  })
  over?: boolean | null;

  @Matches((at, day) => `${at('startDate')} >= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or later.' })
  from?: string | null;

  @Matches((at, day) => `${at('startDate')} <= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or earlier.' })
  to?: string | null;
}
