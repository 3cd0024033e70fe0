import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/reading/connection.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';

@AllowAccess('staff')
@ObjectType('HistoryChange', { description: 'A day, time, number or mark of a record that became another one.' })
export class HistoryChange {
  @Field(() => String, { description: 'The field, such as `startTime`.' })
  field!: string;

  @Field(() => String, {
    description: 'What it was; empty where there was none, as of `cancelledAt` before a shift is called off.',
  })
  before!: string;

  @Field(() => String, {
    description: 'What it became; empty where there is none, as of `cancelledAt` once a shift is reinstated.',
  })
  after!: string;
}

@AllowAccess('staff')
@ObjectType('HistoryEntry', { description: 'Something that happened to a record. Names are those of today.' })
export class HistoryEntry {
  @Field(() => String, { description: 'A number that no other entry has.' })
  position!: string;

  @Field(() => Instant, { description: 'When it happened.' })
  at!: string;

  @Field(() => String, { description: 'Record and verb, such as `shift.changed` or `signup.cancelled`.' })
  kind!: string;

  @Field(() => ID, { description: 'UUID of the record: that of the history, or one within it.' })
  recordId!: string;

  @Field(() => Boolean, {
    description: 'Whether staff did it, or a program with an API key; otherwise the people themselves.',
  })
  byStaff!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Who of the staff did it, or the name of the program; null once that account is deleted.',
  })
  actorName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Whose signup it is about, or who was asked; null for other records, and once it or the person is removed.',
  })
  volunteerName!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How a signup ended: `household`, `staff`, or `merge` of two people who both had the place; null otherwise.',
  })
  endedBy!: string | null;

  @Field(() => [String], { description: 'The fields that changed, including those whose texts are not stored.' })
  fields!: string[];

  @Field(() => [HistoryChange], { description: 'How days, times, numbers and marks changed.' })
  changes!: HistoryChange[];
}

/** A page of what happened to a record. */
export const HistoryConnection = connectionOf('HistoryEntry', () => HistoryEntry, 'staff');
