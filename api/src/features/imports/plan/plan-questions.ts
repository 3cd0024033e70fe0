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
import { placeOf } from '../workbook/report-repeats.js';
import type { PlannedQuestion, QuestionField, QuestionRow } from '../workbook/workbook-plan.js';
import { yesOrNo } from '../workbook/cells/yes-or-no.js';

type Question = Programme['questions'][number];

/** What is there, roles that the same file makes included. */
interface Asking {
  programme: Pick<Programme, 'categories' | 'opportunities' | 'questions'>;
  roles: Pick<RolePlanner, 'find'>;
}

/** What a file makes of an event's questions. */
interface PlannedQuestions {
  made: ImportPlan['questions'];
  changed: Question[];
  rows: ImportedRow[];
}

/**
 * Compares a workbook's questions with what is asked. A question is found by its id, else by who asks and its words. It may change as on
 * its form: words, choices, order, whether it is required; not its kind, and not who asks. Nothing is ever deleted: answers hang on it.
 */
export function planQuestions(asking: Asking, rows: readonly QuestionRow[]): PlannedQuestions {
  return new QuestionPlanner(asking, rows).plan(rows);
}

class QuestionPlanner {
  readonly #byId: Map<string, Question>;
  readonly #byWords = new Map<string, Question>();
  /** The row that means a question, by its id. */
  readonly #meantBy = new Map<string, QuestionRow>();
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
    // As with shifts, ids count before words.
    for (const row of rows) {
      const { id } = row.question;
      if (id && this.#byId.has(id)) keepFirst(this.#meantBy, id, row);
    }
    for (const one of questions)
      if (!this.#meantBy.has(one.id)) keepFirst(this.#byWords, wordsKey(one.opportunityId, one.label), one);
  }

  plan(rows: readonly QuestionRow[]): PlannedQuestions {
    const imported = rows.map((row) => this.#take(row));
    // Of the same place among the questions, the order of their ids decides: it shall be that of the file.
    const ids = this.#made.map(() => randomUUID()).sort();
    const made = this.#made.map((one, at) => ({ ...one, id: ids[at] ?? one.id }));
    return { made, changed: this.#changed, rows: imported };
  }

  #take(row: QuestionRow): ImportedRow {
    const { question: asked } = row;
    const role = this.#roleOf(asked);
    if (role === undefined) {
      const reason = `There is no role ${quote(asked.role)} in a category ${quote(asked.category)} of the event or of this file.`;
      return refuse(row, reason, 'role');
    }
    const known = asked.id === undefined ? undefined : this.#byId.get(asked.id);
    const there = known ?? this.#byWords.get(wordsKey(role, asked.label));
    const meant = there && this.#meantBy.get(there.id);
    if (meant && meant !== row) {
      const where = placeOf(meant, row);
      return known
        ? refuse(row, `Question ID is the same as in ${where}. Clear it to ask another question.`, 'questionId')
        : refuse(row, `This is the same question as in ${where}.`, 'label');
    }
    if (!there) return this.#add(row, role);
    this.#meantBy.set(there.id, row);
    return this.#change(row, there, role, known !== undefined);
  }

  /** Who asks: a role's id, null for the whole event; undefined for a role that nobody knows. */
  #roleOf({ category, role }: PlannedQuestion): string | null | undefined {
    return role ? this.asking.roles.find(category, role)?.id : null;
  }

  /** Whether a role has these names, although another one of the same names is older. */
  #isOfSameName({ category, role }: PlannedQuestion, opportunityId: string | null): boolean {
    const named = this.asking.programme.opportunities.find(({ id }) => id === opportunityId);
    const within = this.asking.programme.categories.find(({ id }) => id === named?.categoryId);
    return (
      !!named && !!within && foldName(named.name) === foldName(role) && foldName(within.name) === foldName(category)
    );
  }

