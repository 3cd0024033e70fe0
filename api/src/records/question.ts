import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { QuestionKind as Kind } from '../contract/programme/answers.js';
import { EditedEntity } from '../database/base.entity.js';
import { enumType } from '../platform/schema/enum-type.js';
import { AllowAccess } from '../platform/schema/access.js';
import { FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, PublicWhile } from '../platform/reading/access-scope.js';
import { inPublicEvent } from './parts/event-state.js';
import { Event } from './event.js';
import { Opportunity } from './opportunity.js';

/** GraphQL's names of the kinds of questions. */
export const QuestionKind = enumType('QuestionKind', 'The kinds of questions.', {
  TEXT: ['TEXT', 'One line of text.'],
  CHOICE: ['CHOICE', 'One of several choices.'],
  SEVERAL_CHOICES: ['SEVERAL_CHOICES', 'Any number of several choices.'],
  YES_NO: ['YES_NO', 'Yes or no.'],
  SHIRT_SIZE: ['SHIRT_SIZE', 'The size of a T-shirt.'],
  BIRTH_DATE: ['BIRTH_DATE', 'The day somebody was born.'],
});

/** Deleted with its role or event, together with its answers. */
@AllowAccess('public', 'read:programme')
@OwnershipRules({
  lead: (at, lead) => `${at('opportunity.category.leadId')} = ${lead}::uuid`,
  bound: (at, event) => `${at('eventId')} = ${event}::uuid`,
})
@PublicWhile(inPublicEvent, 'read:drafts')
@OrderedBy('position', 'createdAt', 'id')
@Entity()
@ObjectType('Question', { description: 'A question of an event, or of one of its roles, to people who take a place.' })
export class Question extends EditedEntity {
  /** The role's event, copied here; the database keeps both in step. */
  @ManyToOne(() => Event)
  event!: Rel<Event>;

  @FromLink('event.id')
  @Field(() => ID, { description: 'The event it belongs to.' })
  eventId!: string;

  @ManyToOne(() => Opportunity, { nullable: true })
  opportunity: Rel<Opportunity> | null = null;

  @FromLink('opportunity.id')
  @Field(() => ID, {
    nullable: true,
    description: 'The volunteer role that asks it; null where every shift of the event does.',
  })
  opportunityId!: string | null;

  @Property({ type: 'text' })
  @Field(() => QuestionKind, { description: 'What the answer is.' })
  kind!: Kind;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The question.' })
  label!: string;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'A line below it; null when there is none.' })
  help: string | null = null;

  @Property({ type: 'json' })
  @Field(() => [String], {
    description: 'What can be chosen; empty where people write, and where T-shirts have the usual sizes.',
  })
  choices: string[] = [];

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether nobody gets a place without an answer.' })
  required: boolean = false;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'Its place among the questions, the lowest first.' })
  position: number = 0;
}
