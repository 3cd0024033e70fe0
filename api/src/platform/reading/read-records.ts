import { createHash } from 'node:crypto';
import { unmetered, type AnswerMeter } from '../limits/answer-meter.js';
import { assembleRows, parseRows } from './sql/assemble-rows.js';
import { assembleTexts, countRows } from './sql/assemble-texts.js';
import type { RecordClass, ReadingOf } from './record-readings.js';
import type { ProductSettings } from '../operation/request-context.js';
import type { Rows } from './rows.js';
import { asText, type Selection } from './selection.js';
import type { AccessScope } from './access-scope.js';
import { planRecords, type PlanSettings } from './sql/plan-records.js';
import type { Filter } from './sql/statement.js';

export type { Filter } from './sql/statement.js';

/** The source of rows and the settings that they depend on; `ctx.services` is one. */
export interface Source {
  rows: Rows;
  settings: Pick<ProductSettings, 'timeZone'>;
  readingOf: ReadingOf;
  /** What the caller may see. */
  accessScope: AccessScope;
  /** How large the response to this request may still grow. */
  answer: AnswerMeter;
}

/**
 * Reads objects of a record class in ONE statement, whatever the depth and the number of rows, with exactly the requested fields. The
 * result is plain data in the form of the API. Equal nested lists may share one array: do not change them. With `asText` in the selection,
 * each row is its JSON instead, a `TextRow`. Error: QUERY_TOO_LARGE for more rows than one response may contain; the statement itself stops
 * there.
 */
export async function readRecords<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter = {},
): Promise<Row[]> {
  return (await readWithBeside<Row, undefined>(source, what, selection, filter)).rows;
}

/** Like `readRecords`, together with the filter's `beside`, read by the same statement and thus in the same snapshot. */
export function readWithBeside<Row, Value>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<{ rows: Row[]; beside: Value }> {
  const { answer } = source;
  return answer.turn(async () => {
    const { levels, texts, beside } = await readLevels(source, what, selection, filter, answer.mostRows);
    const take = (counts: readonly number[]): void => {
      const isCut = levels.some(({ mostRows }, number) => (counts[number] ?? 0) > mostRows);
      answer.takeRows(isCut ? Infinity : counts.reduce((sum, count) => sum + count, 0));
    };
    if (selection[asText]) {
      take(texts.map(countRows));
      const rows: unknown[] = await assembleTexts(levels, texts, answer);
      return { rows: rows as Row[], beside: beside as Value };
    }
    const answers = await parseAll(texts);
    take(answers.map((rows) => rows.length));
    const rows = await assembleRows(levels, answers);
    return { rows: rows as Row[], beside: beside as Value };
  });
}

/** Like `readRecords` for a batch of a list that is streamed: the ceiling of one response does not apply. */
export async function readBatch<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<Row[]> {
  const { levels, texts } = await readLevels(source, what, selection, filter);
  const rows: unknown[] = selection[asText]
    ? await assembleTexts(levels, texts, unmetered)
    : await assembleRows(levels, await parseAll(texts));
  return rows as Row[];
}

/** Like `readRecords` for one object: the first, or null. */
export async function readRecord<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<Row | null> {
  const [first] = await readRecords<Row>(source, what, selection, { ...filter, limit: 1 });
  return first ?? null;
}

async function readLevels(source: Source, what: RecordClass, selection: Selection, filter: Filter, mostRows?: number) {
  const reading = source.readingOf(what);
  const plan = planRecords(reading, selection, { ...planSettings(source), mostRows }, filter);
  const [answer] = await source.rows.read<{ [level: string]: string; beside: never }>({
    name: statementName(plan.text, filter.beside && besideNames),
    text: plan.text,
    values: plan.values,
  });
  const texts = plan.levels.map((_, number) => answer?.[`l${number}`] ?? '');
  return { levels: plan.levels, texts, beside: answer?.beside as unknown };
}

async function parseAll(texts: readonly string[]): Promise<unknown[][][]> {
  const answers: unknown[][][] = [];
  for (const text of texts) answers.push(await parseRows(text));
  return answers;
}

/** What every plan depends on. */
export function planSettings({ settings, accessScope }: Source): PlanSettings {
  return { accessScope, timeZone: `'${settings.timeZone.replaceAll("'", "''")}'` };
}

const usualNames = new Map<string, string>();
/** Statements with `beside` vary with its conditions: their many texts must not use up the names of all others. */
const besideNames = new Map<string, string>();
const mostNames = 300;

/**
 * Prepared statements occupy memory in the database: only the first few hundred different texts get a name, the rest are planned each time.
 */
export function statementName(text: string, names = usualNames): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = names.size < mostNames ? `read_${createHash('sha1').update(text).digest('hex').slice(0, 24)}` : '';
  if (name) names.set(text, name);
  return name;
}
