import { Field, InputType } from 'type-graphql';
import { Day } from '../platform/graphql-scalars.js';
import { Matches } from '../platform/list-filter.js';

/** What lists of events can be narrowed by. */
@InputType('EventFilter', { description: 'Which events; what is left out does not matter.' })
export class EventFilter {
  @Matches((at, wanted) => `${at('isOver')} = ${wanted}::boolean`)
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
