import { Field, ID, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';

@OpenTo('admin')
@ObjectType('AuditEntry', {
  description: 'One action of a staff member. It is kept when the record or the person is deleted.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was done.' })
  happenedAt!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the staff member; null once that account is deleted.' })
  actorId!: string | null;

  @Field(() => String, { description: 'Name of the staff member at that time.' })
  actorName!: string;

  @Field(() => String, { description: 'Record and verb, such as `shift.changed`.' })
  action!: string;

  @Field(() => String, { description: 'What kind of record, such as `shift`.' })
  recordType!: string;

  @Field(() => ID, { nullable: true, description: 'The record; null for many at once.' })
  recordId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The event it belongs to; null when it belongs to none.' })
  eventId!: string | null;

  @Field(() => String, { nullable: true, description: "The event's name; null once it is deleted, and without one." })
  eventName!: string | null;

  @Field(() => String, { description: 'The action in words.' })
  summary!: string;
}

@OpenTo('admin')
@ObjectType('AuditLogPage', { description: 'A page of the audit log, the newest entry first.' })
export class AuditLogPage {
  @Field(() => [AuditEntry], { description: 'The entries, the newest first.' })
  entries!: AuditEntry[];

  @Field(() => String, { nullable: true, description: 'Give it as `after` for the next page; null at the end.' })
  nextCursor!: string | null;
}
