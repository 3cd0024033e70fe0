import { Field, InputType } from 'type-graphql';
import { Day } from '../platform/graphql-scalars.js';
import { likePattern } from '../platform/like-pattern.js';
import { Matches } from '../platform/list-filter.js';
import { isOpenShift } from './open-shift.js';

/** What lists of shifts can be narrowed by, at the root and below. */
@InputType('ShiftFilter', { description: 'Which shifts; what is left out does not matter.' })
export class ShiftFilter {
  @Matches((at, days) => `${at('date')} = any(${days}::date[])`)
  @Field(() => [Day], { nullable: true, description: 'That start on one of these days.' })
  days?: string[] | null;

  @Matches((at, day) => `${at('date')} >= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or later.' })
  from?: string | null;

  @Matches((at, day) => `${at('date')} <= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or earlier.' })
  to?: string | null;

  @Matches((at, words) => `${at('effectiveLocation')} ilike ${words}`, containing)
  @Field(() => String, { nullable: true, description: 'At a place whose name holds these words.' })
  place?: string | null;

  @Matches((at, wanted) => `(${isOpen(at)}) = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description: "That can still be taken (not begun by the event's clock, and with a free place), or cannot.",
  })
  open?: boolean | null;

  @Matches((at, wanted) => `(${at('qtyRegistered')} < ${at('qtyRequired')}) = ${wanted}::boolean`)
  @Field(() => Boolean, { nullable: true, description: 'Where people are missing, begun or not; or none are.' })
  understaffed?: boolean | null;

  @Matches(
    (at, words) =>
      `concat_ws(' ', ${at('opportunity.name')}, ${at('opportunity.category.name')}, ${at('effectiveLocation')}, ${at('notes')}) ilike ${words}`,
    containing,
  )
  @Field(() => String, {
    nullable: true,
    description: 'Whose role, category, place or note holds these words.',
  })
  text?: string | null;
}

function isOpen(at: (path: string) => string): string {
  const columns = {
    date: at('date'),
    startTime: at('startTime'),
    qtyRequired: at('qtyRequired'),
    qtyRegistered: at('qtyRegistered'),
  };
  return isOpenShift(columns, at('event.timeZone'));
}

function containing(words: unknown): string {
  return likePattern(String(words));
}
