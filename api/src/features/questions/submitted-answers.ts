import type { AnswerInput } from '../../contract/programme/question.js';

/** The answers that a person submitted. */
export interface SubmittedAnswers {
  answers: readonly AnswerInput[];
  /** The adult who agrees where a person is younger than the role needs. */
  guardianName: string | null;
  /** The prefix of a refusal's fields: `answers`, or `answers.1` for one of several people. */
  field: string;
}

interface SubmittedInput {
  answers?: readonly AnswerInput[] | null;
  guardianName?: string | null;
}

/** The answers of an input for one person. */
export function submittedBy({ answers, guardianName }: SubmittedInput): SubmittedAnswers {
  return { answers: answers ?? [], guardianName: guardianName ?? null, field: 'answers' };
}

/** The answers of each of several people, in their order. */
export function submittedByEach(
  people: readonly unknown[],
  {
    answers,
    guardianName,
  }: { answers?: readonly (AnswerInput & { person: number })[] | null; guardianName?: string | null },
): SubmittedAnswers[] {
  return people.map((_person, at) => ({
    answers: answers?.filter(({ person }) => person === at) ?? [],
    guardianName: guardianName ?? null,
    field: `answers.${at}`,
  }));
}
