import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { randomUUID } from 'node:crypto';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../platform/schema/access.js';
import { NotCopied } from '../platform/reading/record.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import { InstantType } from './instant-type.js';

/** The description of `updatedAt` in every record that has it. */
export const updatedAtIs =
  'When its own columns last changed (those of a shift hold its `qtyRegistered`); columns computed from other records never touch it.';

/** The base of every record: a UUID, generated here so that a transaction knows it at once. */
@ObjectType()
export abstract class RecordEntity {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'UUID.' })
  id: string = randomUUID();
}

/** A record with the instant of its creation, by the database's clock. */
@ObjectType()
export abstract class BaseEntity extends RecordEntity {
  @Property({ type: InstantType, defaultRaw: 'now()' })
  @NotCopied()
  @Field(() => Instant, { description: 'When the record was made.' })
  createdAt!: string;
}

/** A record that people edit; its version detects concurrent edits. */
@ObjectType()
export abstract class EditedEntity extends BaseEntity {
  @Property({ type: 'integer', version: true })
  @AllowAccess('staff', 'write:programme')
  @Field(() => Int, {
    description: 'Version of the record; an editor sends back the one they loaded. Errors: NOT_SIGNED_IN.',
  })
  version!: number;

  /** Set by the database alone (trigger `tell_update`). */
  @Property({ type: InstantType, persist: false })
  @Field(() => Instant, { description: updatedAtIs })
  updatedAt!: string;
}
