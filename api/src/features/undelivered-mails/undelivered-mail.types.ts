import { GraphQLString } from 'graphql';
import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/reading/connection.js';
import { Day, Instant, TimeOfDay } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { mailEventInput } from './mail-event.js';

@AllowAccess('staff')
@ObjectType('UndeliveredPerson', { description: 'A person that a mail did not reach.' })
export class UndeliveredPerson {
  @Field(() => ID, { description: 'UUID of the volunteer.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address as it is now.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number, when one is known: call them.' })
  phone!: string | null;
}

@AllowAccess('staff')
@ObjectType('UndeliveredShift', {
  description: 'A shift that a mail was about, as it is now, or as it was when it was deleted.',
})
export class UndeliveredShift {
  @Field(() => ID, { description: 'The shift.' })
  id!: string;

  @Field(() => String, { description: 'Its volunteer role.' })
  opportunityName!: string;

  @Field(() => String, { description: "Its event's name." })
  eventName!: string;

  @Field(() => Day, { description: 'The day it starts.' })
  date!: string;

  @Field(() => TimeOfDay, { description: 'When it starts.' })
  startTime!: string;

  @Field(() => TimeOfDay, { description: 'When it ends; earlier than the start means the next day.' })
  endTime!: string;
}

@AllowAccess('staff')
@ObjectType('UndeliveredMail', {
  description:
    'A mail that was refused for good, came back, or was given up after 72 hours. A lead sees those about signups in their own categories and those of their own bulk mails.',
})
export class UndeliveredMail {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => String, { description: 'What mail it was, such as `Confirmation of a signup`.' })
  what!: string;

  @Field(() => String, { nullable: true, description: 'The subject of a bulk mail; null for every other.' })
  subject!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the recipient; null for a mail to a whole household.',
  })
  name!: string | null;

  @Field(() => String, { description: 'The address that it did not reach.' })
  email!: string;

  @Field(() => String, { description: 'Why, in plain words.' })
  reason!: string;

  @Field(() => String, { nullable: true, description: "The mail server's own words." })
  serverText!: string | null;

  @Field(() => Instant, { description: 'Since when it is queued.' })
  since!: string;

  @Field(() => Boolean, { description: 'Whether it went to a member of the staff.' })
  toStaff!: boolean;

  @Field(() => Boolean, { description: 'Whether sending it again makes sense; not for a sign-in link, which is over.' })
  canSendAgain!: boolean;

  @Field(() => [UndeliveredPerson], { description: 'The volunteers it was for, by name; none when it went to staff.' })
  people!: UndeliveredPerson[];

  @Field(() => [UndeliveredShift], { description: 'The shifts it was about, by day and start.' })
  shifts!: UndeliveredShift[];
}

/** A page of the undelivered mails. */
export const UndeliveredMailConnection = connectionOf('UndeliveredMail', () => UndeliveredMail, 'staff');

export const MailEventInputType = inputType('MailEventInput', mailEventInput, {
  description: 'What became of a mail that was sent: `messageId` and `kind`, or `report`.',
  types: { messageId: GraphQLString },
});

@AllowAccess('admin', 'write:mail-events')
@ObjectType('RecordMailEventPayload', { description: 'The result of recording an event of a mail.' })
export class RecordMailEventPayload {
  @Field(() => String, { description: 'The kind of the event: `bounced`, `delayed` or `delivered`.' })
  kind!: string;

  @Field(() => Boolean, { description: 'Whether it changed what is known of the address.' })
  changed!: boolean;
}
