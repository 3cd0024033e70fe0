import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('public')
@ObjectType('PersonToMerge', { description: 'One of two people who may be one.' })
export class PersonToMerge {
  @Field(() => ID, { description: 'The person.' })
  id!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'E-mail address as typed; null if they gave none.' })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number as typed; null where an address alone was looked up.',
  })
  phone!: string | null;
}

@AllowAccess('public')
@ObjectType('AnswerOfBoth', { description: 'A question of a place that both people answered.' })
export class AnswerOfBoth {
  @Field(() => String, { description: 'The question.' })
  question!: string;

  @Field(() => [String], {
    nullable: true,
    description: 'What the person who is removed answered; null where an address alone was looked up.',
  })
  ofSource!: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'What the person who stays answered; null where an address alone was looked up.',
  })
  ofTarget!: string[] | null;

  @Field(() => Boolean, { description: 'Whether the answer of the person who is removed is newer, and stays.' })
  keepsSource!: boolean;
}

@AllowAccess('public')
@ObjectType('DoubledPlace', { description: 'A shift in which both people have a signup; one of the two is cancelled.' })
export class DoubledPlace {
  @Field(() => ID, { description: 'The signup that stays.' })
  signupId!: string;

  @Field(() => String, { description: "The shift's volunteer role." })
  opportunityName!: string;

  @Field(() => String, { description: "The shift's event." })
  eventName!: string;

  @Field(() => String, { description: "The shift's day, YYYY-MM-DD." })
  date!: string;

  @Field(() => String, { description: 'When the shift starts, HH:MM.' })
  startTime!: string;

  @Field(() => String, { description: 'When the shift ends, HH:MM.' })
  endTime!: string;

  @Field(() => [AnswerOfBoth], { description: 'What both answered.' })
  answers!: AnswerOfBoth[];
}

@AllowAccess('public')
@ObjectType('MergePreview', { description: 'What a merge of two people would do.' })
export class MergePreview {
  @Field(() => PersonToMerge, { description: 'Who is removed.' })
  source!: PersonToMerge;

  @Field(() => PersonToMerge, { description: 'Who stays.' })
  target!: PersonToMerge;

  @Field(() => Boolean, { description: 'Whether both are under one address.' })
  isOneAddress!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The phone number that stays; null where an address alone was looked up.',
  })
  phone!: string | null;

  @Field(() => Int, { description: 'Active signups that move to the person who stays.' })
  moved!: number;

  @Field(() => [DoubledPlace], { description: 'Shifts in which both hold a place.' })
  doubled!: DoubledPlace[];

  @Field(() => Int, { description: 'Waitlist entries that move along.' })
  waiting!: number;

  @Field(() => Boolean, { description: 'Whether other people stay under the address of the person who is removed.' })
  othersStay!: boolean;

  @Field(() => Int, { description: 'Mails that wait or failed, and go to the other address.' })
  mails!: number;
}
