import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { Webhook } from './webhook.js';

/** One message of a webhook, sent or queued. Messages about one record are sent in order of position. */
@AllowAccess('admin', 'manage:webhooks')
@OwnershipRules({ bound: (at, event) => `${at('webhook.eventId')} = ${event}::uuid` })
@RowsVisibleTo('manage:webhooks')
@OrderedBy('-createdAt', '-position', 'id')
@Entity()
@ObjectType('WebhookDelivery', { description: 'A message of a webhook, sent or queued. It is stored for 30 days.' })
export class WebhookDelivery extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @Field(() => Instant, { description: 'When it was written.' })
  createdAt!: string;

  @Property({ type: 'bigint', autoincrement: false })
  position!: string;

  @ManyToOne(() => Webhook)
  webhook!: Rel<Webhook>;

  @FromLink('webhook.id')
  @Field(() => ID, { description: 'The webhook.' })
  webhookId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its kind, such as `signup.created`.' })
  kind!: string;

  @Property({ type: 'uuid', nullable: true })
  @Field(() => ID, { nullable: true, description: 'The record that it is about; null for a test.' })
  recordId: string | null = null;

  /** `fact`, `test` or `resent`. */
  @Property({ type: 'text' })
  origin!: string;

  @ComputedColumn(({ origin }) => `(${origin} = 'resent')`)
  @Field(() => Boolean, { description: 'Somebody had it sent again: the same message, for a second time.' })
  isResent!: boolean;

  @Property({ type: 'uuid' })
  @Field(() => ID, { description: 'Its `webhook-id`: that of the first sending, if it was sent again.' })
  messageId!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The message itself, JSON.' })
  body!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: '`waiting`, `delivered`, or `failed` when it was given up.' })
  state: string = 'waiting';

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How often it was tried.' })
  tries: number = 0;

  @Property({ type: InstantType })
  @Field(() => Instant, { description: 'When it is or was due for its next try.' })
  dueAt!: string;

  @Property({ type: InstantType, nullable: true, hidden: true })
  leasedUntil: string | null = null;

  @Property({ type: InstantType, nullable: true })
  @Field(() => Instant, { nullable: true, description: 'When it was last tried; null before the first try.' })
  triedAt: string | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: 'How long the last try took, in milliseconds.' })
  tookMs: number | null = null;

  @Property({ type: 'integer', nullable: true })
  @Field(() => Int, { nullable: true, description: "The receiver's HTTP status; null when there was no answer." })
  status: number | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'Why the last try failed, in words; null when it did not.' })
  failure: string | null = null;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'What the receiver answered, the first 1,000 bytes at most.' })
  answer: string | null = null;
}
