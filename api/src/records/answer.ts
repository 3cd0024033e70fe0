import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { RecordEntity } from '../database/base.entity.js';
import { InstantType } from '../database/instant-type.js';
import { Instant } from '../platform/schema/graphql-scalars.js';
import type { At } from '../platform/reading/list-filter.js';
import { AllowAccess } from '../platform/schema/access.js';
import { FromLink, OrderedBy } from '../platform/reading/record.js';
import { OwnershipRules, RowsVisibleTo } from '../platform/reading/access-scope.js';
import { Question } from './question.js';
import { Signup } from './signup.js';

/** An answer belongs to one signup: the same person may answer differently for another. */
@AllowAccess('staff', 'read:contacts')
@OwnershipRules({ lead: ofLead, bound: (at, event) => `${at('signup.eventId')} = ${event}::uuid` })
@RowsVisibleTo('lead', 'read:contacts')
@OrderedBy('question.position', 'question.createdAt', 'id')
@Entity()
@ObjectType('Answer', { description: 'What somebody answered when they took a place.' })
export class Answer extends RecordEntity {
  @ManyToOne(() => Signup)
  signup!: Rel<Signup>;

  @FromLink('signup.id')
  @Field(() => ID, { description: 'The place it was given for.' })
  signupId!: string;

  @ManyToOne(() => Question)
  @Field(() => Question, { description: 'The question.' })
  question!: Rel<Question>;

  @FromLink('question.id')
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Property({ type: 'json' })
  @Field(() => [String], {
    description: 'The answer: one text, several where several were chosen; `yes` or `no`; a birth date as YYYY-MM-DD.',
  })
  value!: string[];

  @Property({ type: InstantType })
  @Field(() => Instant, {
    description: 'When they answered; with an earlier signup, where the answer was copied from one.',
  })
  answeredAt!: string;
}

/** Only questions of the signup's role or of the whole event: questions of a former role do not count after a move. */
function ofLead(at: At, lead: string): string {
  return `(${at('signup.shift.opportunity.category.leadId')} = ${lead}::uuid and
    (${at('question.opportunityId')} is null or ${at('question.opportunityId')} = ${at('signup.shift.opportunityId')}))`;
}
