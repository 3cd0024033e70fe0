import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { feedDaysAfterEvent, type FeedKind } from '../contract/feed.js';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Day, Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { type Columns, ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { Category } from './category.js';
import { Event } from './event.js';
import { localAt, zoneOfEvent } from './parts/shift-hours.js';
import { User } from './user.js';

/** A secret address and what it shows. Only the hash of its token is stored. Leads have their own, admins see all. */
@AllowAccess('staff')
@OwnershipRules({ lead: (at, user) => `${at('createdById')} = ${user}::uuid` })
@RowsVisibleTo('lead')
@OrderedBy('-createdAt', 'id')
@Entity()
@ObjectType('Feed', {
  description:
    'What a calendar or spreadsheet reads at a secret address, which was shown once. It shows what its maker may see at that moment.',
})
export class Feed extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was made.' })
  createdAt!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'What it holds: `SHIFTS`, `ROSTER` or `SIGNUPS`.' })
  kind!: FeedKind;

  /** SHA-256 of the token. */
  @Property({ type: 'blob', hidden: true })
  tokenHash!: Buffer;

  @ManyToOne(() => Event)
  @Field(() => Event, { description: 'The event that it is about.' })
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event that it is about.' })
  eventId!: string;

  @ManyToOne(() => Category, { nullable: true })
  @Field(() => Category, { nullable: true, description: 'The one category that it shows; null for all.' })
  category: Rel<Category> | null = null;

  @FromLink('category.id')
  @Field(() => ID, { nullable: true, description: 'The one category that it shows; null for all.' })
  categoryId!: string | null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The one place that it shows; null for all.' })
  place: string | null = null;

  /** Whether the place is matched as written; feeds of earlier releases show places whose name contains these words. */
  @Property({ type: 'boolean', default: false })
  placeIsExact!: boolean;

  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'The lead whose categories alone it shows; null for all.' })
  lead: Rel<User> | null = null;

  @FromLink('lead.id')
  @Field(() => ID, { nullable: true, description: 'The lead whose categories alone it shows; null for all.' })
  leadId!: string | null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether it contains phone numbers, and with `SIGNUPS` e-mail addresses.' })
  withPhones!: boolean;

  @ManyToOne(() => User)
  @Field(() => User, { description: 'Who created it; it shows what they may see.' })
  createdBy!: Rel<User>;

  @FromLink('createdBy.id')
  createdById!: string;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was stopped; null while it was not.' })
  revokedAt: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'When it was last read, to within a minute; null while it never was.',
  })
  lastUsedAt: string | null = null;

  @ComputedColumn(
    ({ event }) => `(select to_char(${lastDayOfFeed('e')}, 'YYYY-MM-DD') from event e where e.id = ${event})`,
  )
  @Field(() => Day, { description: `The last day on which it answers: ${feedDaysAfterEvent} days after its event.` })
  endsOn!: string;

  @ComputedColumn(whetherOver)
  @Field(() => Boolean, { description: 'Whether it no longer answers: it was stopped, or its event is long over.' })
  isOver!: boolean;
}

/** SQL: the last day on which feeds of an event answer, over its table. */
export function lastDayOfFeed(e: string): string {
  return `(greatest(${e}.end_date, (select max(x.date) from shift x where x.event_id = ${e}.id)) + ${feedDaysAfterEvent})`;
}

function whetherOver({ revokedAt, event }: Columns): string {
  const today = `${localAt('now()', zoneOfEvent('e.time_zone'))}::date`;
  return `(${revokedAt} is not null or (select ${lastDayOfFeed('e')} < ${today} from event e where e.id = ${event}))`;
}
