import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { BaseEntity } from '../database/base.entity.js';
import type { At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { ComputedColumn, FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { User } from './user.js';

@AllowAccess('staff')
@ObjectType('MailFailure', { description: 'A message that was not delivered.' })
export class MailFailure {
  @Field(() => ID, { description: 'The message.' })
  id!: string;

  @Field(() => String, { nullable: true, description: "The recipient's name." })
  name!: string | null;

  @Field(() => String, { description: 'The address it was sent to.' })
  email!: string;

  @Field(() => String, { nullable: true, description: "The mail server's answer." })
  reason!: string | null;
}

/** Mails leave the outbox after the days that a club sets; so sent ones are those that neither wait nor failed. */
@AllowAccess('staff')
@OwnershipRules({ lead: ofSender })
@RowsVisibleTo('lead')
@OrderedBy('-createdAt', 'id')
@Entity()
@ObjectType('BulkMail', { description: 'A mail to a group, and its progress. Admins see all, a lead their own.' })
export class BulkMail extends BaseEntity {
  @Property({ type: 'uuid', nullable: true })
  eventId: string | null = null;

  @Property({ type: 'text' })
  groupKind!: string;

  @Property({ type: 'uuid', nullable: true })
  groupId: string | null = null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Property({ type: 'text', fieldName: 'body' })
  @Field(() => String, { description: 'Its text.' })
  text!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The group, such as `Timing (Winter Classic)`.' })
  groupName!: string;

  @ManyToOne(() => User, { nullable: true })
  sender: Rel<User> | null = null;

  @FromLink('sender.id')
  senderId!: string | null;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Who wrote it.' })
  senderName!: string;

  @Property({ type: 'integer', fieldName: 'recipient_count' })
  @Field(() => Int, { description: 'All messages: waiting, sent and failed.' })
  recipients!: number;

  @Property({ type: 'integer', fieldName: 'switched_off_count' })
  @Field(() => Int, { description: 'People of the group who got none, as they switched such mails off.' })
  switchedOff = 0;

  /** Failed messages that left the outbox. */
  @Property({ type: 'integer' })
  forgottenCount = 0;

  @ComputedColumn(({ id }) => messagesOf(id, `x.state = 'waiting'`))
  @Field(() => Int, { description: 'Messages still to be sent.' })
  waiting!: number;

  @ComputedColumn(
    ({ id, recipients, forgottenCount }) =>
      `(${recipients} - ${forgottenCount} - ${messagesOf(id, `x.state in ('waiting', 'failed')`)})`,
  )
  @Field(() => Int, { description: 'Messages that the mail server accepted.' })
  sent!: number;

  @ComputedColumn(({ id, forgottenCount }) => `(${forgottenCount} + ${messagesOf(id, `x.state = 'failed'`)})`)
  @Field(() => Int, { description: 'Messages that were refused for good or given up.' })
  failed!: number;

  @ComputedColumn(({ id }) => firstFailures(`${id}`))
  @Field(() => [MailFailure], { description: 'The first 200 that failed, by name.' })
  failures!: MailFailure[];
}

function ofSender(at: At, lead: string): string {
  return `${at('senderId')} = ${lead}::uuid`;
}

function messagesOf(id: unknown, condition: string): string {
  return `(select count(*)::int from outbox x where x.bulk_mail_id = ${String(id)} and ${condition})`;
}

function firstFailures(id: string): string {
  return `(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.recipient_name, 'email', f.recipient, 'reason', f.last_error)
      order by plain_letters(f.recipient_name), f.id), '[]')
    from (select * from outbox x where x.bulk_mail_id = ${id} and x.state = 'failed' order by plain_letters(x.recipient_name), x.id limit 200) f)`;
}
