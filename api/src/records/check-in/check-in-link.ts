import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RecordEntity } from '../../database/base.entity.js';
import { InstantType } from '../../database/instant-type.js';
import { Day, Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../../platform/reading/access-scope.js';
import { Category } from '../category.js';
import { Event } from '../event.js';
import { User } from '../user.js';
import { CheckInDevice } from './check-in-device.js';

/** A link by which helpers mark who is here. Only the hash of its token is stored. Leads see those of their categories. */
@AllowAccess('staff')
@OwnershipRules({ lead: (at, lead) => `${at('category.leadId')} = ${lead}::uuid` })
@RowsVisibleTo('lead')
@OrderedBy('-day', '-createdAt', 'id')
@Entity()
@ObjectType('CheckInLink', {
  description: 'A link by which helpers mark who is here at one post on one day. Its address was shown once.',
})
export class CheckInLink extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was made.' })
  createdAt!: string;

  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event.' })
  eventId!: string;

  @ManyToOne(() => Category)
  @Field(() => Category, { description: 'The category whose shifts it opens.' })
  category!: Rel<Category>;

  @FromLink('category.id')
  @Field(() => ID, { description: 'The category whose shifts it opens.' })
  categoryId!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The place of the shifts; null for all places of the category.' })
  place: string | null = null;

  @Property({ type: 'date' })
  @Field(() => Day, { description: 'The day on which the shifts begin.' })
  day!: string;

  /** SHA-256 of the token. */
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'From when phones can join.' })
  startsAt!: string;

  @Property({ type: InstantType })
  @Field(() => Instant, { description: 'When it ends.' })
  expiresAt!: string;

  @Property({ type: 'boolean', default: true })
  @Field(() => Boolean, { description: 'Whether it shows the phone numbers of the people.' })
  withPhones!: boolean;

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether it may redeem meal vouchers.' })
  canRedeem!: boolean;

  @Property({ type: 'integer', default: 3 })
  @Field(() => Int, { description: 'How many phones may use it.' })
  maxDevices!: number;

  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'Who made it; null once that account is deleted.' })
  createdBy: Rel<User> | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was revoked; null while it was not.' })
  revokedAt: string | null = null;

  @ComputedColumn(({ revokedAt, expiresAt }) => `(${revokedAt} is not null or ${expiresAt} <= now())`)
  @Field(() => Boolean, { description: 'Whether it no longer works: it was revoked, or has ended.' })
  isOver!: boolean;

  @OneToMany(() => CheckInDevice, 'link')
  @Field(() => [CheckInDevice], {
    description: 'The phones that joined by it, in that order; those that were signed off, too.',
  })
  devices!: CheckInDevice[];
}
