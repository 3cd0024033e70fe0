import { questionKinds, questionKindWords } from '../../../contract/programme/answers.js';
import { isId } from '../../../contract/text/fields.js';
import { entriesOf, mapped } from '../../../contract/text/mapped.js';
import { cleanLine } from '../../../contract/text/names.js';
import { cleanText, quote } from './cells/clean-text.js';
import { lettersOf } from './match-headers.js';
import { kindOf, questionHeaders, readChoices } from './question-columns.js';
import { columnsOf, type ColumnsOf } from './columns-of.js';
import { rowReader } from './row-reader.js';
import { type SheetRow, shownText } from './sheet-rows.js';
import type { WorkbookQuestion, PlannedRow, QuestionField } from './workbook-plan.js';
import { readYesOrNo } from './cells/yes-or-no.js';

const fieldOfName = new Map<string, QuestionField>(
  entriesOf(questionHeaders).flatMap(([field, { header, alsoCalled }]) =>
    [foldHeader(header), ...alsoCalled.split(' ').filter(Boolean)].map((name) => [name, field] as const),
  ),
);

/** The columns, if the row is the header of a list of questions; else undefined. */
export function questionColumns(row: SheetRow): ColumnsOf<QuestionField> | undefined {
  return columnsOf(row, (text) => fieldOfName.get(foldHeader(text)), ['label', 'kind']);
}

function foldHeader(header: string): string {
  return lettersOf(header.toLowerCase().replace(/\([^)]*\)/g, ''));
}

const mostPosition = 1000;

/** Reads a row with a question. Reports all of its problems at once. Empty cells change nothing. */
export function readQuestionRow(
  place: { sheet: string; row: number },
  row: SheetRow,
  columns: ColumnsOf<QuestionField>,
): PlannedRow {
  const warnings: string[] = [];
  const { labelOf, cellOf, addressOf, object, text: shown, refused } = rowReader(row, columns, questionHeaders);
  const text = (field: QuestionField): string => cleanText(shown(field));

  const fields = [...columns.keys()];
  if (!fields.some((field) => field !== 'questionId' && cellOf(field))) return { ...place, outcome: 'skip' };
  const [category, role, label] = [cleanLine(text('category')), cleanLine(text('role')), cleanLine(text('label'))];
  if (!label) object('label', `${labelOf('label')} is empty.`);
  if (role && !category) object('category', `${labelOf('category')} is empty: a role is named by both.`);
  if (category && !role)
    object('role', `${labelOf('role')} is empty: name the role that asks, or leave both empty where every shift asks.`);
  const [kindText, required, order] = [text('kind'), cellOf('required'), cellOf('position')];
  const kind = kindText ? kindOf(kindText) : undefined;
  if (kindText && !kind) {
    const known = questionKinds.map((one) => questionKindWords[one]).join(', ');
    object('kind', `${labelOf('kind')} ${quote(kindText)} is unknown. There are: ${known}.`);
  }
  const isRequired = required && readYesOrNo(required);
  if (required && isRequired === undefined)
    object('required', `${labelOf('required')} ${quote(shownText(required))} is neither yes nor no.`);
  const position = order ? Number(/^\d{1,4}$/.exec(cleanLine(shownText(order)))?.[0] ?? NaN) : undefined;
  if (order && !(position !== undefined && position <= mostPosition))
    object('position', `${labelOf('position')} ${quote(shownText(order))} is no number from 0 to ${mostPosition}.`);
  const [choices, help, id] = [text('choices'), text('help'), cleanLine(text('questionId'))];
  if (id && !isId(id)) warnings.push(`${labelOf('questionId')} ${quote(id)} is no id of a question: it is left aside.`);
  const error = refused(place, label ? `Question: ${label}` : 'Question');
  if (error) return error;
  const question: WorkbookQuestion = {
    ...{ category, role, label },
    ...(kind ? { kind } : {}),
    ...(choices ? { choices: readChoices(choices) } : {}),
    ...(isRequired === undefined ? {} : { required: isRequired }),
    ...(help ? { help } : {}),
    ...(position === undefined ? {} : { position }),
    ...(isId(id) ? { id: id.toLowerCase() } : {}),
  };
  return {
    ...place,
    outcome: 'question',
    question,
    cells: mapped(questionHeaders, (_header, field) => addressOf(field)),
    warnings,
  };
}
