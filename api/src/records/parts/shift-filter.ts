import { Field, ID, InputType } from 'type-graphql';
import { isId } from '../../contract/text/fields.js';
import { cleanLine } from '../../contract/text/names.js';
import { plainLetters } from '../../contract/text/plain-letters.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { Day, Instant, TimeOfDay } from '../../platform/schema/graphql-scalars.js';
import { likePattern } from '../../platform/reading/sql/like-pattern.js';
import { Matches, type At } from '../../platform/reading/list-filter.js';
import { isOpenShift } from './open-shift.js';
import { hoursBetween } from './shift-hours.js';

/** More than any season has. */
const mostDays = 400;
const mostLetters = 200;

/** The filter of lists of shifts, at the root and below. */
@InputType('ShiftFilter', { description: 'Which shifts; what is left out does not matter.' })
export class ShiftFilter {
  @Matches((at, days) => `${at('date')} = any(${days}::date[])`, someDays)
  @Field(() => [Day], { nullable: true, description: `That start on one of these days; at most ${mostDays}.` })
  days?: string[] | null;

  @Matches((at, day) => `${at('date')} >= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or later.' })
  from?: string | null;

  @Matches((at, day) => `${at('date')} <= ${day}::date`)
  @Field(() => Day, { nullable: true, description: 'That start on this day or earlier.' })
  to?: string | null;

  @Matches((at, id) => `${at('opportunity.categoryId')} = ${id}::uuid`, idOrNone)
  @Field(() => ID, { nullable: true, description: 'Of the roles of this category.' })
  categoryId?: string | null;

  @Matches((at, id) => `${at('opportunityId')} = ${id}::uuid`, idOrNone)
  @Field(() => ID, { nullable: true, description: 'Of this role.' })
  opportunityId?: string | null;

  @Matches((at, place) => `${sameWords(at('effectiveLocation'))} = ${sameWords(`${place}::text`)}`, wholeName)
  @Field(() => String, {
    nullable: true,
    description: 'At this place, as it is written; case and odd spaces do not matter.',
  })
  place?: string | null;

  @Matches((at, words) => `plain_letters(${at('effectiveLocation')}) like ${words}`, containingPlain)
  @Field(() => String, {
    nullable: true,
    description: 'At a place whose name holds these letters, without regard to case and accents.',
  })
  placeContains?: string | null;

  @Matches((at, moment) => `${hoursBetween(at('startsAt'), at('endsAt'))} @> ${moment}::timestamptz`)
  @Field(() => Instant, { nullable: true, description: "That run at this moment, by their events' clocks." })
  runningAt?: string | null;

  @Matches((at, moment) => `${at('startsAt')} >= ${moment}::timestamptz`)
  @Field(() => Instant, { nullable: true, description: 'That start at this moment or later.' })
  startsFrom?: string | null;

  @Matches((at, moment) => `${at('startsAt')} < ${moment}::timestamptz`)
  @Field(() => Instant, { nullable: true, description: 'That start before this moment.' })
  startsTo?: string | null;

  @Matches((at, time) => `${at('startTime')} < ${time}::text`)
  @Field(() => TimeOfDay, { nullable: true, description: 'That start before this time of their day.' })
  startsBefore?: string | null;

  @Matches((at, wanted) => `(${isOpen(at)}) = ${wanted}::boolean`)
  @Field(() => Boolean, {
    nullable: true,
    description:
      "That can still be taken (not begun by the event's clock, not closed or cancelled, signups open, and with a free place that is held for nobody), or cannot.",
  })
  open?: boolean | null;

  @Matches(
    (at, wanted) =>
      `(${at('qtyRegistered')} + ${at('heldCount')} < ${at('qtyRequired')} and ${at('cancelledAt')} is null and ${at('event.state')} <> 'CANCELLED') = ${wanted}::boolean`,
  )
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Where people are missing, begun or not; or none are, as in what is called off or held for the waitlist.',
  })
  understaffed?: boolean | null;

  @Matches(
    (at, words) =>
      `plain_letters(concat_ws(' ', ${at('opportunity.name')}, ${at('opportunity.category.name')}, ${at('effectiveLocation')}, ${at('notes')})) like ${words}`,
    containingPlain,
  )
  @Field(() => String, {
    nullable: true,
    description: 'Whose role, category, place or note holds these words, without regard to case and accents.',
  })
  text?: string | null;
}

function isOpen(at: At): string {
  const columns = {
    startsAt: at('startsAt'),
    qtyRequired: at('qtyRequired'),
    qtyRegistered: at('qtyRegistered'),
    heldCount: at('heldCount'),
    closed: at('closed'),
    cancelledAt: at('cancelledAt'),
  };
  return isOpenShift(columns, {
    ...{ timeZone: at('event.timeZone'), state: at('event.state') },
    ...{ opensAt: at('event.signupsOpenAt'), closesAt: at('event.signupsCloseAt') },
  });
}

function someDays(days: unknown): unknown {
  if (Array.isArray(days) && days.length > mostDays) {
    throw new DomainError('BAD_REQUEST', { message: `Please ask for ${mostDays} days at most.` });
  }
  return days;
}

/** A malformed id matches nothing. */
function idOrNone(id: unknown): string | null {
  return isId(String(id)) ? String(id) : null;
}

/** SQL: a name normalised for comparison: without regard to case, forms of Unicode and kinds of spaces. */
export function sameWords(name: string): string {
  return `lower(btrim(regexp_replace(normalize(${name}, NFC), '[\\s\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+', ' ', 'g')))`;
}

function wholeName(place: unknown): string {
  return cleanLine(short(place));
}

function short(words: unknown): string {
  const text = String(words);
  if (text.length > mostLetters) {
    throw new DomainError('BAD_REQUEST', { message: `Please search for ${mostLetters} letters at most.` });
  }
  return text;
}

function containingPlain(words: unknown): string {
  return likePattern(plainLetters(short(words)));
}
