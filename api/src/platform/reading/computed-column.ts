import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { declaredOf, organisationTimeZone, type Columns, type CachedFigures } from './record.js';
import { keptRow, type Column, type Link, type RecordReading } from './record-reading.js';

/** What stands in the SQL of a figure for the alias of its table, until the alias is known. */
const ownAlias = ':alias';

/** How a figure is read: worked out by its SQL, or from the kept row where it is kept and that is fresh. */
export function figure(meta: EntityMetadata, property: EntityProperty): Column {
  const table = { alias: ownAlias, name: meta.tableName, qualifiedName: meta.tableName, toString: () => ownAlias };
  const text = property.formula?.(meta.createColumnMappingObject(ownAlias), table);
  if (typeof text !== 'string') throw new Error(`${meta.className}.${property.name} is no SQL text`);
  const live: Column['live'] = (alias, { timeZone }) =>
    text.replaceAll(ownAlias, alias).replaceAll(organisationTimeZone, timeZone);
  const isAggregate = readsRowsOfItsOwn(text);
  const fromKept = keptSql(meta, property.name);
  if (!fromKept) return { kind: 'column', isAggregate, sql: (alias, _need, literals) => live(alias, literals) };
  return {
    kind: 'column',
    isAggregate,
    live,
    sql: (alias, need, literals) => {
      const kept = need(keptRow);
      const told = fromKept(kept).replaceAll(ownAlias, alias).replaceAll(organisationTimeZone, literals.timeZone);
      return `case when ${kept}.id is null then ${live(alias, literals)} else ${told} end`;
    },
  };
}

/** How a figure is told from the kept row, if it is kept. */
function keptSql(meta: EntityMetadata, name: string): ((kept: string) => string) | undefined {
  const { kept } = declaredOf(meta.class);
  const [column] = Object.entries(kept?.columns ?? {}).find(([, figure]) => figure === name) ?? [];
  if (column !== undefined) return (row) => `${row}.${column}`;
  const from = kept && Object.hasOwn(kept.fromThem, name) ? kept.fromThem[name] : undefined;
  return from && ((row) => from(row, columnsOf(meta)));
}

/** The link of a record to its kept row, empty where that is not fresh. */
export function keptRows(meta: EntityMetadata, { fresh, holds }: CachedFigures): Link {
  const reading: RecordReading = {
    name: `${meta.className}'s kept figures`,
    table: fresh,
    order: () => ['id'],
    fields: {},
  };
  return {
    kind: 'one',
    reading: () => reading,
    by: 'id',
    optional: true,
    holds: (row, alias, { timeZone }) =>
      holds(row, columnsOf(meta)).replaceAll(ownAlias, alias).replaceAll(organisationTimeZone, timeZone),
  };
}

function columnsOf(meta: EntityMetadata): Columns {
  return meta.createColumnMappingObject(ownAlias);
}

/** Whether a figure reads other rows for each record: what it reads is chosen by the record. One list for all records is read once. */
function readsRowsOfItsOwn(sql: string): boolean {
  const from = sql.indexOf('(select ');
  return from >= 0 && sql.includes(ownAlias, from);
}
