import { Field, Int, ObjectType } from 'type-graphql';
import {
  retentionRuleInput,
  setRetentionInput,
  type RetentionKind as Kind,
} from '../../../contract/people/retention.js';
import { AllowAccess } from '../../../platform/schema/access.js';
import { enumType } from '../../../platform/schema/enum-type.js';
import { Instant } from '../../../platform/schema/graphql-scalars.js';
import { inputType } from '../../../platform/schema/input-type.js';

/** GraphQL's names of the kinds of data. */
export const RetentionKind = enumType('RetentionKind', 'Kinds of data whose time a club sets.', {
  CONTACTS: [
    'CONTACTS',
    'Phone numbers, counted from the last day of the last event that somebody signed up for, or that their household waited for.',
  ],
  ANSWERS: [
    'ANSWERS',
    "Answers except sizes of T-shirts, guardians' names and wording, messages, and who waited; counted from the event's last day.",
  ],
  NAMES: [
    'NAMES',
    'Names, addresses and sizes of T-shirts, counted as phone numbers. Who got a mail that is still kept stays.',
  ],
  MAILS: ['MAILS', 'Mails that were sent or failed, counted from then.'],
  AUDIT: ['AUDIT', 'The audit log, mails to groups, and who applied a change of plan, counted from then.'],
} satisfies Record<Kind, readonly [Kind, string]>);

@AllowAccess('admin')
@ObjectType('RetentionRule', { description: 'For how long a kind of data is kept.' })
export class RetentionRule {
  @Field(() => RetentionKind, { description: 'The kind of data.' })
  kind!: Kind;

  @Field(() => Int, { description: 'Days, as they were set last.' })
  days!: number;

  @Field(() => Int, { description: 'The days until somebody sets others.' })
  default!: number;

  @Field(() => Int, { description: 'The fewest days that can be set.' })
  atLeast!: number;

  @Field(() => Int, { description: 'The most days that can be set.' })
  atMost!: number;

  @Field(() => Instant, { nullable: true, description: 'From when fewer `days` apply; null when they do already.' })
  changesAt!: string | null;

  @Field(() => Int, { nullable: true, description: 'The days that apply until `changesAt`; null without a change.' })
  previousDays!: number | null;

  @Field(() => Int, {
    description: 'How many things would go in the next run; but for mails, in the first one after `startsAt`.',
  })
  wouldGo!: number;
}

@AllowAccess('admin')
@ObjectType('RetentionCount', { description: 'How many things of a kind went.' })
export class RetentionCount {
  @Field(() => RetentionKind, { description: 'The kind of data.' })
  kind!: Kind;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@AllowAccess('admin')
@ObjectType('RetentionRun', { description: 'A night in which old data went.' })
export class RetentionRun {
  @Field(() => Instant, { description: 'When it ended.' })
  at!: string;

  @Field(() => [RetentionCount], { description: 'What went; kinds of which nothing went are left out.' })
  counts!: RetentionCount[];
}

@AllowAccess('admin')
@ObjectType('Retention', { description: 'How long data of people is kept, and what goes next.' })
export class Retention {
  @Field(() => Instant, {
    description: 'From when old data goes. Mails go from the beginning, as they did before this could be set.',
  })
  startsAt!: string;

  @Field(() => Instant, { description: 'When the next run begins: nightly at 03:10 of the organisation.' })
  nextRunAt!: string;

  @Field(() => String, { description: 'The words of the club on the page about privacy; empty without any.' })
  notice!: string;

  @Field(() => [RetentionRule], { description: 'The kinds of data.' })
  rules!: RetentionRule[];

  @Field(() => [RetentionRun], { description: 'The last 14 runs, the newest first.' })
  runs!: RetentionRun[];
}

@AllowAccess('admin')
@ObjectType('SetRetentionPayload', { description: 'A change of how long data is kept.' })
export class SetRetentionPayload {
  @Field(() => Retention, { description: 'What is set now.' })
  retention!: Retention;
}

@AllowAccess('admin')
@ObjectType('StartRetentionPayload', { description: 'Retention that begins now.' })
export class StartRetentionPayload {
  @Field(() => Retention, { description: 'What is set now.' })
  retention!: Retention;
}

@AllowAccess('public')
@ObjectType('PrivacyPart', { description: 'Something that is kept about people.' })
export class PrivacyPart {
  @Field(() => String, { description: 'What it is, such as `Phone number`.' })
  what!: string;

  @Field(() => String, { description: 'Why it is kept, as a sentence.' })
  why!: string;

  @Field(() => String, { description: 'How long it is kept, such as `56 days after the last event`.' })
  keptFor!: string;
}

@AllowAccess('public')
@ObjectType('PrivacyNotice', { description: 'What is kept about people who sign up, why and how long.' })
export class PrivacyNotice {
  @Field(() => String, { description: 'The words of the club as plain text; empty without any.' })
  notice!: string;

  @Field(() => [PrivacyPart], { description: 'What is kept of volunteers and guardians.' })
  parts!: PrivacyPart[];
}

export const RetentionRuleInputType = inputType('RetentionRuleInput', retentionRuleInput, {
  description: 'For how long a kind of data is kept.',
  types: { kind: RetentionKind },
});

export const SetRetentionInputType = inputType('SetRetentionInput', setRetentionInput, {
  description: 'What an admin sets about retention; what is left out stays.',
  types: { rules: [RetentionRuleInputType] },
});
