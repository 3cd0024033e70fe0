import type { ShapeOf } from './record-shapes.js';
import {
  fieldOf,
  listArguments,
  toShape,
  type Column,
  type Link,
  type Literals,
  type Need,
  type Selection,
  type Shape,
} from './shape.js';

// Longer than most files: one statement is written here, level by level. What a table brings to it (`TableInStatement`) is to leave first.

/** Which rows: an SQL condition over the shape's alias, with $1, $2 … for its values, and how many. */
export interface Filter {
  where?: (alias: string, need: Need) => string;
  values?: readonly unknown[];
  /** How many times the same list is asked for under several names: together they may hold as much as one. */
  copies?: number;
  /** Only rows that match this filter of the record. */
  matching?: object | null;
  /** How many at most. */
  limit?: number;
  /** Only what comes after the row with these values of the shape's order. */
  after?: readonly string[];
  /** Each object also tells its own place in the order, under `placeField`. */
  placed?: boolean;
}

/** Where an object that was read with `placed` holds the values of its order. */
export const placeField = '@place';

/** What a plan depends on besides shape, selection and filter. */
export interface PlanSettings extends Literals {
  shapeOf: ShapeOf;
  /** A level with more rows than this ends one row later, for whoever reads it to notice. */
  mostRows?: number;
}

/** How an object is put together from the values of one row. */
export interface Template {
  /** Field name and the value's place in the row. */
  values: [string, number][];
  /** To-one links; with `idAt`, the link is empty where that value is null. */
  ones: [string, Template, number | undefined][];
  /** Lists: the place of the id they hang on, and the level they come from. */
  lists: [string, number, number][];
}

/** One table of the statement: its rows come as flat JSON arrays, the first value naming what they hang on. */
export interface Level {
  template: Template;
  /** More values than a PostgreSQL function takes come in several arrays. */
  grouped: boolean;
  /** With more rows than this, the level ended before its end. */
  mostRows: number;
}

/** A statement that reads a selection, and how its answer becomes objects. */
export interface ShapePlan {
  text: string;
  values: readonly unknown[];
  levels: Level[];
}

// Longer than most files: the statement and the template of its answer are written in one walk, and are read best in one place.

// A function of PostgreSQL takes at most 100 arguments.
const mostValues = 96;

/**
 * Plans ONE statement for a selection, whatever its depth: a common table expression a level, each a set of rows found through the level
 * above, never row by row; PostgreSQL answers the flat rows of a level as JSON arrays, set apart by a sign that JSON has no use for, which is the least work for both sides.
 */
export function planShape(shape: Shape, selection: Selection, settings: PlanSettings, filter: Filter): ShapePlan {
  const plan = new Planner(settings);
  plan.addLevel(shape, selection, undefined, filter);
  return plan.finish();
}

/** A statement that counts the rows of a list, whatever its limit. */
export function planCount(shape: Shape, settings: PlanSettings, filter: Filter): string {
  return planIds(shape, settings, { ...filter, limit: undefined, after: undefined }, 'count(*)::int as count');
}

/** A statement that gives the ids of a list's rows in their order, with commas between them. */
export function planIds(
  shape: Shape,
  settings: PlanSettings,
  filter: Filter,
  aggregate = `coalesce(string_agg(l0.row->>1, ','), '') as ids`,
): string {
  const plan = new Planner(settings);
  plan.addLevel(shape, { id: true }, undefined, filter);
  return plan.aggregate(aggregate);
}

class Planner {
  /** What stands for $1, $2 … in the statement. */
  readonly values: unknown[] = [];
  readonly #levels: (Level & { sql: string; used: boolean })[] = [];
  #aliases = 0;

  constructor(readonly settings: PlanSettings) {}

  shape(link: Link): Shape {
    return toShape(link.shape(), this.settings.shapeOf);
  }

  nextAlias(): string {
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }

  /** Adds the level of a list and, below it, those of the lists in it. Gives its number. */
  addLevel(
    shape: Shape,
    selection: Selection,
    hangsOn: { by: string; level: number; key: string } | undefined,
    filter: Filter,
  ): number {
    const number = this.#levels.length;
    const level: Level & { sql: string; used: boolean } = {
      template: { values: [], ones: [], lists: [] },
      grouped: false,
      mostRows: Math.floor((this.settings.mostRows ?? Infinity) / (filter.copies ?? 1)),
      sql: '',
      used: false,
    };
    this.#levels.push(level);
    const table = new TableInStatement(this, shape, this.nextAlias(), number);
    this.values.push(...(filter.values ?? []), ...(filter.after ?? []));
    table.value(hangsOn ? `${table.alias}.${hangsOn.by}` : 'null');
    level.template = table.template(selection);
    const order = shape.order(table.alias, table.need);
    if (filter.placed) {
      const place = `json_build_array(${order.map((key) => `${key}::text`).join(', ')})`;
      level.template.values.push([placeField, table.value(place)]);
    }
    const first = (filter.values?.length ?? 0) + 1;
    const conditions = [
      ...(hangsOn ? [`${table.alias}.${hangsOn.by} in (select ${hangsOn.key} from l${hangsOn.level})`] : []),
      ...(filter.where ? [filter.where(table.alias, table.need)] : []),
      ...(filter.after
        ? [`(${order.join(', ')}) > (${filter.after.map((_, index) => `$${first + index}`).join(', ')})`]
        : []),
      ...table.matching(filter.matching ?? {}),
    ];
    const most = Math.min(filter.limit ?? Infinity, level.mostRows + 1);
    const { row, keys, grouped } = table.columns();
    level.grouped = grouped;
    level.sql =
      `select ${[row, ...keys].join(', ')} from ${table.from()}` +
      (conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '') +
      ` order by ${order.join(', ')}` +
      (Number.isFinite(most) ? ` limit ${Math.trunc(most)}` : '');
    return number;
  }

