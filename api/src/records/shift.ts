import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { InstantType } from '../database/instant-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EditedEntity } from '../database/base.entity.js';
import { Day, Instant, TimeOfDay } from '../platform/schema/graphql-scalars.js';
import { FilteredBy, Filterable } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { OwnershipRules, VisibleTo, PublicWhile } from '../platform/reading/access-scope.js';
import {
  AlsoOrderedBy,
  ResolverNeeds,
  type Columns,
  ComputedColumn,
  FromLink,
  NotCopied,
  OrderedBy,
} from '../platform/reading/record.js';
import { Category } from './category.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Opportunity } from './opportunity.js';
import { isOpenShift, openingColumns } from './parts/open-shift.js';
import { ShiftFilter } from './parts/shift-filter.js';
import { missingPeople, percentage } from './parts/shift-figures.js';
import { zoneOfEvent } from './parts/shift-hours.js';
import { ShiftOrder } from './parts/shift-order.js';
import { SignupFilter } from './parts/signup-filter.js';
import { Signup } from './signup.js';
import { WaitlistEntry } from './waitlist-entry.js';

/* Longer than most files: all columns of a shift and all figures computed from it are one class. */

@AllowAccess('public', 'read:programme')
@OwnershipRules({
  lead: (at, lead) => `${at('opportunity.category.leadId')} = ${lead}::uuid`,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@FilteredBy(() => ShiftFilter)
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('date', 'startTime', 'endTime', 'id')
@AlsoOrderedBy(ShiftOrder.START, 'date', 'startTime', 'endTime', 'id')
@AlsoOrderedBy(ShiftOrder.EVENT, 'event.startDate', 'date', 'startTime', 'endTime', 'id')
@AlsoOrderedBy(ShiftOrder.MISSING, '-missing', 'date', 'startTime', 'endTime', 'id')
@Entity()
@ObjectType('Shift', { description: 'A stretch of time in which a role needs people.' })
export class Shift extends EditedEntity {
  /** The role's event, copied here; the database keeps both in step. */
  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event it belongs to.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @ManyToOne(() => Opportunity)
  @Field(() => Opportunity, { description: 'The volunteer role it belongs to.' })
  opportunity!: Rel<Opportunity>;

  @FromLink('opportunity.id')
  @Field(() => ID, { description: 'The volunteer role it belongs to.' })
  opportunityId!: string;

  @FromLink('opportunity.category')
  @Field(() => Category, { description: "Its role's category." })
  category!: Rel<Category>;

  @Property({ type: 'date' })
  @Field(() => Day, { description: "The day it starts, in the event's time zone." })
  date!: string;

  @Property({ type: 'text' })
  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  /** Never equal to the start. */
  @Property({ type: 'text' })
  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Places, at least 1.' })
  qtyRequired!: number;

  /** Kept by the database alone (trigger `shift_instants`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, {
    nullable: true,
    description:
      'When it starts, as an instant: its day and time in the zone of its event. A skipped hour counts on from before, a repeated one is the first. Null in the answer to a change of the shift.',
  })
  startsAt!: string;

  /** Kept by the database alone (trigger `shift_instants`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, {
    nullable: true,
    description: 'When it ends, as an instant. Null in the answer to a change of the shift.',
  })
  endsAt!: string;

  /** Only counted by the database (trigger `signup_takes_place`). */
  @Property({ type: 'integer', persist: false, fieldName: 'active_count' })
  @Field(() => Int, { description: 'Active signups; more than the places when staff made it over-full.' })
  qtyRegistered!: number;

  /** Places held for people of the waitlist until they answer. Only counted by the database (trigger `waitlist_entry_counts`). */
  @Property({ type: 'integer', persist: false })
  @Field(() => Int, { description: 'Places held for people of its waitlist until they answer.' })
  heldCount!: number;

  /** Only counted by the database (trigger `waitlist_entry_counts`). */
  @Property({ type: 'integer', persist: false, fieldName: 'waiting_count' })
  @Field(() => Int, { description: 'People on its waitlist without a current offer.' })
  waitlistCount!: number;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether people can wait for a place once it is full; its event says so, too.' })
  waitlistEnabled = true;

  @ComputedColumn(
    (shift) =>
      `case when ${shift.cancelledAt} is null then greatest(${shift.qtyRequired} - ${shift.qtyRegistered}, 0) else 0 end`,
  )
  @Field(() => Int, { description: 'Places still free, never below 0; none while it is called off.' })
  stillRequired!: number;

  @ComputedColumn(peopleMissing)
  @Field(() => Int, {
    description:
      'People missing: `stillRequired` less the places held for the waitlist, 0 while its event is cancelled.',
  })
  missing!: number;

  @ComputedColumn(
    (shift) =>
      `case when ${shift.cancelledAt} is null then ${percentage(`${shift.qtyRegistered}`, `${shift.qtyRequired}`)} else 0 end`,
  )
  @Field(() => Int, {
    description:
      'Signups in percent of the places, rounded, but never up to 100; over 100 when over-full, 0 while it is called off.',
  })
  fillPercentage!: number;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: "The shift's own place; overrides the role's." })
  location: string | null = null;

  @FromLink('location', 'opportunity.location', 'event.location')
  @Field(() => String, {
    nullable: true,
    description: "Where to be: the shift's place, else the role's, else the event's.",
  })
  effectiveLocation!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A note on this shift.' })
  notes: string | null = null;

  /** A copy, such as next year's, takes people again. */
  @NotCopied()
  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether staff closed it: they alone put people in, with `SHIFT_CLOSED` for all others.',
  })
  closed = false;

  /** Only set and undone by changes of plan. A copy takes place again. */
  @NotCopied()
  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description:
      'When it was called off, by a change of plan: its signups stay, and nobody new comes (`SHIFT_CANCELLED`); null while it takes place.',
  })
  cancelledAt: string | null = null;

  @ComputedColumn(spotsToTake)
  @Field(() => Int, {
    description:
      'Places that can be taken now: those still free and not held for the waitlist, 0 once the shift has begun, is closed or called off, or while its event is cancelled or takes no signups.',
  })
  openSpots!: number;

  @OneToMany(() => Signup, 'shift')
  @AllowAccess('staff', 'read:signups')
  @VisibleTo('lead', 'read:signups')
  @Filterable(() => SignupFilter)
  @Field(() => [Signup], {
    nullable: true,
    description:
      'Its signups of every state in the order in which they came; null for a lead of another category. Errors: NOT_SIGNED_IN.',
  })
  signups!: Signup[] | null;

  @OneToMany(() => WaitlistEntry, 'shift')
  @AllowAccess('staff', 'read:signups')
  @VisibleTo('lead', 'read:signups')
  @Field(() => [WaitlistEntry], {
    nullable: true,
    description:
      'Its waitlist, entries of every state in the order in which they came; null for a lead of another category. Errors: NOT_SIGNED_IN.',
  })
  waitlist!: WaitlistEntry[] | null;

  /** Determines what the caller may do with it: `features/rights`. */
  @ResolverNeeds({ opportunity: { category: { leadId: true } } })
  viewerCan!: Rel<Shift>;
}

function peopleMissing(shift: Columns): string {
  const missing = missingPeople(`${shift.qtyRequired}`, `${shift.qtyRegistered}`, `${shift.heldCount}`);
  return `(select case when ${shift.cancelledAt} is null and x.state <> 'CANCELLED' then ${missing} else 0 end from event x where x.id = ${shift.event})`;
}

function spotsToTake(shift: Columns): string {
  const startsAt = `${shift.startsAt}`;
  const [qtyRequired, qtyRegistered, heldCount] = [shift.qtyRequired, shift.qtyRegistered, shift.heldCount].map(
    String,
  ) as [string, string, string];
  const [closed, cancelledAt] = [`${shift.closed}`, `${shift.cancelledAt}`];
  const of = openingColumns('x', zoneOfEvent('x.time_zone'));
  const isOpen = isOpenShift({ startsAt, qtyRequired, qtyRegistered, heldCount, closed, cancelledAt }, of);
  return `(select case when ${isOpen} then ${qtyRequired} - ${qtyRegistered} - ${heldCount} else 0 end from event x where x.id = ${shift.event})`;
}
