import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Day, Instant } from '../platform/schema/graphql-scalars.js';
import { FilteredBy, Filterable, Ordered } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { InstantType } from '../database/instant-type.js';
import { finalPublicPlace } from '../platform/facts/fact-places.js';
import {
  AlsoOrderedBy,
  ResolverNeeds,
  type Columns,
  ComputedColumn,
  FromLink,
  CachedColumns,
  OrderedBy,
} from '../platform/reading/record.js';
import type { HoursFrom as CountedFrom } from '../contract/hours.js';
import type { EventState as State } from '../contract/programme/event-state.js';
import { OwnershipRules, PublicWhile } from '../platform/reading/access-scope.js';
import { Category } from './category.js';
import { HoursFrom } from './parts/attendance-words.js';
import { EventFilter } from './parts/event-filter.js';
import { EventState } from './parts/event-state.js';
import { EventOrder } from './parts/event-order.js';
import { isOpenShift, localTime, nextOpening, shiftColumns } from './parts/open-shift.js';
import { Question } from './question.js';
import { ShiftFilter } from './parts/shift-filter.js';
import { zoneOfEvent } from './parts/shift-hours.js';
import { ShiftOrder } from './parts/shift-order.js';
import { Shift } from './shift.js';
import { User } from './user.js';
import { percentage } from './parts/shift-figures.js';
import { WithShifts } from './parts/with-shifts.js';

/**
 * Its days are calendar days; its shifts' times are wall-clock times in its time zone. Longer than most files: a noun's columns, links and
 * figures stand together.
 */
@AllowAccess('public', 'read:programme')
@OwnershipRules({
  lead: (at, lead) => `${at('id')} in (select event_id from category where lead_id = ${lead}::uuid)`,
  bound: (at, event) => `${at('id')} = ${event}::uuid`,
})
@PublicWhile((at) => `${at('state')} <> 'DRAFT'`, 'read:drafts')
@OrderedBy('startDate', 'plain(name)', 'id')
@AlsoOrderedBy(EventOrder.START, 'startDate', 'plain(name)', 'id')
@AlsoOrderedBy(EventOrder.LATEST, '-startDate', 'plain(name)', 'id')
@FilteredBy(() => EventFilter)
@CachedColumns({
  table: 'event_sums',
  fresh: 'fresh_event_sums',
  since: ['counted_at', 'localTime'],
  columns: {
    open_until: 'openUntil',
    shift_count: 'shiftCount',
    qty_required: 'qtyRequired',
    qty_registered: 'qtyRegistered',
    qty_filled: 'qtyFilled',
    still_required: 'stillRequired',
    missing: 'missing',
    active_signup_count: 'activeSignupCount',
    open_shift_count: 'openShiftCount',
    open_spot_count: 'openSpotCount',
  },
  // What is open also changes with the clock: when a shift begins, and when signups open or close. If the clock was put back, the values
  // are computed again.
  holds: (cached, event) =>
    `${localTime(zoneOf(event))} >= ${cached}.counted_at and ${localTime(zoneOf(event))} < ${cached}.open_until`,
  fromThem: {
    fillPercentage: (cached) => percentage(`${cached}.qty_filled`, `${cached}.qty_required`),
  },
})
@Entity()
@ObjectType('Event', { description: 'A sporting event that needs volunteers.' })
export class Event extends WithShifts {
  @Property({ type: 'text' })
  @Field(() => String, { description: 'What the event is called.' })
  name!: string;

  /** Lower-case letters, numbers, single hyphens. */
  @Property({ type: 'text' })
  @Field(() => String, { description: "Part of the event page's address: `/event/{slug}`. Unique." })
  slug!: string;

  @Property({ type: 'date' })
  @Field(() => Day, { description: 'First day.' })
  startDate!: string;

  @Property({ type: 'date' })
  @Field(() => Day, { description: 'Last day; the first day or later.' })
  endDate!: string;

  /** Maintained by the database. */
  @Property({ type: 'date', persist: false, nullable: true })
  @Field(() => Day, {
    nullable: true,
    description: 'The first day with which it was published, where it begins on another now; null where it does not.',
  })
  previousStartDate!: string | null;

  /** Only written by copying. */
  @Property({ type: 'uuid', nullable: true })
  @AllowAccess('staff')
  @Field(() => ID, {
    nullable: true,
    description:
      'The event that it was copied from, which may be deleted since; null where it was not copied. Errors: NOT_SIGNED_IN.',
  })
  previousEventId: string | null = null;

  /** Changed only by publish, unpublish and cancel. */
  @Property({ type: 'text' })
  @Field(() => EventState, { description: 'Whether it is a draft, published, or cancelled.' })
  state: State = 'PUBLISHED';

  /** Only written with the state. */
  @Property({ type: 'text', persist: false, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'What the organizers say of its cancellation; null where they say nothing, or where it takes place.',
  })
  cancelMessage!: string | null;

  /** When it was cancelled, while it is. Maintained by the database. */
  @Property({ type: InstantType, persist: false, nullable: true })
  cancelledAt!: string | null;

