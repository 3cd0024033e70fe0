import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';

/** GraphQL's names of what groups are formed by. */
export enum MailGroupKindName {
  EVENT = 'event',
  CATEGORY = 'category',
  OPPORTUNITY = 'opportunity',
}

registerEnumType(MailGroupKindName, {
  name: 'MailGroupKind',
  description: 'What a group of recipients is formed by.',
  valuesConfig: {
    EVENT: { description: 'Everybody of an event.' },
    CATEGORY: { description: 'Everybody of a category.' },
    OPPORTUNITY: { description: 'Everybody of a volunteer role.' },
  },
});

@OpenTo('staff')
@ObjectType('MailGroup', { description: 'People who signed up for something. A lead has those of her own categories.' })
export class MailGroupType {
  @Field(() => MailGroupKindName, { description: 'What forms it.' })
  kind!: string;

  @Field(() => ID, { description: 'The event, category or role.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Field(() => String, { description: "That event's name." })
  eventName!: string;

  @Field(() => Int, { description: 'Distinct e-mail addresses with an active signup.' })
  contactCount!: number;
}

@OpenTo('staff')
@ObjectType('MailContact', { description: 'Somebody to write to: one for each e-mail address.' })
export class MailContactType {
  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address as typed.' })
  email!: string;
}

@OpenTo('staff')
@ObjectType('MailFailure', { description: 'A message that was not delivered.' })
export class MailFailure {
  @Field(() => ID, { description: 'The message.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'To whom.' })
  name!: string | null;

  @Field(() => String, { description: 'At which address.' })
  email!: string;

  @Field(() => String, { nullable: true, description: "The mail server's words." })
  reason!: string | null;
}

@OpenTo('staff')
@ObjectType('BulkMail', { description: 'A mail to a group, and how far it has got. Admins see all, a lead her own.' })
export class BulkMail {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;

  @Field(() => String, { description: 'To whom it went, such as `Timing (Winter Classic)`.' })
  groupName!: string;

  @Field(() => String, { description: 'Who wrote it.' })
  senderName!: string;

  @Field(() => Instant, { description: 'When it was written.' })
  createdAt!: string;

  @Field(() => Int, { description: 'Messages in all: waiting, sent and failed.' })
  recipients!: number;

  @Field(() => Int, { description: 'Messages still to go.' })
  waiting!: number;

  @Field(() => Int, { description: 'Messages that the mail server took.' })
  sent!: number;

  @Field(() => Int, { description: 'Messages that were refused for good or given up.' })
  failed!: number;

  @Field(() => [MailFailure], { description: 'The first 200 that failed, by name.' })
  failures!: MailFailure[];
}

@InputType('MailGroupInput', { description: 'Everybody with an active signup in an event, a category or a role.' })
export class MailGroupInputType {
  @Field(() => MailGroupKindName, { description: 'What forms the group.' })
  kind!: string;

  @Field(() => ID, { description: 'The event, category or role.' })
  id!: string;
}

@InputType('SendBulkMailInput', { description: 'A mail to a group.' })
export class SendBulkMailInputType {
  @Field(() => MailGroupInputType, { description: 'To whom.' })
  group!: MailGroupInputType;

  @Field(() => String, { description: "One line of at most 150 characters: 'Subject is required'." })
  subject!: string;

  @Field(() => String, { description: "Plain text of at most 5000 characters: 'Message is required'." })
  text!: string;
}
