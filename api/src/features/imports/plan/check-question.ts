import { createQuestionInput } from '../../../contract/programme/question.js';
import { questionHeaders } from '../workbook/question-columns.js';
import type { QuestionField } from '../workbook/workbook-plan.js';

const texts = createQuestionInput.pick({ label: true, help: true, choices: true }).partial();

/** The texts of a question, normalized as by its form, or the reason why the first invalid one is refused. */
export function checkQuestion(input: { label?: string; help?: string | null; choices?: string[] }): {
  reason?: string;
  field: QuestionField;
  value: { label?: string; help?: string | null; choices?: string[] };
} {
  const { success, data, error } = texts.safeParse(input);
  if (success) {
    const names = Object.keys(input);
    return { field: 'label', value: Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name))) };
  }
  const [issue] = error.issues;
  const field = (['label', 'help', 'choices'] as const).find((one) => one === issue?.path[0]) ?? 'label';
  return { reason: `${questionHeaders[field].header}: ${issue?.message ?? ''}.`, field, value: {} };
}