  /** Whether its people were last notified of a cancellation, even if it is a draft since. Only written with the state. */
  @Property({ type: 'boolean', persist: false })
  cancelMailed!: boolean;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'When visitors can start to sign up (`SIGNUPS_NOT_OPEN` before); null: at once.',
  })
  signupsOpenAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'When signing up closes (`SIGNUPS_CLOSED` from then on); null: when each shift begins.',
  })
  signupsCloseAt: string | null = null;

  /** Its last day, or that of its last shift if later. Maintained by the database. */
  @Property({ type: 'date', persist: false })
  lastDay!: string;

  @Property({ type: 'json' })
  @AllowAccess('staff')
  @Field(() => [Int], {
    description:
      'How many days before their first shift households are reminded, at 09:00 there; nobody is when empty. Errors: NOT_SIGNED_IN.',
  })
  remindDaysBefore: number[] = [7, 1];

  /** Reminders that were due before this moment, when reminders were switched on, are not sent. */
  @Property({ type: InstantType, persist: false })
  remindsSince!: string;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether people can wait for places in its full shifts.' })
  waitlistEnabled = true;

  @Property({ type: 'text' })
  @Field(() => HoursFrom, { description: 'How the hours of its people are counted.' })
  hoursFrom: CountedFrom = 'PLANNED';

  @Property({ type: 'integer', nullable: true })
  @AllowAccess('staff')
  @Field(() => Int, {
    nullable: true,
    description:
      'So many planned minutes of a person on a day give a meal voucher, at most 3 a day; 0: each shift gives one; null: there are none. Errors: NOT_SIGNED_IN.',
  })
  mealVoucherMinutes: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'Where it takes place; roles and shifts may name a nearer place.',
  })
  location: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The event's own website (http or https)." })
  website: string | null = null;

  @Property({ type: 'text', nullable: true, fieldName: 'time_zone' })
  @AllowAccess('staff')
  @Field(() => String, {
    nullable: true,
    description: "The event's own time zone; null where it follows the organisation's. Errors: NOT_SIGNED_IN.",
  })
  ownTimeZone: string | null = null;

  @ComputedColumn(zoneOf)
  @Field(() => String, {
    description:
      "IANA time zone of every wall-clock time of this event; the organisation's where the event names none.",
  })
  timeZone!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Address of the cover image.' })
  coverImageUrl: string | null = null;

  @ManyToOne(() => User, { nullable: true })
  organizer: Rel<User> | null = null;

  @FromLink('organizer.id')
  organizerId!: string | null;

  @ComputedColumn(ofOpenShifts('count(*)'))
  @Field(() => Int, {
    description:
      "Shifts that can still be taken: not begun by the event's clock, and with a free place that is held for nobody; none of a draft.",
  })
  openShiftCount!: number;

  @ComputedColumn(ofOpenShifts('coalesce(sum(x.qty_required - x.active_count - x.held_count), 0)'))
  @Field(() => Int, { description: 'Places that can be taken now: the `openSpots` of all its shifts.' })
  openSpotCount!: number;

  @ComputedColumn((event) => `(${event.lastDay} < ${localTime(zoneOf(event))}::date)`)
  @Field(() => Boolean, {
    description: "Whether its last day, or that of its last shift where it is later, has passed by the event's clock.",
  })
  isOver!: boolean;

  /** The local wall-clock time. */
  @ComputedColumn((event) => localTime(zoneOf(event)))
  localTime!: string;

  /** The wall-clock time when the first of its open shifts begins, or when signups open or close, whichever is first. */
  @ComputedColumn(
    (event) =>
      `coalesce(least(${ofOpenShifts('min(x.date + x.start_time::time)')(event)}, ${nextOpening(openingOf(event))}), 'infinity')`,
  )
  openUntil!: string;

  @ComputedColumn(({ id }) => `(select coalesce(sum(x.active_count), 0) from shift x where x.event_id = ${id})`)
  @AllowAccess('staff')
  @Field(() => Int, { description: 'Active signups that go when the event is deleted. Errors: NOT_SIGNED_IN.' })
  activeSignupCount!: number;

  @ComputedColumn(
    ({ id }) =>
      `(select count(distinct x.volunteer_id) from signup x where x.event_id = ${id} and x.status = 'active')`,
  )
  @AllowAccess('staff')
  @Field(() => Int, { description: 'People who hold an active signup. Errors: NOT_SIGNED_IN.' })
  volunteerCount!: number;

  @ComputedColumn(
    ({ id }) =>
      `(select x.public_note from plan_change x where x.event_id = ${id} and x.public_note is not null order by coalesce(x.undone_at, x.applied_at) desc limit 1)`,
  )
  @Field(() => String, {
    nullable: true,
    description:
      "What the newest change of plan changed for visitors, and when by the event's clock, as a sentence; null without one.",
  })
  planNote!: string | null;

  @OneToMany(() => Category, 'event')
  @Field(() => [Category], { description: 'Its categories by name.' })
  categories!: Category[];

  @OneToMany(() => Shift, 'event')
  @Filterable(() => ShiftFilter)
  @Ordered(() => ShiftOrder)
  @Field(() => [Shift], { description: 'All its shifts by day, then start time.' })
  shifts!: Shift[];

  @OneToMany(() => Question, 'event')
  @Field(() => [Question], {
    description: 'All questions to people who take a place, of the event as a whole and of single roles.',
  })
  questions!: Question[];

  @ComputedColumn(() => finalPublicPlace)
  finalPlace!: string;

  /** The place of the latest fact in what is read, quiet ones left out: `features/live`. */
  @ResolverNeeds({ finalPlace: true })
  position!: Rel<Pick<Event, 'finalPlace'>>;

  /** Determines what the caller may do with it: `features/rights`. */
  @ResolverNeeds({ categories: { leadId: true } })
  viewerCan!: Rel<Event>;
}

function zoneOf({ ownTimeZone }: Columns): string {
  return zoneOfEvent(`${ownTimeZone}`);
}

function ofOpenShifts(aggregate: string) {
  return (event: Columns) =>
    `(select ${aggregate} from shift x where x.event_id = ${event.id} and ${isOpenShift(shiftColumns('x'), openingOf(event))})`;
}

function openingOf(event: Columns) {
  const { state, signupsOpenAt, signupsCloseAt } = event;
  return { timeZone: zoneOf(event), state: `${state}`, opensAt: `${signupsOpenAt}`, closesAt: `${signupsCloseAt}` };
}
