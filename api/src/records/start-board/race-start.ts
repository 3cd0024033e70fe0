import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { EditedEntity } from '../../database/base.entity.js';
import { InstantType } from '../../database/instant-type.js';
import { Day, Instant, TimeOfDay } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { instantText } from '../../platform/reading/sql/instant-text.js';
import { ComputedColumn, FromLink, NotCopied, OrderedBy } from '../../platform/reading/record.js';
import { OwnershipRules, PublicWhile } from '../../platform/reading/access-scope.js';
import { Event } from '../event.js';
import { inPublicEvent } from '../parts/event-state.js';
import { instantAt, zoneOfEvent } from '../parts/shift-hours.js';
import { User } from '../user.js';

/** A gun. All staff see it: a lead's posts are to be manned by then. */
@AllowAccess('staff', 'read:signups')
@OwnershipRules({ bound: (at, event) => `${at('eventId')} = ${event}::uuid` })
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('date', 'time', 'plain(name)', 'id')
@Entity()
@ObjectType('RaceStart', { description: 'A start of an event: the moment when a gun goes.' })
export class RaceStart extends EditedEntity {
  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Property({ type: 'date' })
  @Field(() => Day, { description: 'Its day.' })
  date!: string;

  @Property({ type: 'text' })
  @Field(() => TimeOfDay, { description: "When the gun goes, by the event's clocks." })
  time!: string;

  @ComputedColumn(
    ({ date, time, event }) =>
      `(select ${instantText(instantAt(`${date} + ${time}::time`, zoneOfEvent('z.time_zone')))} from event z where z.id = ${event})`,
  )
  @Field(() => Instant, { description: 'The same as an instant.' })
  startsAt!: string;

  @ComputedColumn(
    ({ date, time, event }) =>
      `(select ${instantAt(`${date} + ${time}::time`, zoneOfEvent('z.time_zone'))} from event z where z.id = ${event}) < now() - interval '2 hours'`,
  )
  @Field(() => Boolean, { description: 'Whether the gun went more than two hours ago.' })
  isOver!: boolean;

  @NotCopied()
  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was cleared; null while it was not.' })
  clearedAt: string | null = null;

  @NotCopied()
  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'Who cleared it; null once that account is deleted.' })
  clearedBy: Rel<User> | null = null;

  @NotCopied()
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What they noted.' })
  clearedNote: string | null = null;

  @NotCopied()
  @Property({ type: 'json' })
  @Field(() => [String], { description: 'The posts that block it and were not manned when it was cleared.' })
  clearedOpen: string[] = [];
}
