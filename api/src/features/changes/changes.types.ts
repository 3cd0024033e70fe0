import { Field, ID, ObjectType, type ClassType } from 'type-graphql';
import { connectionOf } from '../../platform/reading/connection.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { unionType } from '../../platform/schema/union-type.js';
import { changedTypes, type ChangedRecord } from './changed-records.js';

const ChangedRecordUnion = unionType('ChangedRecord', 'A record whose changes are published.', () =>
  Object.values(changedTypes).map(({ record }) => record as ClassType<object>),
);

@AllowAccess('staff', 'any')
@ObjectType('Change', { description: 'That a record was made, changed, removed, or merged into another one.' })
export class Change {
  @Field(() => String, { description: 'Its position among all changes. Pass it as `after` for the later ones.' })
  cursor!: string;

  @Field(() => Instant, { description: 'When it happened.' })
  at!: string;

  @Field(() => String, { description: '`created`, `changed`, `removed` or `merged`.' })
  kind!: string;

  @Field(() => String, {
    description: 'The type of the record: `Event`, `Category`, `Opportunity`, `Shift`, `Signup` or `Volunteer`.',
  })
  type!: string;

  @Field(() => ID, { description: 'UUID of the record.' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Which record it became part of; null unless `merged`.' })
  mergedIntoId!: string | null;

  @Field(() => ChangedRecordUnion, {
    nullable: true,
    description: 'The record as it is now; null once it is gone, and where the caller may not see it.',
  })
  record!: ChangedRecord | null;
}

/** A page of changes, oldest first. */
export const ChangeConnection = connectionOf('Change', () => Change, 'staff', 'any');
