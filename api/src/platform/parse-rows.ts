import { breathe } from './breathe.js';

/** Characters that are parsed at once: about two milliseconds. */
const atOnce = 250_000;

/** What stands between two rows (U+001E): no JSON holds it, neither in texts nor between values. */
const rowEnd = '\u001e';

/** The rows of a level, each a JSON array. A long level is parsed in parts, so that others get their turn in between. */
export async function parseRows(text: string): Promise<unknown[][]> {
  if (text === '') return [];
  if (text.length <= atOnce) return rowsIn(text);
  const rows: unknown[][] = [];
  for (let from = 0; from < text.length;) {
    const end = from + atOnce >= text.length ? -1 : text.indexOf(rowEnd, from + atOnce);
    const to = end < 0 ? text.length : end;
    for (const row of rowsIn(text.slice(from, to))) rows.push(row);
    from = to + 1;
    await breathe();
  }
  return rows;
}

function rowsIn(text: string): unknown[][] {
  return JSON.parse(`[${text.replaceAll(rowEnd, ',')}]`) as unknown[][];
}
