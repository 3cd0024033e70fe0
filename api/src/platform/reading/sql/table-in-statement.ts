import { beyondBound } from '../../operation/authorize.js';
import { copiesIn, fieldOf, listArguments, type Selection } from '../selection.js';
import type { Column, FieldGroup, Link, Need, RecordReading } from '../record-reading.js';
import { OnceARecord } from './aggregate-cte.js';
import { objectAsJson, type PlacedList, type TextSlot } from './object-as-json.js';
import { organisationTimeZone } from '../record.js';
import type { Statement, Template } from './statement.js';
import { seesDrafts } from '../access-scope.js';
import { isGrant, type Grant, type Ownership } from './ownership.js';

// A function of PostgreSQL takes at most 100 arguments.
const mostValues = 96;

/** What all tables of a level share. */
interface Row {
  values: string[];
  keys: Map<string, number>;
  joins: string[];
  once: OnceARecord;
}

function newRow(planner: Statement): Row {
  return { values: [], keys: new Map(), joins: [], once: new OnceARecord(() => planner.nextAlias()) };
}

/**
 * One table of a level with the to-one links that are joined to it; all share the level's row. Longer than most files: one class, as each
 * value, condition and access rule of the row may join one more table.
 */
export class TableInStatement {
  readonly #joined = new Map<string, TableInStatement>();

  constructor(
    private readonly planner: Statement,
    private readonly reading: RecordReading,
    readonly alias: string,
    private readonly level: number,
    private readonly row: Row = newRow(planner),
    /** Reached through an optional link: then all further links are optional. */
    private readonly optional = false,
    private readonly isJoined = false,
  ) {}

