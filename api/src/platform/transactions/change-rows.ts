import { ReferenceKind } from '@mikro-orm/core';
import type { RecordClass } from '../reading/record-readings.js';
import type { RequestContext } from '../operation/request-context.js';

/*
 * Changes many records, each to values of its own, in one statement. The entity manager sends two for every 300: the first reads whether
 * the versions are still these, the second writes without looking at them. Rows have the names of the properties; a link is named by its id
 * (`categoryId`).
 */

/** A row to write: only columns of the record, and only those that are meant. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Column {
  /** Its name in rows. */
  name: string;
  column: string;
  type: string;
}

const known = new WeakMap<object, { table: string; columns: Column[] }>();

/** The declarations of a record's class about its table, without columns that only the database computes. */
function tableOf(ctx: RequestContext, record: RecordClass) {
  let found = known.get(record);
  if (!found) {
    const meta = ctx.em.getMetadata(record);
    const columns = meta.props.flatMap((property): Column[] => {
      const [column] = property.fieldNames ?? [];
      if (!column || property.persist === false || property.formula) return [];
      const isLink = property.kind === ReferenceKind.MANY_TO_ONE;
      return [{ name: isLink ? `${property.name}Id` : property.name, column, type: property.columnTypes[0] ?? '' }];
    });
    known.set(record, (found = { table: meta.tableName, columns }));
  }
  return found;
}

/**
 * The columns in rows. An unknown column name is a bug, and thrown; so are rows with different columns, of which one would lose its values.
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

/** The rows as JSON; lone surrogates, which PostgreSQL refuses, become the replacement character. */
function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}

/**
 * Updates records and increments their versions, in one statement; returns the changed ones with their new versions. A row with a `version`
 * is only written while that is the current one.
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
