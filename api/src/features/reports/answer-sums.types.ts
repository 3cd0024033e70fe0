import { Field, ID, Int, ObjectType } from 'type-graphql';
import { AllowAccess } from '../../platform/schema/access.js';
import { QuestionKind } from '../../records/question.js';

@AllowAccess('staff')
@ObjectType('AnswerCount', { description: 'How many people gave this answer.' })
export class AnswerCount {
  @Field(() => String, { description: 'The answer; `yes` or `no`.' })
  value!: string;

  @Field(() => Int, { description: 'People.' })
  count!: number;
}

@AllowAccess('staff')
@ObjectType('AnswerSum', { description: 'What people who have a place answered to one question, added up.' })
export class AnswerSum {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => String, { description: 'Its words.' })
  label!: string;

  @Field(() => QuestionKind, { description: 'What the answer is.' })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The volunteer role of the question; null for one of the whole event.',
  })
  role!: string | null;

  @Field(() => Int, { description: 'People who answered.' })
  people!: number;

  @Field(() => [AnswerCount], { description: 'In the order of the choices; answers that nobody gave are left out.' })
  sums!: AnswerCount[];

  @Field(() => String, { description: "The same in words, such as '12 M, 3 L'." })
  text!: string;
}
