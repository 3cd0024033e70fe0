import { ReferenceKind, type EntityClass, type EntityMetadata, type EntityProperty } from '@mikro-orm/core';
import type { MetadataStorage, Platform } from '@mikro-orm/core';
import { conditionsOf } from './list-filter.js';
import { computedColumn, cachedRows } from './computed-column.js';
import { declaredOf } from './record.js';
import {
  cachedRowLink,
  type Column,
  type FieldGroup,
  type Link,
  type Need,
  type Order,
  type OrderKey,
  type RecordReading,
} from './record-reading.js';
import { audienceOf } from './access-scope.js';

/** A class whose objects are read from the database. */
export type RecordClass<Row = unknown> = EntityClass<Row>;

/** How records are read, derived from MikroORM's metadata. */
export type ReadingOf = (record: RecordClass) => RecordReading;

/**
 * Returns how a record class is read: its columns, computed columns, fields from links, and links. All are derived at once, so that an
 * invalid path fails at startup.
 */
export function readingsOf(metadata: MetadataStorage, platform: Platform): ReadingOf {
  const readings = new Map<unknown, RecordReading>();
  const reader = new ReadingMaker(platform, (record) => readings.get(record) as RecordReading);
  const records = [...metadata.getAll().values()].filter(({ abstract }) => !abstract);
  for (const meta of records) readings.set(meta.class, reader.reading(meta));
  return (record) => {
    const reading = readings.get(record);
    if (!reading) throw new Error(`${record.name} is no record`);
    return reading;
  };
}

/** A value at the end of a path: its SQL by the alias of the record where the path begins, and its form in a response. */
interface Reached {
  sql(alias: string, need: Need): string;
  written(sql: string): string;
}

class ReadingMaker {
  constructor(
    private readonly platform: Platform,
    private readonly readingOf: (record: unknown) => RecordReading,
  ) {}

  reading(meta: EntityMetadata): RecordReading {
    const { order, others, paths, bases, groups, cached } = declaredOf(meta.class);
    const fields: RecordReading['fields'] = {};
    for (const property of meta.props) fields[property.name] = this.#field(meta, property);
    for (const [name, from] of paths) fields[name] = this.#linked(meta, from) ?? this.#reached(meta, from);
    for (const [name, selection] of bases) fields[name] = { kind: 'basis', selection };
    const rows = cached && cachedRows(meta, cached);
    if (rows) fields[cachedRowLink] = rows;
    for (const [name, grouped] of groups) fields[name] = groupOf(meta, fields, grouped);
    const audience = audienceOf(meta.class);
    for (const [name, onlyFor] of audience.fields) {
      const field = fields[name];
      if (!field || field.kind === 'basis') throw new Error(`${meta.className} has no field ${name}`);
      fields[name] = { ...field, onlyFor };
    }
    const orders = new Map([...others].map(([name, keys]) => [name, this.#order(meta, keys)]));
    return {
      name: meta.className,
      table: meta.tableName,
      order: this.#order(meta, order),
      orders,
      fields,
      conditions: conditionsOf(meta.class),
      cached: rows && { ...cached, rows },
      ownershipRules: audience.ownershipRules,
      rowsFor: audience.rows,
      publicWhile: audience.publicWhile,
      listedWhile: audience.listedWhile,
    };
  }

  #field(meta: EntityMetadata, property: EntityProperty): Column | Link {
    if (property.kind === ReferenceKind.SCALAR) {
      if (property.formula) return computedColumn(meta, property);
      const { sql, written } = this.#follow(meta, property.name);
      return { kind: 'column', sql: (alias, need) => written(sql(alias, need)), raw: sql };
    }
    const target = property.targetMeta;
    if (!target) throw new Error(`${meta.className}.${property.name} leads to no record`);
    const reading = () => this.readingOf(target.class);
    // A view may lack what a key names.
    if (property.kind === ReferenceKind.MANY_TO_ONE)
      return { kind: 'one', reading, by: columnOf(property), optional: property.nullable || Boolean(target.view) };
    const back = target.properties[property.mappedBy] as EntityProperty;
    return { kind: 'many', reading, by: columnOf(back) };
  }

  /** The link for a path that ends at a record rather than at a value. */
  #linked(meta: EntityMetadata, [path = '', ...more]: string[]): Link | undefined {
    if (more.length > 0) return undefined;
    let at = meta;
    let optional = false;
    const over = path.split('.');
    for (const name of over) {
      const property = at.properties[name] as EntityProperty | undefined;
      if (property?.kind !== ReferenceKind.MANY_TO_ONE || !property.targetMeta) return undefined;
      optional ||= property.nullable === true;
      at = property.targetMeta;
    }
    const target = at.class;
    return { kind: 'one', reading: () => this.readingOf(target), by: 'id', over, optional };
  }

  #reached(meta: EntityMetadata, paths: string[]): Column {
    const values = paths.map((path) => this.#follow(meta, path));
    const [first] = values;
    if (!first) throw new Error(`${meta.className} has a field from nowhere`);
    const sql = (alias: string, need: Need) => {
      const all = values.map((value) => value.sql(alias, need));
      return first.written(all.length > 1 ? `coalesce(${all.join(', ')})` : (all[0] as string));
    };
    return { kind: 'column', sql };
  }

  #follow(meta: EntityMetadata, path: string): Reached {
    const names = path.split('.');
    const links: string[] = [];
    let at = meta;
    for (;;) {
      const property = at.properties[names[0] as keyof typeof at.properties] as EntityProperty | undefined;
      if (!property || property.formula) throw new Error(`${meta.className}: '${path}' leads to no column`);
      const target = property.targetMeta;
      names.shift();
      // The id of a linked record is the column of the link itself.
      const ends = names.length === 0 || (names.length === 1 && target?.primaryKeys[0] === names[0]);
      if (ends) {
        const column = columnOf(property);
        const { customType } = property;
        return {
          sql: (alias, need) => `${links.length > 0 ? need(links.join('.')) : alias}.${column}`,
          written: (sql) => customType?.convertToJSValueSQL?.(sql, this.platform) ?? sql,
        };
      }
      if (!target) throw new Error(`${meta.className}: '${path}' leads over what is no link`);
      links.push(property.name);
      at = target;
    }
  }

