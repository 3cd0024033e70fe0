import { randomUUID } from 'node:crypto';
import { questionKindWords } from '../../../contract/programme/answers.js';
import type { ImportedChange, ImportedRow } from '../../../contract/programme/import.js';
import { cleanLine, foldName } from '../../../contract/text/names.js';
import { faultOfChoices, mostQuestions } from '../../../contract/programme/question.js';
import { checkQuestion } from './check-question.js';
import { type ImportPlan, refusedRow, rowAbout } from './import-plan.js';
import { keepFirst, type Programme } from './load-programme.js';
import type { RolePlanner } from './role-planner.js';
import { cleanText, quote } from '../workbook/cells/clean-text.js';
import { choicesInCell, questionHeaders } from '../workbook/question-columns.js';
import { rowWords } from '../workbook/report-repeats.js';
import type { WorkbookQuestion, QuestionField, QuestionRow } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Question = Programme['questions'][number];

/** What exists, including roles that the same file creates. */
interface Asking {
  programme: Pick<Programme, 'categories' | 'opportunities' | 'questions'>;
  roles: Pick<RolePlanner, 'find'>;
}

/** How a file changes an event's questions. */
interface PlannedQuestions {
  made: ImportPlan['questions'];
  changed: Question[];
  rows: ImportedRow[];
}

/**
 * Compares a workbook's questions with the existing ones. A question is matched by its id, else by event or role and label. It may change
 * as on its form: label, help, choices, order, and whether it is required, but not its kind, nor its event or role. Questions are never
 * deleted, as that would delete answers.
 */
export function planQuestions(asking: Asking, rows: readonly QuestionRow[]): PlannedQuestions {
  return new QuestionPlanner(asking, rows).plan(rows);
}

class QuestionPlanner {
  readonly #byId: Map<string, Question>;
  readonly #byLabel = new Map<string, Question>();
  /** The row of a question, by the question's id. */
  readonly #rowOf = new Map<string, QuestionRow>();
  readonly #made: ImportPlan['questions'] = [];
  readonly #changed: Question[] = [];
  #next: number;

