import { createQuestionInput } from '../../../contract/programme/question.js';
import { questionHeaders } from '../workbook/question-columns.js';
import type { QuestionField } from '../workbook/workbook-plan.js';

const texts = createQuestionInput.pick({ label: true, help: true, choices: true }).partial();

/** Texts of a question as its form takes them, or what is wrong with the first that it does not. */
export function checkQuestion(said: { label?: string; help?: string | null; choices?: string[] }): {
  reason?: string;
  field: QuestionField;
  value: { label?: string; help?: string | null; choices?: string[] };
} {
  const { success, data, error } = texts.safeParse(said);
  if (success) {
    const given = Object.keys(said);
    return { field: 'label', value: Object.fromEntries(Object.entries(data).filter(([name]) => given.includes(name))) };
  }
  const [issue] = error.issues;
  const field = (['label', 'help', 'choices'] as const).find((one) => one === issue?.path[0]) ?? 'label';
  return { reason: `${questionHeaders[field].header}: ${issue?.message ?? ''}.`, field, value: {} };
}
