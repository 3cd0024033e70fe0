import { ReferenceKind } from '@mikro-orm/core';
import { isCopied } from '../reading/record.js';
import type { RecordClass } from '../reading/record-readings.js';
import type { RequestContext } from '../operation/request-context.js';

/*
 * Writes, copies and compares rows of a record over the columns that its class declares, so that a new column is in all of it. Rows have
 * the names of the properties; a link is named by its id (`categoryId`).
 */

/** A row to be written: only columns of the record, only those that are meant. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Column {
  /** As a row names it. */
  name: string;
  column: string;
  type: string;
  copied: boolean;
}

const known = new WeakMap<object, { table: string; columns: Column[] }>();

/** What the class of a record says of its table; columns that the database alone counts are not in it. */
function tableOf(ctx: RequestContext, record: RecordClass) {
  let found = known.get(record);
  if (!found) {
    const meta = ctx.em.getMetadata(record);
    const columns = meta.props.flatMap((property): Column[] => {
      const [column] = property.fieldNames ?? [];
      if (!column || property.persist === false || property.formula) return [];
      const isLink = property.kind === ReferenceKind.MANY_TO_ONE;
      const copied = !property.primary && !property.version && isCopied(meta.class, property.name);
      return [
        { name: isLink ? `${property.name}Id` : property.name, column, type: property.columnTypes[0] ?? '', copied },
      ];
    });
    known.set(record, (found = { table: meta.tableName, columns }));
  }
  return found;
}

/**
 * The columns that rows hold. A name that is no column of the record is a mistake in the product, and thrown; so are rows that name
 * different columns, of which one would lose what only it holds.
 */
function columnsOf(
  ctx: RequestContext,
  record: RecordClass,
  rows: readonly Row[],
): { table: string; columns: Column[] } {
  const { table, columns } = tableOf(ctx, record);
  const names = Object.keys(rows[0] ?? {});
  const isAlike = (row: Row) => Object.keys(row).length === names.length && names.every((name) => name in row);
  if (!rows.every(isAlike)) throw new Error(`Rows of ${record.name} name different columns`);
  const meant = names.map((name) => {
    const column = columns.find((one) => one.name === name);
    if (!column) throw new Error(`${record.name} has no column for ${name}`);
    return column;
  });
  return { table, columns: meant };
}

/** SQL: the rows as a table `w`. */
function givenRows(columns: readonly Column[]): string {
  return `jsonb_to_recordset(?::jsonb) as w (${columns.map(({ name, type }) => `"${name}" ${type}`).join(', ')})`;
}

/** The rows as JSON; halves of characters, which PostgreSQL refuses, become the sign for an unknown one. */
function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}

/** Makes records, however many, in one statement; gives the ids of those that were made. What has its id already stays as it is. */
export async function insertRows(ctx: RequestContext, record: RecordClass, rows: readonly Row[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const { table, columns } = columnsOf(ctx, record, rows);
  const made = await ctx.execute<{ id: string }>(
    `insert into ${table} (${columns.map(({ column }) => column).join(', ')})
     select ${columns.map(({ name }) => `w."${name}"`).join(', ')} from ${givenRows(columns)} on conflict (id) do nothing returning id`,
    [jsonOf(rows)],
  );
  return made.map(({ id }) => id);
}

/** Whether all of these stand as these rows say. */
export async function areThere(ctx: RequestContext, record: RecordClass, rows: readonly Row[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const { table, columns } = columnsOf(ctx, record, rows);
  // By the id with '=', which alone finds the row by the index.
  const same = columns.map(
    ({ name, column }) => `r.${column} ${name === 'id' ? '=' : 'is not distinct from'} w."${name}"`,
  );
  const [found] = await ctx.execute<{ count: number }>(
    `select count(*)::int as count from ${table} r join ${givenRows(columns)} on ${same.join(' and ')}`,
    [jsonOf(rows)],
  );
  return found?.count === rows.length;
}

/**
 * Changes records and counts up their versions, in one statement; gives those that were changed, with their new versions. A row that names
 * its `version` is written only while that is the current one.
 */
export async function changeRows(
  ctx: RequestContext,
  record: RecordClass,
  rows: readonly Row[],
): Promise<{ id: string; version: number }[]> {
  if (rows.length === 0) return [];
  const { table, columns } = columnsOf(ctx, record, rows);
  const held = ['id', 'version'];
  const written = columns.filter(({ name }) => !held.includes(name));
  const found = columns.filter(({ name }) => held.includes(name));
  return ctx.execute(
    `update ${table} r set ${written.map(({ name, column }) => `${column} = w."${name}"`).join(', ')}, version = r.version + 1
     from ${givenRows(columns)} where ${found.map(({ name, column }) => `r.${column} = w."${name}"`).join(' and ')}
     returning r.id, r.version`,
    [jsonOf(rows)],
  );
}

/** SQL: all columns of the table under this alias, by their names in rows; days as YYYY-MM-DD. */
export function selectedColumns(ctx: RequestContext, record: RecordClass, alias: string): string {
  return tableOf(ctx, record)
    .columns.map(({ name, column, type }) => {
      const value = type === 'date' ? `to_char(${alias}.${column}, 'YYYY-MM-DD')` : `${alias}.${column}`;
      return `${value} as "${name}"`;
    })
    .join(', ');
}

/**
 * SQL: `insert into` the record's table what a `select` finds under this alias: every column that is copied, but those named in `instead`
 * by the SQL that takes their place. What follows is the `from`.
 */
export function copiedRows(
  ctx: RequestContext,
  record: RecordClass,
  alias: string,
  instead: Readonly<Record<string, string>>,
): string {
  const { table, columns } = tableOf(ctx, record);
  const copied = columns.filter(({ name, copied }) => copied || name in instead);
  return `insert into ${table} (${copied.map(({ column }) => column).join(', ')})
    select ${copied.map(({ name, column }) => instead[name] ?? `${alias}.${column}`).join(', ')}`;
}