  #add(row: QuestionRow, opportunityId: string | null): ImportedRow {
    const { question: asked, warnings } = row;
    const { kind, required = false } = asked;
    if (!kind) return refuse(row, `${questionHeaders.kind.header} is empty.`, 'kind');
    const { reason, field, value } = checkQuestion({
      label: asked.label,
      help: asked.help ?? null,
      choices: asked.choices ?? [],
    });
    if (reason) return refuse(row, reason, field);
    const { label = '', help = null, choices = [] } = value;
    const fault = faultOfChoices({ kind, choices });
    if (fault) return refuse(row, `${questionHeaders.choices.header}: ${fault}.`, 'choices');
    if (this.asking.programme.questions.length + this.#made.length >= mostQuestions)
      return refuse(row, `An event and its roles ask ${mostQuestions} questions at most: delete one first.`, 'label');
    const position = asked.position ?? this.#next;
    this.#next = Math.max(this.#next, position + 1);
    const made = { id: randomUUID(), opportunityId, kind, label, help, choices, required, position };
    this.#made.push(made);
    const there = { ...made, version: 1 };
    this.#byWords.set(wordsKey(opportunityId, label), there);
    this.#meantBy.set(made.id, row);
    return { ...rowAbout(row, aboutOf(row, there)), outcome: 'create', warnings };
  }

  #change(row: QuestionRow, before: Question, role: string | null, known: boolean): ImportedRow {
    const { question: asked, warnings } = row;
    if (asked.kind && asked.kind !== before.kind) {
      const reason = `${questionHeaders.kind.header}: a question keeps its kind (${quote(questionKindWords[before.kind])}). Delete it under "Questions" on the board and ask anew.`;
      return refuse(row, reason, 'kind');
    }
    if (role !== before.opportunityId && !this.#isOfSameName(asked, before.opportunityId)) {
      const reason =
        'A question stays with the role or event that asks it. Clear its Question ID to have it asked here, too.';
      return refuse(row, reason, 'role');
    }
    const said = {
      // Found by its words it keeps them, whatever their case.
      ...(!known || cleanLine(before.label) === asked.label ? {} : { label: asked.label }),
      ...(!asked.help || cleanText(before.help ?? '') === asked.help ? {} : { help: asked.help }),
      ...(!asked.choices || isSameList(before.choices.map(cleanLine), asked.choices) ? {} : { choices: asked.choices }),
    };
    const { reason, field, value } = checkQuestion(said);
    if (reason) return refuse(row, reason, field);
    const { required = before.required, position = before.position } = asked;
    const after = { ...before, ...value, required, position };
    const fault = value.choices ? faultOfChoices(after) : null;
    if (fault) return refuse(row, `${questionHeaders.choices.header}: ${fault}.`, 'choices');
    const changes: ImportedChange[] = [];
    const tell = (changed: ImportedChange['field'], from: string, to: string) => {
      if (from !== to) changes.push({ field: changed, from, to });
    };
    tell('question', before.label, after.label);
    tell('choices', choicesInCell(before.choices), choicesInCell(after.choices));
    tell('required', yesOrNo(before.required), yesOrNo(after.required));
    tell('help', before.help ?? '', after.help ?? '');
    tell('position', String(before.position), String(after.position));
    if (changes.length === 0) return { ...rowAbout(row, aboutOf(row, before)), warnings };
    this.#changed.push(after);
    return { ...rowAbout(row, aboutOf(row, before)), outcome: 'change', changes, warnings };
  }
}

function refuse(row: QuestionRow, reason: string, field: QuestionField): ImportedRow {
  return refusedRow(row, reason, [row.cells[field]], `Question: ${row.question.label}`);
}

/** What a row is about, in words: who asks, what, and how it is answered. */
function aboutOf(
  { question }: QuestionRow,
  { label, kind, choices, required }: Omit<Question, 'version' | 'id'>,
): string {
  const who = question.role ? `${question.role} (${question.category})` : 'the whole event';
  const how = [questionKindWords[kind], ...(choices.length > 0 ? [choicesInCell(choices)] : [])].join(': ');
  return `Question of ${who}: ${label} (${how}${required ? '; required' : ''})`;
}

function wordsKey(opportunityId: string | null, label: string): string {
  return `${opportunityId ?? ''}|${foldName(label)}`;
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
