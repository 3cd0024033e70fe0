import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { FromLink, OrderedBy } from '../platform/reading/record.js';
import { Event } from './event.js';
import { User } from './user.js';

/** Written in the transaction of the action; it outlives the records and the users that it mentions. */
@AllowAccess('admin')
@OrderedBy('-happenedAt', 'id')
@Entity()
@ObjectType('AuditEntry', {
  description: 'One action of a staff member. It is kept when the record or the person is deleted.',
})
export class AuditEntry extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'clock_timestamp()' })
  @Field(() => Instant, { description: 'When it was done.' })
  happenedAt!: string;

  @ManyToOne(() => User, { nullable: true })
  actor: Rel<User> | null = null;

  @FromLink('actor.id')
  @Field(() => ID, { nullable: true, description: 'UUID of the staff member; null once that account is deleted.' })
  actorId!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Name of the staff member at that time.' })
  actorName!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Record and verb, such as `shift.changed`.' })
  action!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What kind of record, such as `shift`.' })
  recordType!: string;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true, description: 'The record; null for many at once.' })
  recordId: string | null = null;

  @ManyToOne(() => Event, { nullable: true, createForeignKeyConstraint: false })
  event: Rel<Event> | null = null;

  @FromLink('event.id')
  @Field(() => ID, { nullable: true, description: 'The event it belongs to; null when it belongs to none.' })
  eventId!: string | null;

  @FromLink('event.name')
  @Field(() => String, {
    nullable: true,
    description: "The event's name; null once it is deleted, and without one.",
  })
  eventName!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The action in words.' })
  summary!: string;

  @Property({ type: 'json' })
  detail!: unknown;

  /** Ids of the people it names, set by the database, so that erasing finds it. */
  @Property({ type: 'array', columnType: 'uuid[]', nullable: true, hidden: true })
  about: string[] | null = null;
}
