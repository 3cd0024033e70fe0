import { questionKinds, questionKindWords, type QuestionKind } from '../../../contract/programme/answers.js';
import { cleanLine } from '../../../contract/text/names.js';
import { cleanText } from './cells/clean-text.js';
import { lettersOf } from './match-headers.js';
import type { QuestionField } from './workbook-plan.js';

/* The headers of a plan's sheet of questions, one per row, for writing and reading it. An earlier release does not mistake the sheet for a
 * list of shifts, for which it needs at least three columns.
 */

/** Its columns, in their order. */
export const questionHeaders: Record<QuestionField, { header: string; alsoCalled: string; width: number }> = {
  category: { header: 'Category', alsoCalled: '', width: 22 },
  role: { header: 'Role/Position', alsoCalled: 'role position', width: 26 },
  label: { header: 'Question', alsoCalled: '', width: 36 },
  kind: { header: 'Kind of answer', alsoCalled: 'kind', width: 24 },
  choices: { header: 'Choices', alsoCalled: '', width: 36 },
  required: { header: 'Answer required (yes/no)', alsoCalled: 'answerrequired', width: 23 },
  help: { header: 'Help below the question', alsoCalled: 'help', width: 36 },
  position: { header: 'Order', alsoCalled: '', width: 8 },
  questionId: { header: 'Question ID', alsoCalled: '', width: 6 },
};

const kindOfWords = new Map<string, QuestionKind>(
  questionKinds.flatMap((kind) => [kind, questionKindWords[kind]].map((words) => [foldKind(words), kind] as const)),
);

/** The kind of question that the words stand for, ignoring case and punctuation; undefined if unknown. */
export function kindOf(words: string): QuestionKind | undefined {
  return kindOfWords.get(foldKind(words));
}

function foldKind(words: string): string {
  return lettersOf(words.toLowerCase());
}

/** Choices as the text of one cell: separated by semicolons, or one per line if one of them contains a semicolon. */
export function choicesInCell(choices: readonly string[]): string {
  return choices.join(choices.some((one) => one.includes(';')) ? '\n' : '; ');
}

/** The choices of a cell, separated by line breaks, else by semicolons, else by commas. */
export function readChoices(text: string): string[] {
  const cleaned = cleanText(text);
  const separator = ['\n', ';', ','].find((one) => cleaned.includes(one)) ?? '\n';
  return cleaned.split(separator).map(cleanLine).filter(Boolean);
}
