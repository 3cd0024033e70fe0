import { enumType } from '../../platform/schema/enum-type.js';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { mailGroupInput, sendBulkMailInput } from '../../contract/bulk-mail.js';
import { connectionOf } from '../../platform/reading/connection.js';
import { Day } from '../../platform/schema/graphql-scalars.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { BulkMail } from '../../records/bulk-mail.js';

/** GraphQL's names of the kinds of groups. */
export const MailGroupKindName = enumType('MailGroupKind', 'The kinds of groups that can be mailed.', {
  EVENT: ['event', 'Everybody of an event.'],
  CATEGORY: ['category', 'Everybody of a category.'],
  OPPORTUNITY: ['opportunity', 'Everybody of a volunteer role.'],
  SHIFT: ['shift', 'Everybody of a shift, or of several.'],
  DAY: ['day', 'Everybody of one day of an event, and of nights that end on it.'],
  SIGNUP: ['signup', 'Those with the signups that are named.'],
});

@AllowAccess('staff')
@ObjectType('MailGroup', {
  description: 'People who signed up for something. A lead has those of their own categories.',
})
export class MailGroup {
  @Field(() => MailGroupKindName, { description: 'The kind of group.' })
  kind!: string;

  @Field(() => ID, { description: 'The event, category, role, shift or signup; of a day, its event.' })
  id!: string;

  @Field(() => Day, { nullable: true, description: 'The day, of the kind `DAY`.' })
  date!: string | null;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @Field(() => String, { description: "That event's name." })
  eventName!: string;

  @Field(() => Int, { description: 'Distinct e-mail addresses with an active signup.' })
  contactCount!: number;
}

@AllowAccess('staff')
@ObjectType('MailContact', { description: 'A recipient; one per e-mail address.' })
export class MailContact {
  @Field(() => String, { description: 'First and last name.' })
  name!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address as typed.' })
  email!: string;

  @Field(() => Boolean, { description: 'They switched reminders and mails to groups off: they get none.' })
  switchedOff!: boolean;

  @Field(() => Boolean, {
    description: 'Of a day: all of their shifts there began the day before and end on it.',
  })
  sinceYesterday!: boolean;

  @Field(() => [String], { description: 'The phones of everybody of this address in the group, as typed.' })
  phones!: string[];
}

/** A page of the bulk mails. */
export const BulkMailConnection = connectionOf('BulkMail', () => BulkMail, 'staff');

export const MailGroupInputType = inputType('MailGroupInput', mailGroupInput, {
  description:
    'Everybody with an active signup in an event, a category, a role, a shift or a day, or those of some signups.',
  types: { kind: MailGroupKindName, date: Day },
});

export const SendBulkMailInputType = inputType('SendBulkMailInput', sendBulkMailInput, {
  description: 'A mail to a group.',
  types: { group: MailGroupInputType },
});
