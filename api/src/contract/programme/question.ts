import { z } from 'zod';
import { choicesOf, hasChoices, longestAnswer, questionKinds, type QuestionKind } from './answers.js';
import { line, optional } from '../text/fields.js';
import { mostPeople } from '../people/household-cart.js';
import { looksLikeLink } from '../text/looks-like-link.js';
import { seenVersion } from '../seen-version.js';
import { changedParagraphs, optionalParagraphs, title } from '../text/texts.js';
import { faultWords } from '../text/typed-texts.js';

/** The most choices of a question. */
export const mostChoices = 30;

/** The most questions of an event, including those of its roles. */
export const mostQuestions = 100;

const kindWords = 'Please choose a kind of question';
const kind = z
  .enum(questionKinds, { error: kindWords })
  .describe('What the answer is; a T-shirt size without choices of its own has the usual ones. It stays.');
const label = title('Please write the question').describe("Required: 'Please write the question'.");
const help = 'A line below the question. 300 characters at most.';
const choices = z
  .array(line('Please write each choice', 100))
  .max(mostChoices, `At most ${mostChoices} choices`)
  .refine((all) => new Set(all).size === all.length, 'Please write each choice once');
const choicesAre = `What can be chosen, ${mostChoices} at most; for choices and T-shirt sizes.`;
const position = z
  .int()
  .min(0)
  .max(1000)
  .nullish()
  .describe('Its place among the questions, the lowest first. Left out: the last one, or as before.');

/** What is wrong with the choices for this kind, if anything. */
export function faultOfChoices(question: { kind: QuestionKind; choices: readonly string[] }): string | null {
  if (!hasChoices(question.kind)) return question.choices.length > 0 ? 'Such a question has no choices' : null;
  return choicesOf(question).length < 2 ? 'Please write two choices or more' : null;
}

/** A new question of an event, or of one of its roles. */
export const createQuestionInput = z.object({
  eventId: z
    .string({ error: 'Event is required' })
    .min(1, 'Event is required')
    .describe("Required: 'Event is required'."),
  opportunityId: z
    .string()
    .nullish()
    .describe('The volunteer role of that event that asks it. Left out: every shift of the event asks.'),
  kind,
  label,
  help: optionalParagraphs(300).describe(help),
  choices: choices
    .nullish()
    .transform((given) => given ?? [])
    .describe(choicesAre),
  required: z
    .boolean()
    .nullish()
    .transform((given) => given === true)
    .describe('Whether nobody gets a place without an answer. Left out: no.'),
  position,
});

/** A parsed new question. */
export type CreateQuestionInput = z.infer<typeof createQuestionInput>;

/** Changes of a question: absent fields are unchanged. Its kind and its owner cannot change. */
export const updateQuestionInput = z.object({
  label: label.optional(),
  help: changedParagraphs(300).describe(help),
  choices: choices.optional().describe(choicesAre),
  required: z.boolean().optional().describe('Whether nobody gets a place without an answer.'),
  position,
  version: seenVersion,
});

/** An answer of a person who takes a place. Visitors' pages check it with `checkAnswer`. */
export const answerInput = z.object({
  questionId: z.string({ error: 'Please say which question' }).describe('The question.'),
  value: z
    .union([z.string().max(4 * longestAnswer), z.array(z.string().max(4 * longestAnswer)).max(mostChoices)], {
      error: 'Please answer with a text, or a list of texts',
    })
    .transform((given) => [given].flat())
    .describe(
      'The answer: one text, or several choices; `yes` or `no`; a birth date as YYYY-MM-DD. Nothing where it is empty.',
    ),
});

/** A parsed answer. */
export type AnswerInput = z.infer<typeof answerInput>;

const tooMany = `At most ${mostQuestions} answers`;

/** An answer of one of several people. */
export const householdAnswerInput = answerInput.extend({
  person: z
    .int({ error: 'Please say whose answer it is' })
    .min(0, 'Please say whose answer it is')
    .max(mostPeople - 1, 'Please say whose answer it is')
    .describe('Whose: their place among the people, counted from 0.'),
});

const guardianName = optional(
  line('Please enter the name of the adult').refine((text) => !looksLikeLink(text), faultWords.holdsLink),
).describe(
  'The adult of the household who is responsible for people younger than the role requires, and agrees to the sentence that `CONSENT_REQUIRED` and the page show. Left out: nobody does.',
);

/** Further input of operations that give one place. */
export const answersInput = {
  answers: z
    .array(answerInput)
    .max(mostQuestions, tooMany)
    .nullish()
    .describe('Answers to what the shift asks. Left out: none.'),
  guardianName,
};

/** Further input of operations that give places to several people. */
export const householdAnswersInput = {
  answers: z
    .array(householdAnswerInput)
    .max(mostQuestions * mostPeople, tooMany)
    .nullish()
    .describe('Answers to what the shifts ask, person by person. Left out: none.'),
  guardianName,
};
