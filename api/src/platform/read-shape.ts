import { createHash } from 'node:crypto';
import type { AnswerMeter } from './answer-meter.js';
import { assembleRows } from './assemble-rows.js';
import { parseRows } from './parse-rows.js';
import type { RecordClass, ShapeOf } from './record-shapes.js';
import type { ProductSettings } from './request-context.js';
import type { Rows } from './rows.js';
import type { Selection } from './shape.js';
import type { Sight } from './sight.js';
import { planShape, type PlanSettings } from './shape-plan.js';
import type { Filter } from './statement.js';

export type { Filter } from './statement.js';

/** Where rows are read and which settings they depend on; `ctx.services` is one. */
export interface Source {
  rows: Rows;
  settings: Pick<ProductSettings, 'timeZone'>;
  shapeOf: ShapeOf;
  /** What this request's caller may see. */
  sight: Sight;
  /** What this request may still be answered. */
  answer: AnswerMeter;
}

/**
 * Reads objects of a record class in ONE statement, whatever the depth and the number of rows, with exactly the fields that were asked for.
 * The result is plain data in the shape of the API; nested lists that are the same list may be the same array: do not change them.
 * Error: QUERY_TOO_LARGE for more rows than this request may be answered; the statement itself stops there.
 */
export async function readShape<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter = {},
): Promise<Row[]> {
  return (await readWithBeside<Row, undefined>(source, what, selection, filter)).rows;
}

/** Like `readShape`, with what the filter names as `beside`: of the same statement, so of the same moment. */
export function readWithBeside<Row, Value>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<{ rows: Row[]; beside: Value }> {
  const { answer } = source;
  return answer.turn(async () => {
    const levels = await readLevels(source, what, selection, filter, answer.mostRows);
    const counts = levels.answers.map((rows) => rows.length);
    const isCut = levels.plan.levels.some(({ mostRows }, number) => (counts[number] ?? 0) > mostRows);
    answer.takeRows(isCut ? Infinity : counts.reduce((sum, count) => sum + count, 0));
    const rows = (await assembleRows(levels.plan.levels, levels.answers)) as Row[];
    return { rows, beside: levels.beside as Value };
  });
}

/** Like `readShape` for a batch of a list that is sent as it is read: the ceiling of one answer is not its business. */
export async function readBatch<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<Row[]> {
  const { plan, answers } = await readLevels(source, what, selection, filter);
  return (await assembleRows(plan.levels, answers)) as Row[];
}

/** Like `readShape` for one object: the first, or null. */
export async function readOneOfShape<Row>(
  source: Source,
  what: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
): Promise<Row | null> {
  const [first] = await readShape<Row>(source, what, selection, { ...filter, limit: 1 });
  return first ?? null;
}

async function readLevels(source: Source, what: RecordClass, selection: Selection, filter: Filter, mostRows?: number) {
  const shape = source.shapeOf(what);
  const plan = planShape(shape, selection, { ...planSettings(source), mostRows }, filter);
  const [answer] = await source.rows.read<{ [level: string]: string; beside: never }>({
    name: statementName(plan.text, filter.beside && besideNames),
    text: plan.text,
    values: plan.values,
  });
  const answers: unknown[][][] = [];
  for (const number of plan.levels.keys()) answers.push(await parseRows(answer?.[`l${number}`] ?? ''));
  return { plan, answers, beside: answer?.beside as unknown };
}

/** What every plan depends on. */
export function planSettings({ settings, sight }: Source): PlanSettings {
  return { sight, timeZone: `'${settings.timeZone.replaceAll("'", "''")}'` };
}

const usualNames = new Map<string, string>();
/** What stands beside rows differs with its conditions: its many texts must not take the names of all others. */
const besideNames = new Map<string, string>();
const mostNames = 300;

/** Prepared statements live on the server's side: only the first few hundred different texts get a name, the rest are planned anew. */
export function statementName(text: string, names = usualNames): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = names.size < mostNames ? `shape_${createHash('sha1').update(text).digest('hex').slice(0, 24)}` : '';
  if (name) names.set(text, name);
  return name;
}