  readonly need: Need = (links) =>
    links.split('.').reduce((table, link) => table.#join(link), this as TableInStatement).alias;

  /** Adds an expression to the level's row and returns its index. */
  value(sql: string): number {
    return this.row.values.push(sql) - 1;
  }

  from(): string {
    return [this.#tables(), ...this.row.once.joins()].join(' ');
  }

  /** The common table expressions before the level; `rest` is what follows the tables in its statement. */
  before(rest: string): string[] {
    return this.row.once.expressions(`${this.#tables()}${rest}`);
  }

  #tables(): string {
    return [`${this.reading.table} ${this.alias}`, ...this.row.joins].join(' ');
  }

  /** Adds the selected values to the row. `unbound`: all of them, independent of the caller. */
  template(selection: Selection, unbound = false, fields = this.reading.fields): Template {
    const template: Template = { values: [], ones: [], lists: [] };
    const copies = copiesIn(selection);
    for (const [field, wanted] of Object.entries(selection)) {
      const name = fieldOf(field);
      const declared = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (declared?.kind === 'basis') template.ones.push([field, this.template(declared.selection, true), undefined]);
      else if (declared) this.#add(template, field, declared, wanted, { copies: copies.get(name), unbound });
    }
    return template;
  }

  /** The conditions of a filter, with a bound value for each; absent fields match everything. */
  matching(filter: object): string[] {
    return Object.entries(filter).flatMap(([name, asked]: [string, unknown]) => {
      if (asked == null) return [];
      const condition = this.reading.conditions?.get(name);
      if (!condition) throw new Error(`Lists of ${this.reading.name} have no filter '${name}'`);
      if ('link' in condition) return this.#join(condition.link).matching(asked);
      if (condition.looksBeyond && this.planner.settings.accessScope.as.bound !== undefined) throw beyondBound(name);
      const place = this.planner.values.push(condition.bound ? condition.bound(asked) : asked);
      const sql = condition.sql((path) => this.at(path), `$${place}`, asked);
      const seen = condition.onlyFor && this.#seenBy(condition.onlyFor);
      return [...(seen ? [seen] : []), sql.replaceAll(organisationTimeZone, this.planner.settings.timeZone)];
    });
  }

  /** The access conditions of a level; none where all rows are visible. `above`: the parent's reading. */
  scope(asked: readonly Ownership[] | undefined, above: RecordReading | undefined): string[] {
    const bounds = this.planner.settings.accessScope.as.bound === undefined ? undefined : this.#seenBy(['bound']);
    const isPublic = this.#published(above);
    const isListed = above && this.reading.listedWhile?.((path) => this.at(path));
    return [
      isListed ?? [],
      bounds ?? [],
      isPublic ?? [],
      ...[this.reading.rowsFor, asked].map((rules) => (rules && this.#seenBy(rules)) ?? []),
    ].flat();
  }

  /** The condition that hides unpublished rows; none for callers who see them, and none below a record with the same condition. */
  #published(above: RecordReading | undefined): string | undefined {
    const { publicWhile } = this.reading;
    if (!publicWhile || above?.publicWhile || seesDrafts(this.planner.settings.accessScope, publicWhile.grant))
      return undefined;
    return publicWhile.sql((path) => this.at(path));
  }

  columns(): { row: string; keys: string[]; grouped: boolean } {
    const { values, keys } = this.row;
    const grouped = values.length > mostValues;
    const groups: string[] = [];
    for (let from = 0; from < values.length; from += mostValues) {
      groups.push(`json_build_array(${values.slice(from, from + mostValues).join(', ')})`);
    }
    return {
      row: `${grouped ? `json_build_array(${groups.join(', ')})` : groups[0]} as row`,
      keys: [...keys.keys()].map((sql, index) => `${sql} as k${index}`),
      grouped,
    };
  }

  /**
   * The level's row as text: the parent's id (on the first level its own), the ids that its lists refer to, and its object as JSON,
   * separated by U+001F, which JSON never contains. Lists are marked by `listPlace`. Also returns the lists in order.
   */
  text(selection: Selection, template: Template): { row: string; keys: string[]; slots: TextSlot[] } {
    const lists: PlacedList[] = [];
    const row = { valueAt: (place: number) => this.#valueAt(place), nextAlias: () => this.planner.nextAlias() };
    const object = objectAsJson(selection, template, row, (list) => void lists.push(list));
    const ids = [this.level === 0 ? `${this.alias}.id` : this.#valueAt(0), ...lists.map(({ id }) => id)];
    const before = ids.map((id) => `coalesce((${id})::text, '') || E'\\x1f' || `).join('');
    return { row: `${before}${object}::text as row`, keys: this.columns().keys, slots: lists };
  }

  #valueAt(place: number): string {
    return this.row.values[place] as string;
  }

  #add(
    template: Template,
    field: string,
    declared: Column | Link | FieldGroup,
    wanted: true | Selection,
    { copies, unbound }: { copies: number | undefined; unbound: boolean },
  ): void {
    const onlyFor = unbound ? undefined : declared.onlyFor;
    if (declared.kind === 'column') {
      const sqlAt = (alias: string, need: Need) => declared.sql(alias, need, this.planner.settings);
      const sql =
        declared.isAggregate && this.isJoined
          ? this.row.once.value(this.alias, { table: this.reading.table, sql: sqlAt, join: this.#joinOf })
          : sqlAt(this.alias, this.need);
      template.values.push([field, this.value(this.#only(onlyFor, sql))]);
      return;
    }
    const nested = wanted === true ? {} : wanted;
    if (declared.kind === 'group') {
      const idAt = onlyFor && this.value(this.#only(onlyFor, `${this.alias}.id`));
      template.ones.push([field, this.template(nested, unbound, declared.fields), idAt]);
      return;
    }
    if (declared.kind === 'one') {
      const other = (declared.over ?? [field]).reduce((table, link) => table.#join(link), this as TableInStatement);
      const mayMiss = declared.optional || onlyFor;
      const idAt = mayMiss ? this.value(this.#only(onlyFor, `${other.alias}.id`)) : undefined;
      template.ones.push([field, other.template(nested, unbound), idAt]);
      return;
    }
    // A record that is not visible to the caller has no lists: they are null.
    const id = this.#only(onlyFor, `${this.alias}.id`);
    const idAt = this.value(id);
    const key = this.#key(id);
    this.planner.markUsed(this.level);
    const hangsOn = { by: declared.by, level: this.level, key, reading: this.reading, isJoined: this.isJoined };
    const { where: matching, orderBy } = nested[listArguments] ?? {};
    const level = this.planner.addLevel(declared.reading(), nested, hangsOn, { matching, orderBy, copies, unbound });
    template.lists.push([field, idAt, level]);
  }

  #only(rules: readonly (Ownership | Grant)[] | undefined, sql: string): string {
    const seen = rules && this.#seenBy(rules);
    return seen ? `case when ${seen} then ${sql} end` : sql;
  }

  /** SQL: one of the rules gives this record to the caller; undefined for callers who see all. */
  #seenBy(rules: readonly (Ownership | Grant)[]): string | undefined {
    const { accessScope: sight } = this.planner.settings;
    const { everything, grants } = sight;
    if (everything || rules.some((rule) => isGrant(rule) && grants?.includes(rule))) return undefined;
    const ways = rules.flatMap((rule) => {
      if (isGrant(rule)) return [];
      const ownership = this.reading.ownershipRules?.[rule];
      const value = ownership && this.planner.caller(rule);
      return value ? [ownership((path) => this.at(path), value, seesDrafts(sight, 'read:drafts'))] : [];
    });
    return ways.length > 0 ? `(${ways.join(' or ')})` : 'false';
  }

  /** The SQL of a value of the row, by its path over to-one links. */
  at(path: string): string {
    const links = path.split('.');
    const name = links.pop() as string;
    const table = links.reduce((at, link) => at.#join(link), this as TableInStatement);
    const field = table.reading.fields[name];
    if (field?.kind !== 'column') throw new Error(`${this.reading.name}: '${path}' leads to no value`);
    return (field.raw ?? field.sql)(table.alias, table.need, this.planner.settings);
  }

  /** The SQL that joins a to-one link under an alias to the record of another. */
  readonly #joinOf = (link: string, alias: string, to: string): string => {
    const { reading, by, holds } = this.reading.fields[link] as Link;
    const besides = holds ? ` and ${holds(alias, to, this.planner.settings)}` : '';
    return `join ${reading().table} ${alias} on ${alias}.id = ${to}.${by}${besides}`;
  };

  #key(sql: string): string {
    const { keys } = this.row;
    if (!keys.has(sql)) keys.set(sql, keys.size);
    return `k${keys.get(sql)}`;
  }

  #join(link: string): TableInStatement {
    const known = this.#joined.get(link);
    if (known) return known;
    const declared = this.reading.fields[link];
    if (!declared || declared.kind !== 'one') throw new Error(`${this.reading.name} has no to-one link '${link}'`);
    const reading = declared.reading();
    const optional = this.optional || declared.optional === true;
    const alias = this.planner.nextAlias();
    this.row.joins.push(`${optional ? 'left ' : ''}${this.#joinOf(link, alias, this.alias)}`);
    const table = new TableInStatement(this.planner, reading, alias, this.level, this.row, optional, true);
    this.#joined.set(link, table);
    return table;
  }
}
