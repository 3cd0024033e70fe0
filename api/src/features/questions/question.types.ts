import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  answerInput,
  createQuestionInput,
  householdAnswerInput,
  updateQuestionInput,
} from '../../contract/programme/question.js';
import { inputType } from '../../platform/schema/input-type.js';
import { AllowAccess } from '../../platform/schema/access.js';
import { Question, QuestionKind } from '../../records/question.js';

@AllowAccess('staff', 'write:programme')
@ObjectType('SavedQuestion', { description: 'A question that was created or changed.' })
export class SavedQuestion {
  @Field(() => Question, { description: 'The question as it is now.' })
  question!: Question;
}

@AllowAccess('staff', 'write:programme')
@ObjectType('DeletedQuestion', { description: 'A question that was deleted.' })
export class DeletedQuestionType {
  @Field(() => ID, { description: 'Its UUID.' })
  id!: string;

  @Field(() => Int, { description: 'How many answers were deleted with it.' })
  answers!: number;
}

export const CreateQuestionInputType = inputType('CreateQuestionInput', createQuestionInput, {
  description: 'A new question.',
  types: { kind: QuestionKind, choices: [String] },
});

export const UpdateQuestionInputType = inputType('UpdateQuestionInput', updateQuestionInput, {
  description: 'Changes of a question; what is absent stays as it is.',
  types: { choices: [String] },
});

export const AnswerInputType = inputType('AnswerInput', answerInput, {
  description: 'An answer of a person who signs up.',
  types: { value: [String] },
});

export const HouseholdAnswerInputType = inputType('HouseholdAnswerInput', householdAnswerInput, {
  description: 'An answer of one of several people.',
  types: { value: [String] },
});
