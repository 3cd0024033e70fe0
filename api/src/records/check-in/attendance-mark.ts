import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { MarkKind as Kind } from '../../contract/check-in/attendance.js';
import { RecordEntity } from '../../database/base.entity.js';
import { InstantType } from '../../database/instant-type.js';
import { Instant } from '../../platform/schema/graphql-scalars.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { ComputedColumn, OrderedBy } from '../../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo, VisibleTo } from '../../platform/reading/access-scope.js';
import { nameOfMaker } from '../parts/attendance-sql.js';
import { MarkKind, seesAttendance } from '../parts/attendance-words.js';
import { Event } from '../event.js';
import { Signup } from '../signup.js';

/** What somebody saw of a person who signed up. Never changed; written by `features/attendance` alone. */
@AllowAccess('public', 'read:signups')
@OwnershipRules({
  lead: (at, lead) => `${at('signup.shift.opportunity.category.leadId')} = ${lead}::uuid`,
  link: (at, emailKey) => `${at('signup.volunteer.emailKey')} = ${emailKey}::text`,
  bound: (at, event) => `${at('signup.eventId')} = ${event}::uuid`,
})
@RowsVisibleTo(...seesAttendance)
@OrderedBy('at', 'deviceId', 'sequence', 'id')
@Entity()
@ObjectType('AttendanceMark', { description: 'What somebody at a post saw of a person who signed up.' })
export class AttendanceMark extends RecordEntity {
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @ManyToOne(() => Signup)
  signup!: Rel<Signup>;

  @Property({ type: 'text' })
  @Field(() => MarkKind, { description: 'What they saw.' })
  kind!: Kind;

  /** By the clock of the device. */
  @Property({ type: InstantType })
  occurredAt!: string;

  @Property({ type: InstantType })
  @Field(() => Instant, { description: "When, by the server's clock." })
  at!: string;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: "Whether the time is uncertain: the device's clock was set between marking and sending.",
  })
  uncertain!: boolean;

  @Property({ type: 'uuid' })
  deviceId!: string;

  @Property({ type: 'integer' })
  sequence!: number;

  @Property({ type: 'array', columnType: 'uuid[]' })
  seen!: string[];

  @Property({ type: 'uuid', nullable: true })
  undoes!: string | null;

  @Property({ type: 'text' })
  madeByKind!: string;

  @Property({ type: 'uuid' })
  madeById!: string;

  @Property({ type: InstantType, defaultRaw: 'now()' })
  receivedAt!: string;

  @ComputedColumn((mark) => nameOfMaker(`${mark}`))
  @VisibleTo('lead', 'read:signups')
  @Field(() => String, {
    nullable: true,
    description:
      "Whose mark it is: the name of a member of the staff, a helper's phone or an API key. Null for the household, and once that is deleted.",
  })
  by!: string | null;
}
