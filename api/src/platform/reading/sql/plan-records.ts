import type { Ownership } from './ownership.js';
import { asText, type Selection } from '../selection.js';
import { behind, orderOf, written } from './order-in-statement.js';
import { columnOfLink, type Asking, type RecordReading } from '../record-reading.js';
import type { Beside, Filter, HangsOn, Statement, Template } from './statement.js';
import { placeField } from './statement.js';
import type { TextSlot } from './object-as-json.js';
import { TableInStatement } from './table-in-statement.js';

/* Longer than most files: it plans one statement, level by level. */

/** What a plan depends on besides record, selection and filter. */
export interface PlanSettings extends Asking {
  /** A level with more rows than this ends one row later, so that the reader notices. */
  mostRows?: number;
}

/** One level of the statement: its rows are flat JSON arrays. The first value is the id of the parent record. */
export interface Level {
  template: Template;
  /** Several arrays per row: there are more values than a PostgreSQL function takes. */
  grouped: boolean;
  /** With more rows than this, the level was cut. */
  mostRows: number;
  /** The lists of rows that are read as text. */
  slots?: readonly TextSlot[];
}

/** A statement that reads a selection, and how its result becomes objects. */
export interface RecordsPlan {
  text: string;
  values: readonly unknown[];
  levels: Level[];
}

/**
 * Plans ONE statement for a selection of any depth: a common table expression per level, each a set of rows found through the level above,
 * never row by row. PostgreSQL returns the flat rows of a level as JSON arrays with a separator that JSON never contains, which is the
 * least work for both sides.
 */
export function planRecords(
  reading: RecordReading,
  selection: Selection,
  settings: PlanSettings,
  filter: Filter,
): RecordsPlan {
  const plan = new Planner(settings, filter.within ?? withinOf(reading, filter));
  plan.addLevel(reading, selection, undefined, filter);
  return plan.finish(filter.beside);
}

/** The record that contains all rows, when they are requested by its id: the event for `eventId`. */
function withinOf(reading: RecordReading, { equals = {} }: Filter): Filter['within'] {
  for (const [path, id] of Object.entries(equals)) {
    const link = /^(\w+)Id$/.exec(path)?.[1];
    if (link !== undefined && columnOfLink(reading, link) !== undefined) return { link, id: String(id) };
  }
  return undefined;
}

/** A statement that counts the rows of a list, whatever its limit. */
export function planCount(
  reading: RecordReading,
  settings: PlanSettings,
  filter: Filter,
): Pick<RecordsPlan, 'text' | 'values'> {
  return planIds(reading, settings, { ...filter, limit: undefined, after: undefined }, 'count(*)::int as count');
}

/** A statement that returns the ids of a list's rows in order, separated by commas. */
export function planIds(
  reading: RecordReading,
  settings: PlanSettings,
  filter: Filter,
  aggregate = `coalesce(string_agg(l0.row->>1, ','), '') as ids`,
): Pick<RecordsPlan, 'text' | 'values'> {
  const plan = new Planner(settings);
  plan.addLevel(reading, { id: true }, undefined, filter);
  return { text: plan.aggregate(aggregate), values: plan.values };
}

interface LevelRow {
  row: string;
  keys: string[];
  grouped?: boolean;
  slots?: TextSlot[];
}

interface LevelSql {
  sql: string;
  /** Common table expressions that it reads. */
  before: string[];
  /** Other levels refer to it. */
  used: boolean;
  /** All its rows belong to the filter's record. */
  isWithin: boolean;
}

class Planner implements Statement {
  /** The values of $1, $2 … in the statement. */
  readonly values: unknown[] = [];
  readonly #levels: (Level & LevelSql)[] = [];
  readonly #callers = new Map<Ownership, number>();
  #aliases = 0;

  #withinAt: number | undefined;

  constructor(
    readonly settings: PlanSettings,
    private readonly within?: Filter['within'],
  ) {}

  caller(rule: Ownership): string | undefined {
    const value = this.settings.accessScope.as[rule];
    if (value === undefined) return undefined;
    const place = this.#callers.get(rule) ?? this.values.push(value);
    this.#callers.set(rule, place);
    return `$${place}`;
  }

  nextAlias(): string {
    this.#aliases += 1;
    return `t${this.#aliases}`;
  }

