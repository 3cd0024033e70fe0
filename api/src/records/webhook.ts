import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { WebhookKind } from '../contract/webhook.js';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { Event } from './event.js';
import { User } from './user.js';
import { instantText } from '../platform/reading/sql/instant-text.js';

/** An address of another program that is notified of events. Its secret is derived and not stored. */
@AllowAccess('admin', 'manage:webhooks')
@OwnershipRules({ bound: (at, event) => `${at('eventId')} = ${event}::uuid` })
@RowsVisibleTo('manage:webhooks')
@OrderedBy('-createdAt', 'id')
@Entity()
@ObjectType('Webhook', {
  description: 'An address to which messages about changes are sent. Its secret was shown once.',
})
export class Webhook extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was made.' })
  createdAt!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Where messages are sent.' })
  url!: string;

  @Property({ type: 'json' })
  @Field(() => [String], { description: 'The kinds of its messages, such as `signup.created`.' })
  kinds!: WebhookKind[];

  @ManyToOne(() => Event, { nullable: true })
  @Field(() => Event, { nullable: true, description: 'The one event whose messages it gets; null for all events.' })
  event: Rel<Event> | null = null;

  @FromLink('event.id')
  @Field(() => ID, { nullable: true, description: 'The one event whose messages it gets; null for all events.' })
  eventId!: string | null;

  @ManyToOne(() => User, { nullable: true })
  @Field(() => User, { nullable: true, description: 'Who made it; null for a program, or a deleted account.' })
  createdBy: Rel<User> | null = null;

  /** The place up to which facts were processed for it. */
  @Property({ type: 'text', hidden: true })
  cursor!: string;

  /** The number of its current secret, from 1. */
  @Property({ type: 'integer', hidden: true })
  secretNumber: number = 1;

  /** The replaced secrets, each with the end of its use. */
  @Property({ type: 'json', hidden: true, default: '[]' })
  earlierSecrets: { number: number; until: string }[] = [];

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'Until then messages are signed with the secret before, too; null when its secret is not new.',
  })
  rotatingUntil: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was switched off; null while it is on.' })
  switchedOffAt: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Why it is off: `switched off` by somebody, `gone` (the receiver answered 410), `unreachable` for three days, or `moved`: the data came to another database, which may be a copy.',
  })
  switchedOffBecause: string | null = null;

  /** Consecutive failed tries. */
  @Property({ type: 'integer', hidden: true })
  failures: number = 0;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, {
    nullable: true,
    description: 'The receiver failed, and the next try is not before then; null while it takes messages.',
  })
  pausedUntil: string | null = null;

  /**
   * When the three days began in which its receiver may fail for earlier messages: set when it is switched on again, or gets another
   * address.
   */
  @Property({ type: InstantType, nullable: true, hidden: true })
  patientFrom: string | null = null;

  @ComputedColumn(
    ({ id }) => `(select count(*)::int from webhook_delivery d where d.webhook_id = ${id} and d.state = 'waiting')`,
  )
  @Field(() => Int, { description: 'Messages that wait to be sent.' })
  waiting!: number;

  @ComputedColumn(({ id }) => latest(id, instantText('d.tried_at')))
  @Field(() => Instant, { nullable: true, description: 'When it was last tried; null before the first try.' })
  lastTriedAt!: string | null;

  @ComputedColumn(({ id }) => latest(id, 'd.status'))
  @Field(() => Int, { nullable: true, description: "The receiver's last HTTP status; null when there was no answer." })
  lastStatus!: number | null;

  @ComputedColumn(({ id }) => latest(id, 'd.failure'))
  @Field(() => String, { nullable: true, description: 'Why the last try failed, in words; null when it did not.' })
  lastFailure!: string | null;
}

function latest(id: unknown, value: string): string {
  return `(select ${value} from webhook_delivery d where d.webhook_id = ${String(id)} and d.tried_at is not null
    order by d.tried_at desc limit 1)`;
}
