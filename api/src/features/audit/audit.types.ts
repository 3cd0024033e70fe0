import { Field, ID, ObjectType } from 'type-graphql';
import { Instant } from '../../platform/graphql-scalars.js';
import { OpenTo } from '../../platform/open-to.js';

@OpenTo('admin')
@ObjectType('AuditEntry', {
  description: 'What a member of the staff did. Outlives the record and the person that it speaks of.',
})
export class AuditEntry {
  @Field(() => ID, { description: 'UUID.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was done.' })
  happenedAt!: string;

  @Field(() => ID, { nullable: true, description: 'Who did it; null once that account is deleted.' })
  actorId!: string | null;

  @Field(() => String, { description: 'Who did it, by the name of that day.' })
  actorName!: string;

  @Field(() => String, { description: 'Record and verb, such as `shift.changed`.' })
  action!: string;

  @Field(() => String, { description: 'What kind of record, such as `shift`.' })
  recordType!: string;

  @Field(() => ID, { nullable: true, description: 'The record; null for many at once.' })
  recordId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The event it belongs to; null for what belongs to none.' })
  eventId!: string | null;

  @Field(() => String, { nullable: true, description: "The event's name; null once it is deleted, and without one." })
  eventName!: string | null;

  @Field(() => String, { description: 'What was done, for people.' })
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