  /** Adds the level of a list and those of the lists in it. Returns its number. */
  addLevel(reading: RecordReading, selection: Selection, hangsOn: HangsOn | undefined, filter: Filter): number {
    const number = this.#levels.length;
    const level: Level & LevelSql = {
      template: { values: [], ones: [], lists: [] },
      grouped: false,
      mostRows: Math.floor((this.settings.mostRows ?? Infinity) / (filter.copies ?? 1)),
      sql: '',
      before: [],
      used: false,
      isWithin: this.#isWithin(reading, hangsOn),
    };
    this.#levels.push(level);
    const table = new TableInStatement(this, reading, this.nextAlias(), number);
    this.values.push(...(filter.values ?? []), ...(filter.after ?? []));
    table.value(hangsOn ? `${table.alias}.${hangsOn.by}` : 'null');
    level.template = table.template(selection, filter.unbound);
    const order = orderOf(reading, filter)(table.alias, table.need, this.settings, hangsOn?.by).map(written);
    if (filter.placed) {
      const place = `json_build_array(${order.map(({ sql }) => `${sql}::text`).join(', ')})`;
      level.template.values.push([placeField, table.value(place)]);
    }
    const first = (filter.values?.length ?? 0) + 1;
    const conditions = [
      ...(hangsOn ? [`${table.alias}.${hangsOn.by} in (select ${hangsOn.key} from l${hangsOn.level})`] : []),
      ...(filter.where ? [filter.where(table.alias, table.need)] : []),
      ...(filter.after ? [behind(order, first)] : []),
      ...Object.entries(filter.equals ?? {}).map(([path, value]) => `${table.at(path)} = $${this.values.push(value)}`),
      ...table.matching(filter.matching ?? {}),
      ...(filter.allowed || filter.unbound ? [] : table.scope(filter.onlyFor, hangsOn?.reading)),
    ];
    if (level.isWithin) conditions.push(...this.#within(reading, table.alias));
    const most = Math.min(filter.limit ?? Infinity, level.mostRows + 1);
    const {
      row,
      keys,
      grouped = false,
      slots,
    }: LevelRow = selection[asText] ? table.text(selection, level.template) : table.columns();
    level.grouped = grouped;
    level.slots = slots;
    const rest =
      (conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '') +
      ` order by ${order.map(({ sql, falls }) => (falls ? `${sql} desc` : sql)).join(', ')}` +
      (Number.isFinite(most) ? ` limit ${Math.trunc(most)}` : '');
    level.sql = `select ${[row, ...keys].join(', ')} from ${table.from()}${rest}`;
    level.before = table.before(rest);
    return number;
  }

  /**
   * Whether all rows of a list belong to the filter's record (`within`). A level below another does if that level does, and if its parent
   * has the same link or is the filter's record itself: foreign keys guarantee this. Below a record without the link, such as a person,
   * rows of other records may follow.
   */
  #isWithin(reading: RecordReading, hangsOn: HangsOn | undefined): boolean {
    if (!this.within) return false;
    const { link, itself } = this.within;
    if (!hangsOn) return itself ?? columnOfLink(reading, link) !== undefined;
    if (columnOfLink(reading, link) === undefined || !this.#levels[hangsOn.level]?.isWithin) return false;
    const hangsOnItself = itself === true && hangsOn.level === 0 && !hangsOn.isJoined;
    return hangsOnItself || columnOfLink(hangsOn.reading, link) !== undefined;
  }

  /** The condition that the rows belong to the filter's record; none for that record itself. */
  #within(reading: RecordReading, alias: string): string[] {
    const column = this.within && columnOfLink(reading, this.within.link);
    if (!this.within || column === undefined) return [];
    this.#withinAt ??= this.values.push(this.within.id);
    return [`${alias}.${column} = $${this.#withinAt}`];
  }

  markUsed(level: number): void {
    const one = this.#levels[level];
    if (one) one.used = true;
  }

  /** Aggregates the first level's rows with another aggregate than the usual one. */
  aggregate(sql: string): string {
    return `select ${sql} from (${this.#levels[0]?.sql ?? ''}) as l0`;
  }

  finish(beside?: Beside): RecordsPlan {
    const expressions = [
      ...(beside ? [beside.tables] : []),
      ...this.#levels.flatMap(({ sql, before, used }, number) => [
        ...before,
        ...(used ? [`l${number} as materialized (${sql})`] : []),
      ]),
    ];
    const answers = this.#levels.map(({ sql, used }, number) => {
      const rows = used ? `l${number}` : `(${sql}) as l${number}`;
      return `(select coalesce(string_agg(l${number}.row::text, E'\\x1e'), '') from ${rows}) as l${number}`;
    });
    const head = expressions.length > 0 ? `with ${expressions.join(', ')} ` : '';
    return {
      values: this.values,
      text: `${head}select ${answers.join(', ')}${beside ? `, (${beside.value}) as beside` : ''}`,
      levels: this.#levels.map(({ template, grouped, mostRows, slots }) => ({ template, grouped, mostRows, slots })),
    };
  }
}
