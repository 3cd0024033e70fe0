import { yieldToEventLoop } from '../../limits/yield-to-event-loop.js';
import type { Level } from './plan-records.js';
import type { Template } from './statement.js';

type Row = unknown[];
type Assembled = Record<string, unknown>;

/** Rows that are put together at once: about two milliseconds. */
const rowsAtOnce = 2000;

/** Puts the flat rows of all levels together: the objects of the first level with everything that hangs on them. */
export async function assembleRows(levels: Level[], answers: Row[][]): Promise<Assembled[]> {
  let count = 0;
  const lists: Map<unknown, Assembled[]>[] = [];
  // A level comes after the one it hangs on, so the deepest are ready first.
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
  // A list that hangs on nothing is not the caller's to see.
  for (const [field, idAt, level] of template.lists) {
    made[field] = row[idAt] === null ? null : (lists[level]?.get(row[idAt]) ?? []);
  }
  return made;
}

/** Characters that are parsed at once: about two milliseconds. */
const charactersAtOnce = 250_000;

/** What stands between two rows (U+001E): no JSON holds it, neither in texts nor between values. */
const rowEnd = '\u001e';

/** The rows of a level, each a JSON array. A long level is parsed in parts, so that others get their turn in between. */
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
