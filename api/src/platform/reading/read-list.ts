import { isId } from '../../contract/text/fields.js';
import { readCursor, unknownCursor, writeCursor } from './list-cursor.js';
import { planSettings, readBatch, statementName, type Source } from './read-records.js';
import type { Selection } from './selection.js';
import type { RecordClass } from './record-readings.js';
import { planCount, planIds } from './sql/plan-records.js';
import { placeField, type Filter } from './sql/statement.js';

/** Rows of one batch of a long list. */
const batchSize = 500;

/** The most rows of one page. */
export const largestPage = 5000;

/** The requested part of a list: everything, or a page of so many rows, from the start or after a cursor. */
export interface PageWish {
  limit?: number;
  /** The cursor of the previous page; older programs may send the id of its last row. */
  cursor?: string;
}

/** A list: the requested rows in batches that are read on demand. */
export interface List<Row> {
  batches: AsyncIterable<Row[]> | Row[][];
  /** How many rows there are, of all pages together. */
  total: number;
  /** The cursor of the next page, if there is one. */
  next: string | null;
}

interface ListSource extends Source {
  secretKey: Buffer;
}

/**
 * A page of a list, or all of it. A short list is read in one statement. A longer one begins with the ids of all its rows, which are then
 * read batch by batch: memory stays flat, no connection is held for a slow reader, no row is repeated and no remaining row is missed. The
 * rows that showed the list to be long are its first batch, unless they changed before the ids were read. `filter` null: nothing can match;
 * `size`: rows of a batch. Error: BAD_REQUEST for an unknown cursor.
 */
export async function readList<Row extends object>(
  source: ListSource,
  record: RecordClass<Row>,
  selection: Selection,
  filter: Filter | null,
  { limit, cursor }: PageWish,
  size = batchSize,
): Promise<List<Row>> {
  const after = cursor === undefined ? undefined : await positionOf(source, record, cursor);
  if (!filter) return { batches: [], total: 0, next: null };
  if (limit !== undefined) {
    const [page, total] = await Promise.all([
      readPage<Row>(source, record, selection, { ...filter, after }, limit),
      countRows(source, record, filter),
    ]);
    return { batches: [page.rows], total, next: page.next };
  }
  const first = await readBatch<Row>(source, record, selection, { ...filter, after, limit: size + 1 });
  // After a cursor, the earlier rows count as well.
  const all = after && (await countRows(source, record, filter));
  if (first.length <= size) return { batches: [first], total: all ?? first.length, next: null };
  const { ids, total } = await readIds(source, record, { ...filter, after });
  const begun = first.slice(0, size);
  const isSame = begun.every((row, at) => idOf(row) === ids.slice(at * idLength, at * idLength + idLength - 1));
  return {
    batches: inBatches<Row>(source, record, selection, {
      ids,
      size,
      orderBy: filter.orderBy,
      begun: isSame ? begun : [],
    }),
    total: all ?? total,
    next: null,
  };
}

/** This many rows of a list, and the cursor after the last of them while more follow. */
async function readPage<Row extends object>(
  source: ListSource,
  record: RecordClass<Row>,
  selection: Selection,
  filter: Filter,
  limit: number,
): Promise<{ rows: Row[]; next: string | null }> {
  const wanted = { ...filter, limit: limit + 1, placed: true };
  const found = await readBatch<Row & { [placeField]?: string[] }>(source, record, selection, wanted);
  const rows = found.slice(0, limit);
  const last = rows.at(-1)?.[placeField];
  for (const row of rows) delete row[placeField];
  return {
    rows,
    next: found.length > limit && last ? writeCursor(source.secretKey, source.readingOf(record).name, last) : null,
  };
}

/** The position that a cursor holds. Older programs send the id of the last row: valid while that row exists. */
export async function positionOf(source: ListSource, record: RecordClass, cursor: string): Promise<string[]> {
  if (!isId(cursor)) return readCursor(source.secretKey, source.readingOf(record).name, cursor);
  const filter = { equals: { id: cursor }, placed: true, limit: 1 };
  const [row] = await readBatch<{ [placeField]: string[] }>(source, record, {}, filter);
  if (!row) throw unknownCursor();
  return row[placeField];
}

/** How many rows a list has, whatever its page. */
export async function countRows(source: Source, record: RecordClass, filter: Filter): Promise<number> {
  const { text, values } = planCount(source.readingOf(record), planSettings(source), filter);
  const [row] = await source.rows.read<{ count: number }>({ name: statementName(text), text, values });
  return row?.count ?? 0;
}

/** The ids of all rows in order, as one string: a fraction of the memory of as many strings. */
async function readIds(source: Source, record: RecordClass, filter: Filter): Promise<{ ids: string; total: number }> {
  const { text, values } = planIds(source.readingOf(record), planSettings(source), filter);
  const [row] = await source.rows.read<{ ids: string }>({ name: statementName(text), text, values });
  const ids = row?.ids ?? '';
  return { ids, total: ids === '' ? 0 : (ids.length + 1) / idLength };
}

/** The length of an id and the comma after it. */
const idLength = 37;

/** The id of a row that was selected with it, or that was read as text. */
function idOf(row: { id?: unknown }): unknown {
  return row.id;
}

/** The rows with these ids, in batches; `begun`: the first of them, if already read. */
async function* inBatches<Row>(
  source: Source,
  record: RecordClass<Row>,
  selection: Selection,
  { ids, size, orderBy, begun }: { ids: string; size: number; orderBy: Filter['orderBy']; begun: Row[] },
): AsyncGenerator<Row[]> {
  const length = size * idLength;
  if (begun.length > 0) yield begun;
  for (let from = begun.length * idLength; from < ids.length; from += length) {
    yield await readBatch<Row>(source, record, selection, {
      where: (alias) => `${alias}.id = any($1::uuid[])`,
      values: [`{${ids.slice(from, from + length).replace(/,$/, '')}}`],
      orderBy,
    });
  }
}