  constructor(
    private readonly asking: Asking,
    rows: readonly QuestionRow[],
  ) {
    const { questions } = asking.programme;
    this.#byId = new Map(questions.map((one) => [one.id, one]));
    this.#next = Math.max(-1, ...questions.map(({ position }) => position)) + 1;
    // As with shifts, ids take precedence over labels.
    for (const row of rows) {
      const { id } = row.question;
      if (id && this.#byId.has(id)) keepFirst(this.#rowOf, id, row);
    }
    for (const one of questions)
      if (!this.#rowOf.has(one.id)) keepFirst(this.#byLabel, labelKey(one.opportunityId, one.label), one);
  }

  plan(rows: readonly QuestionRow[]): PlannedQuestions {
    const imported = rows.map((row) => this.#take(row));
    // Questions with the same position are ordered by id, so ids are assigned in the order of the file.
    const ids = this.#made.map(() => randomUUID()).sort();
    const made = this.#made.map((one, at) => ({ ...one, id: ids[at] ?? one.id }));
    return { made, changed: this.#changed, rows: imported };
  }

  #take(row: QuestionRow): ImportedRow {
    const { question: planned } = row;
    const role = this.#roleOf(planned);
    if (role === undefined) {
      const reason = `There is no role ${quote(planned.role)} in a category ${quote(planned.category)} of the event or of this file.`;
      return refuse(row, reason, 'role');
    }
    const known = planned.id === undefined ? undefined : this.#byId.get(planned.id);
    const there = known ?? this.#byLabel.get(labelKey(role, planned.label));
    const other = there && this.#rowOf.get(there.id);
    if (other && other !== row) {
      const where = rowWords(other, row);
      return known
        ? refuse(row, `Question ID is the same as in ${where}. Clear it to ask another question.`, 'questionId')
        : refuse(row, `This is the same question as in ${where}.`, 'label');
    }
    if (!there) return this.#add(row, role);
    this.#rowOf.set(there.id, row);
    return this.#change(row, there, role, known !== undefined);
  }

  /** The id of the role that asks; null for the whole event; undefined for an unknown role. */
  #roleOf({ category, role }: WorkbookQuestion): string | null | undefined {
    return role ? this.asking.roles.find(category, role)?.id : null;
  }

  /** Whether a role has these names, even if an older one has them, too. */
  #isOfSameName({ category, role }: WorkbookQuestion, opportunityId: string | null): boolean {
    const named = this.asking.programme.opportunities.find(({ id }) => id === opportunityId);
    const within = this.asking.programme.categories.find(({ id }) => id === named?.categoryId);
    return (
      !!named && !!within && foldName(named.name) === foldName(role) && foldName(within.name) === foldName(category)
    );
  }

  #add(row: QuestionRow, opportunityId: string | null): ImportedRow {
    const { question: planned, warnings } = row;
    const { kind, required = false } = planned;
    if (!kind) return refuse(row, `${questionHeaders.kind.header} is empty.`, 'kind');
    const { reason, field, value } = checkQuestion({
      label: planned.label,
      help: planned.help ?? null,
      choices: planned.choices ?? [],
    });
    if (reason) return refuse(row, reason, field);
    const { label = '', help = null, choices = [] } = value;
    const fault = faultOfChoices({ kind, choices });
    if (fault) return refuse(row, `${questionHeaders.choices.header}: ${fault}.`, 'choices');
    if (this.asking.programme.questions.length + this.#made.length >= mostQuestions)
      return refuse(row, `An event and its roles ask ${mostQuestions} questions at most: delete one first.`, 'label');
    const position = planned.position ?? this.#next;
    this.#next = Math.max(this.#next, position + 1);
    const made = { id: randomUUID(), opportunityId, kind, label, help, choices, required, position };
    this.#made.push(made);
    const there = { ...made, version: 1 };
    this.#byLabel.set(labelKey(opportunityId, label), there);
    this.#rowOf.set(made.id, row);
    return { ...rowAbout(row, aboutOf(row, there)), outcome: 'create', warnings };
  }

  #change(row: QuestionRow, before: Question, role: string | null, known: boolean): ImportedRow {
    const { question: planned, warnings } = row;
    if (planned.kind && planned.kind !== before.kind) {
      const reason = `${questionHeaders.kind.header}: a question keeps its kind (${quote(questionKindWords[before.kind])}). Delete it under "Questions" on the board and create a new one.`;
      return refuse(row, reason, 'kind');
    }
    if (role !== before.opportunityId && !this.#isOfSameName(planned, before.opportunityId)) {
      const reason =
        'A question stays with the role or event that asks it. Clear its Question ID to have it asked here, too.';
      return refuse(row, reason, 'role');
    }
    const input = {
      // If matched by its label, it keeps it, including the case.
      ...(!known || cleanLine(before.label) === planned.label ? {} : { label: planned.label }),
      ...(!planned.help || cleanText(before.help ?? '') === planned.help ? {} : { help: planned.help }),
      ...(!planned.choices || isSameList(before.choices.map(cleanLine), planned.choices)
        ? {}
        : { choices: planned.choices }),
    };
    const { reason, field, value } = checkQuestion(input);
    if (reason) return refuse(row, reason, field);
    const { required = before.required, position = before.position } = planned;
    const after = { ...before, ...value, required, position };
    const fault = value.choices ? faultOfChoices(after) : null;
    if (fault) return refuse(row, `${questionHeaders.choices.header}: ${fault}.`, 'choices');
    const changes: ImportedChange[] = [];
    const compare = (changed: ImportedChange['field'], from: string, to: string) => {
      if (from !== to) changes.push({ field: changed, from, to });
    };
    compare('question', before.label, after.label);
    compare('choices', choicesInCell(before.choices), choicesInCell(after.choices));
    compare('required', yesOrNo(before.required), yesOrNo(after.required));
    compare('help', before.help ?? '', after.help ?? '');
    compare('position', String(before.position), String(after.position));
    if (changes.length === 0) return { ...rowAbout(row, aboutOf(row, before)), warnings };
    this.#changed.push(after);
    return { ...rowAbout(row, aboutOf(row, before)), outcome: 'change', changes, warnings };
  }
}

function refuse(row: QuestionRow, reason: string, field: QuestionField): ImportedRow {
  return refusedRow(row, reason, [row.cells[field]], `Question: ${row.question.label}`);
}

/** Describes a row: event or role, label, and kind of answer. */
function aboutOf(
  { question }: QuestionRow,
  { label, kind, choices, required }: Omit<Question, 'version' | 'id'>,
): string {
  const who = question.role ? `${question.role} (${question.category})` : 'the whole event';
  const how = [questionKindWords[kind], ...(choices.length > 0 ? [choicesInCell(choices)] : [])].join(': ');
  return `Question of ${who}: ${label} (${how}${required ? '; required' : ''})`;
}

function labelKey(opportunityId: string | null, label: string): string {
  return `${opportunityId ?? ''}|${foldName(label)}`;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