  markUsed(level: number): void {
    const one = this.#levels[level];
    if (one) one.used = true;
  }

  /** The first level's rows, put together by another aggregate than the usual one. */
  aggregate(sql: string): string {
    return `select ${sql} from (${this.#levels[0]?.sql ?? ''}) as l0`;
  }

  finish(): ShapePlan {
    const expressions = this.#levels.flatMap(({ sql, used }, number) =>
      used ? [`l${number} as materialized (${sql})`] : [],
    );
    const answers = this.#levels.map(({ sql, used }, number) => {
      const rows = used ? `l${number}` : `(${sql}) as l${number}`;
      return `(select coalesce(string_agg(l${number}.row::text, E'\\x1e'), '') from ${rows}) as l${number}`;
    });
    const head = expressions.length > 0 ? `with ${expressions.join(', ')} ` : '';
    return {
      values: this.values,
      text: `${head}select ${answers.join(', ')}`,
      levels: this.#levels.map(({ template, grouped, mostRows }) => ({ template, grouped, mostRows })),
    };
  }
}

/** One table of a level with the to-one links that are joined to it; all share the level's row. */
class TableInStatement {
  readonly #joined = new Map<string, TableInStatement>();

  constructor(
    private readonly planner: Planner,
    private readonly shape: Shape,
    readonly alias: string,
    private readonly level: number,
    private readonly row: { values: string[]; keys: Map<string, number>; joins: string[] } = {
      values: [],
      keys: new Map(),
      joins: [],
    },
    /** Reached over a link that may be empty: so is every link behind it. */
    private readonly optional = false,
  ) {}

  readonly need: Need = (links) =>
    links.split('.').reduce((table, link) => table.#join(link), this as TableInStatement).alias;

  /** Puts an expression into the level's row and gives its place. */
  value(sql: string): number {
    return this.row.values.push(sql) - 1;
  }

  from(): string {
    return [`${this.shape.table} ${this.alias}`, ...this.row.joins].join(' ');
  }

  template(selection: Selection): Template {
    const template: Template = { values: [], ones: [], lists: [] };
    const copies = copiesIn(selection);
    for (const [field, wanted] of Object.entries(selection)) {
      const name = fieldOf(field);
      const declared = Object.hasOwn(this.shape.fields, name) ? this.shape.fields[name] : undefined;
      if (declared) this.#add(template, field, declared, wanted, copies.get(name));
    }
    return template;
  }

  /** The conditions of a filter, with a bound value for each; what it leaves open matches everything. */
  matching(filter: object): string[] {
    return Object.entries(filter).flatMap(([name, asked]: [string, unknown]) => {
      if (asked == null) return [];
      const condition = this.shape.conditions?.get(name);
      if (!condition) throw new Error(`Lists of ${this.shape.name} have no filter '${name}'`);
      const place = this.planner.values.push(condition.bound ? condition.bound(asked) : asked);
      return [condition.sql((path) => this.#at(path), `$${place}`)];
    });
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

  #add(template: Template, field: string, declared: Column | Link, wanted: true | Selection, copies?: number): void {
    if (declared.kind === 'column') {
      template.values.push([field, this.value(declared.sql(this.alias, this.need, this.planner.settings))]);
      return;
    }
    const nested = wanted === true ? {} : wanted;
    if (declared.kind === 'one') {
      const other = this.#join(field);
      template.ones.push([
        field,
        other.template(nested),
        declared.optional ? this.value(`${other.alias}.id`) : undefined,
      ]);
      return;
    }
    const idAt = this.value(`${this.alias}.id`);
    const key = this.#key(`${this.alias}.id`);
    this.planner.markUsed(this.level);
    const hangsOn = { by: declared.by, level: this.level, key };
    const matching = nested[listArguments]?.where;
    const level = this.planner.addLevel(this.planner.shape(declared), nested, hangsOn, { matching, copies });
    template.lists.push([field, idAt, level]);
  }

  /** The SQL of a value of the row, by its path over to-one links. */
  #at(path: string): string {
    const links = path.split('.');
    const name = links.pop() as string;
    const table = links.reduce((at, link) => at.#join(link), this as TableInStatement);
    const field = table.shape.fields[name];
    if (field?.kind !== 'column') throw new Error(`${this.shape.name}: '${path}' leads to no value`);
    return field.sql(table.alias, table.need, this.planner.settings);
  }

  #key(sql: string): string {
    const { keys } = this.row;
    if (!keys.has(sql)) keys.set(sql, keys.size);
    return `k${keys.get(sql)}`;
  }

  #join(link: string): TableInStatement {
    const known = this.#joined.get(link);
    if (known) return known;
    const declared = this.shape.fields[link];
    if (!declared || declared.kind !== 'one') throw new Error(`${this.shape.name} has no to-one link '${link}'`);
    const shape = this.planner.shape(declared);
    const optional = this.optional || declared.optional === true;
    const alias = this.planner.nextAlias();
    this.row.joins.push(
      `${optional ? 'left ' : ''}join ${shape.table} ${alias} on ${alias}.id = ${this.alias}.${declared.by}`,
    );
    const table = new TableInStatement(this.planner, shape, alias, this.level, this.row, optional);
    this.#joined.set(link, table);
    return table;
  }
}

/** How often each field is asked for; only a list can be more than once. */
function copiesIn(selection: Selection): ReadonlyMap<string, number> {
  const copies = new Map<string, number>();
  for (const key of Object.keys(selection)) copies.set(fieldOf(key), (copies.get(fieldOf(key)) ?? 0) + 1);
  return copies;
}
