import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { declaredOf, organisationTimeZone, type Columns, type CachedFigures } from './record.js';
import { cachedRowLink, type Column, type Link, type RecordReading } from './record-reading.js';

/** Placeholder for the table's alias in the SQL of a computed column. */
const ownAlias = ':alias';

/** How a computed column is read: computed by its SQL, or taken from the cached row where it is cached and fresh. */
export function computedColumn(meta: EntityMetadata, property: EntityProperty): Column {
  const table = { alias: ownAlias, name: meta.tableName, qualifiedName: meta.tableName, toString: () => ownAlias };
  const text = property.formula?.(meta.createColumnMappingObject(ownAlias), table);
  if (typeof text !== 'string') throw new Error(`${meta.className}.${property.name} is no SQL text`);
  const live: Column['live'] = (alias, { timeZone }) =>
    text.replaceAll(ownAlias, alias).replaceAll(organisationTimeZone, timeZone);
  const isAggregate = readsRowsOfItsOwn(text);
  const fromCached = cachedSql(meta, property.name);
  if (!fromCached) return { kind: 'column', isAggregate, sql: (alias, _need, literals) => live(alias, literals) };
  return {
    kind: 'column',
    isAggregate,
    live,
    sql: (alias, need, literals) => {
      const cachedRowAlias = need(cachedRowLink);
      const cached = fromCached(cachedRowAlias)
        .replaceAll(ownAlias, alias)
        .replaceAll(organisationTimeZone, literals.timeZone);
      return `case when ${cachedRowAlias}.id is null then ${live(alias, literals)} else ${cached} end`;
    },
  };
}

/** The SQL of a computed column over the cached row, if it is cached. */
function cachedSql(meta: EntityMetadata, name: string): ((row: string) => string) | undefined {
  const { cached } = declaredOf(meta.class);
  const [column] = Object.entries(cached?.columns ?? {}).find(([, computed]) => computed === name) ?? [];
  if (column !== undefined) return (row) => `${row}.${column}`;
  const from = cached && Object.hasOwn(cached.fromThem, name) ? cached.fromThem[name] : undefined;
  return from && ((row) => from(row, columnsOf(meta)));
}

/** The link of a record to its cached row, empty where that is not fresh. */
export function cachedRows(meta: EntityMetadata, { fresh, holds }: CachedFigures): Link {
  const reading: RecordReading = {
    name: `${meta.className}'s cached columns`,
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

/**
 * Whether a computed column reads other rows for each record, chosen by the record. A list that is the same for all records is read once.
 */
function readsRowsOfItsOwn(sql: string): boolean {
  const from = sql.indexOf('(select ');
  return from >= 0 && sql.includes(ownAlias, from);
}
