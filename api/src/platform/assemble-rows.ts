import { breathe } from './breathe.js';
import type { Level } from './shape-plan.js';
import type { Template } from './statement.js';

type Row = unknown[];
type Assembled = Record<string, unknown>;

/** Rows that are put together at once: about two milliseconds. */
const atOnce = 2000;

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
      if (count % atOnce === 0) await breathe();
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