  #order(meta: EntityMetadata, paths: readonly string[]): Order {
    const keys = paths.map((path) => ({ over: overLink(meta, path), sql: this.#orderKey(meta, path) }));
    return (alias, need, literals, hangsOn) =>
      keys.filter(({ over }) => over === undefined || over !== hangsOn).map(({ sql }) => sql(alias, need, literals));
  }

  #orderKey(meta: EntityMetadata, key: string): (...at: Parameters<Column['sql']>) => OrderKey {
    const falls = key.startsWith('-');
    const [, folded] = /^plain\((.+)\)$/.exec(key) ?? [];
    const path = folded ?? (falls ? key.slice(1) : key);
    const property = meta.properties[path] as EntityProperty | undefined;
    const sql = property?.formula ? computedColumn(meta, property).sql : this.#follow(meta, path).sql;
    if (folded) return (...at) => `plain_letters(${sql(...at)})`;
    return falls ? (...at) => ({ falls: sql(...at) }) : sql;
  }
}

/** The group of these fields of a record, by their names in it. */
function groupOf(
  meta: EntityMetadata,
  fields: RecordReading['fields'],
  grouped: Readonly<Record<string, string>>,
): FieldGroup {
  const named = Object.entries(grouped).map(([name, from]) => {
    const field = fields[from];
    if (field?.kind !== 'column' && field?.kind !== 'many')
      throw new Error(`${meta.className}: '${from}' is no column or list, and cannot be in a group`);
    return [name, field] as const;
  });
  return { kind: 'group', fields: Object.fromEntries(named) };
}

function columnOf({ fieldNames }: EntityProperty): string {
  return fieldNames[0] as string;
}

/** The column of the link in an order key, if it has one. */
function overLink(meta: EntityMetadata, key: string): string | undefined {
  const [, link] = /(\w+)\./.exec(key) ?? [];
  const property = link === undefined ? undefined : (meta.properties[link] as EntityProperty | undefined);
  return property && columnOf(property);
}
