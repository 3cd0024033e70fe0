import { createHash } from 'node:crypto';
import { assembleRows } from './assemble-rows.js';
import type { ProductSettings } from './request-context.js';
import type { Rows } from './rows.js';
import type { Selection, Shape } from './shape.js';
import { planShape, type Filter, type ShapePlan } from './shape-plan.js';

export type { Filter } from './shape-plan.js';

/** Where rows are read and which settings they depend on; `ctx.services` is one. */
export interface Source {
  rows: Rows;
  settings: Pick<ProductSettings, 'timeZone'>;
}

/**
 * Reads objects of a shape in ONE statement, whatever the depth and the number of rows, with exactly the fields that were asked for.
 * The result is plain data in the shape of the API; nested lists that are the same list may be the same array: do not change them.
 */
export async function readShape<Row>(
  source: Source,
  shape: Shape,
  selection: Selection,
  filter: Filter = {},
): Promise<Row[]> {
  const { text, levels } = planOf(shape, selection, source.settings.timeZone, filter);
  const [answer] = await source.rows.read<Record<string, unknown[][]>>({
    name: statementName(text),
    text,
    values: filter.values ?? [],
  });
  const answers = levels.map((_, number) => answer?.[`l${number}`] ?? []);
  return assembleRows(levels, answers) as Row[];
}

/** Like `readShape` for one object: the first, or null. */
export async function readOneOfShape<Row>(
  source: Source,
  shape: Shape,
  selection: Selection,
  filter: Filter,
): Promise<Row | null> {
  const [first] = await readShape<Row>(source, shape, selection, { ...filter, limit: 1 });
  return first ?? null;
}

/** The statement for a selection, settings as SQL literals. */
export function planOf(shape: Shape, selection: Selection, timeZone: string, filter: Filter): ShapePlan {
  return planShape(shape, selection, { timeZone: `'${timeZone.replaceAll("'", "''")}'` }, filter);
}

const names = new Map<string, string>();
const mostNames = 300;

/** Prepared statements live on the server's side: only the first few hundred different texts get a name, the rest are planned anew. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = names.size < mostNames ? `shape_${createHash('sha1').update(text).digest('hex').slice(0, 24)}` : '';
  if (name) names.set(text, name);
  return name;
}
