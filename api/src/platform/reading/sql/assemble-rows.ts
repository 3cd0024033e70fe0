import { yieldToEventLoop } from '../../limits/yield-to-event-loop.js';
import type { Level } from './plan-records.js';
import type { Template } from './statement.js';

type Row = unknown[];
type Assembled = Record<string, unknown>;

/** Rows to assemble before yielding: about two milliseconds. */
const rowsAtOnce = 2000;

/** Assembles the flat rows of all levels: the objects of the first level with everything below them. */
export async function assembleRows(levels: Level[], answers: Row[][]): Promise<Assembled[]> {
  let count = 0;
  const lists: Map<unknown, Assembled[]>[] = [];
  // A level comes after its parent level, so the deepest are ready first.
  for (let number = levels.length - 1; number >= 0; number -= 1) {
    const { template, grouped } = levels[number] as Level;
    const byParent = new Map<unknown, Assembled[]>();
    for (const answer of answers[number] ?? []) {
      count += 1;
      if (count % rowsAtOnce === 0) await yieldToEventLoop();
      const row = grouped ? (answer as Row[]).flat() : answer;
      const made = assemble(template, row, lists);
      const siblings = byParent.get(row[0]);
      if (siblings) siblings.push(made);
      else byParent.set(row[0], [made]);
    }
    lists[number] = byParent;
  }
  return lists[0]?.get(null) ?? [];
}

function assemble(template: Template, row: Row, lists: Map<unknown, Assembled[]>[]): Assembled {
  const made: Assembled = {};
  for (const [field, at] of template.values) made[field] = row[at];
  for (const [field, nested, idAt] of template.ones) {
    made[field] = idAt !== undefined && row[idAt] === null ? null : assemble(nested, row, lists);
  }
  // A list without a parent id is not visible to the caller.
  for (const [field, idAt, level] of template.lists) {
    made[field] = row[idAt] === null ? null : (lists[level]?.get(row[idAt]) ?? []);
  }
  return made;
}

/** Characters to parse before yielding: about two milliseconds. */
const charactersAtOnce = 250_000;

/** The separator between rows (U+001E): JSON never contains it unescaped, neither in strings nor between values. */
const rowEnd = '\u001e';

/** The rows of a level, each a JSON array. A long level is parsed in parts and yields to the event loop in between. */
export async function parseRows(text: string): Promise<unknown[][]> {
  if (text === '') return [];
  if (text.length <= charactersAtOnce) return rowsIn(text);
  const rows: unknown[][] = [];
  for (let from = 0; from < text.length;) {
    const end = from + charactersAtOnce >= text.length ? -1 : text.indexOf(rowEnd, from + charactersAtOnce);
    const to = end < 0 ? text.length : end;
    for (const row of rowsIn(text.slice(from, to))) rows.push(row);
    from = to + 1;
    await yieldToEventLoop();
  }
  return rows;
}

function rowsIn(text: string): unknown[][] {
  return JSON.parse(`[${text.replaceAll(rowEnd, ',')}]`) as unknown[][];
}
