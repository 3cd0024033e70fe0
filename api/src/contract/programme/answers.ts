import { controlCharacters, faultWords, isLonger } from '../text/typed-texts.js';

/* What a question may be, and whether an answer fits: without zod, because visitors' pages check with it, too. */

/** The kinds of questions. */
export const questionKinds = ['TEXT', 'CHOICE', 'SEVERAL_CHOICES', 'YES_NO', 'SHIRT_SIZE', 'BIRTH_DATE'] as const;

/** One kind of question. */
export type QuestionKind = (typeof questionKinds)[number];

/** Their names in forms. */
export const questionKindWords: Readonly<Record<QuestionKind, string>> = {
  TEXT: 'Text',
  CHOICE: 'One of several choices',
  SEVERAL_CHOICES: 'Several choices',
  YES_NO: 'Yes or no',
  SHIRT_SIZE: 'T-shirt size',
  BIRTH_DATE: 'Birth date',
};

/** The sizes of a T-shirt if the question lists none. */
export const shirtSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;

/** The most characters of an answer. */
export const longestAnswer = 500;

/** The number of days for which an earlier answer counts. */
export const answerDays = 365;

/** The parts of a question that determine whether an answer fits. */
export interface AskedQuestion {
  kind: QuestionKind;
  choices: readonly string[];
  required: boolean;
}

/** Whether people choose from a list. */
export function hasChoices(kind: QuestionKind): boolean {
  return kind === 'CHOICE' || kind === 'SEVERAL_CHOICES' || kind === 'SHIRT_SIZE';
}

/** The choices; none where people write or pick a day. */
export function choicesOf({ kind, choices }: Pick<AskedQuestion, 'kind' | 'choices'>): readonly string[] {
  if (kind === 'YES_NO') return ['yes', 'no'];
  if (kind === 'SHIRT_SIZE' && choices.length === 0) return shirtSizes;
  return hasChoices(kind) ? choices : [];
}

/** The answer to store, null for an empty one; or what is wrong with it, as a sentence for the person who answers. `today`: YYYY-MM-DD. */
export function checkAnswer(
  question: AskedQuestion,
  given: readonly string[],
  today: string,
): { value: string[]; fault: string | null } {
  const value = [...new Set(given.map((one) => one.trim()).filter((one) => one !== ''))];
  return { value, fault: value.length === 0 ? null : faultOf(question, value, today) };
}

function faultOf(question: AskedQuestion, value: readonly string[], today: string): string | null {
  const [first = ''] = value;
  if (value.length > 1 && question.kind !== 'SEVERAL_CHOICES') return 'Please give one answer';
  if (question.kind === 'TEXT') {
    if (isLonger(first, longestAnswer)) return faultWords.tooLong(longestAnswer);
    return controlCharacters.test(first) ? faultWords.notOneLine : null;
  }
  if (question.kind === 'BIRTH_DATE') return isBirthDate(first, today) ? null : 'Please enter your date of birth';
  const choices = choicesOf(question);
  return value.every((one) => choices.includes(one)) ? null : 'Please choose one of the answers';
}

function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text > today) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether somebody is younger than that on a day; both days YYYY-MM-DD. People born on February 29 are older from March 1 on. */
export function isYounger(birthDate: string, age: number, day: string): boolean {
  const year = String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0');
  return `${year}${birthDate.slice(4)}` > day;
}

/** The text that a guardian agrees to: shown to them, and stored with their name. */
export function consentWords({ name, role, age }: { name: string; role: string; age: number }): string {
  return `I am 18 or older and responsible for ${name}. I agree that they help as "${role}" although they are younger than ${age}.`;
}
