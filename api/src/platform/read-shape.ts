import { createHash } from 'node:crypto';
import type { ProductSettings } from './request-context.js';
import type { Rows } from './rows.js';
import type { Column, Link, Literals, Selection, Shape } from './shape.js';

/** Where rows are read and which settings they depend on; `ctx.services` is one. */
export interface Source {
  rows: Rows;
  settings: Pick<ProductSettings, 'timeZone'>;
}

/** Which rows: an SQL condition over the shape's alias, with $1, $2 … for its values, and how many. */
export interface Filter {
  where?: (alias: string, need: (link: string) => string) => string;
  values?: readonly unknown[];
  /** How many at most. */
  limit?: number;
}

/**
 * Reads objects of a shape in ONE statement, whatever the depth and the number of rows: PostgreSQL builds the nested JSON of exactly the
 * fields that were asked for. The result is plain data in the shape of the API.
 */
export async function readShape<Row>(source: Source, shape: Shape, selection: Selection, filter: Filter = {}): Promise<Row[]> {
  const text = listStatement(shape, selection, source.settings.timeZone, filter);
  const [result] = await source.rows.read<{ list: Row[] }>({ name: statementName(text), text, values: filter.values ?? [] });
  return result?.list ?? [];
}

/** Like `readShape` for one object: the first, or null. */
export async function readOneOfShape<Row>(
  source: Source,
  shape: Shape,
  selection: Selection,
  filter: Filter,
): Promise<Row | null> {
  const [first] = await readShape<Row>(source, shape, selection, { ...filter, limit: 1 });
  return first ?? null;
}

/** The SQL of a list, for `readShape` and for whoever measures it. */
export function listStatement(shape: Shape, selection: Selection, timeZone: string, filter: Filter = {}): string {
  const builder = new StatementBuilder({ timeZone: `'${timeZone.replaceAll("'", "''")}'` });
  const source = builder.source(shape);
  const object = source.object(selection);
  const where = filter.where ? ` where ${filter.where(source.alias, source.need)}` : '';
  const order = shape.order(source.alias, source.need);
  const limited = filter.limit === undefined ? '' : ` limit ${Math.trunc(filter.limit)}`;
  if (limited) {
    return `select coalesce(json_agg(object), '[]') as list from (select ${object} as object from ${source.from()}${where} order by ${order}${limited}) as found`;
  }
  return `select coalesce(json_agg(${object} order by ${order}), '[]') as list from ${source.from()}${where}`;
}

class StatementBuilder {
  #count = 0;

  constructor(readonly literals: Literals) {}

  nextAlias(): string {
    this.#count += 1;
    return `t${this.#count}`;
  }

  source(shape: Shape): TableInStatement {
    return new TableInStatement(this, shape, this.nextAlias(), []);
  }
}

/** One table of the statement with the to-one links that were joined to it. */
class TableInStatement {
  readonly #joined = new Map<string, TableInStatement>();

  constructor(
    private readonly builder: StatementBuilder,
    private readonly shape: Shape,
    readonly alias: string,
    private readonly joins: string[],
  ) {}

  readonly need = (link: string): string => this.#join(link).alias;

  from(): string {
    return [`${this.shape.table} ${this.alias}`, ...this.joins].join(' ');
  }

  object(selection: Selection): string {
    const parts: string[] = [];
    for (const [field, wanted] of Object.entries(selection)) {
      const declared = Object.hasOwn(this.shape.fields, field) ? this.shape.fields[field] : undefined;
      if (!declared) continue;
      parts.push(`'${field}', ${this.#value(field, declared, wanted)}`);
    }
    return objectOf(parts);
  }

  #value(field: string, declared: Column | Link, wanted: true | Selection): string {
    if (declared.kind === 'column') return declared.sql(this.alias, this.need, this.builder.literals);
    const nested = wanted === true ? {} : wanted;
    if (declared.kind === 'one') {
      const other = this.#join(field);
      const object = other.object(nested);
      return declared.optional ? `case when ${other.alias}.id is null then null else ${object} end` : object;
    }
    const shape = declared.shape();
    const list = this.builder.source(shape);
    const object = list.object(nested);
    const order = shape.order(list.alias, list.need);
    return `(select coalesce(json_agg(${object} order by ${order}), '[]') from ${list.from()} where ${declared.on(this.alias, list.alias)})`;
  }

  #join(link: string): TableInStatement {
    const known = this.#joined.get(link);
    if (known) return known;
    const declared = this.shape.fields[link];
    if (!declared || declared.kind !== 'one') throw new Error(`${this.shape.name} has no to-one link '${link}'`);
    const shape = declared.shape();
    const alias = this.builder.nextAlias();
    const join = `${declared.optional ? 'left ' : ''}join ${shape.table} ${alias} on ${declared.on(this.alias, alias)}`;
    this.joins.push(join);
    const source = new TableInStatement(this.builder, shape, alias, this.joins);
    this.#joined.set(link, source);
    return source;
  }
}

// A function of PostgreSQL takes at most 100 arguments, 50 fields; no shape is that wide.
function objectOf(parts: string[]): string {
  return `json_build_object(${parts.join(', ')})`;
}

const names = new Map<string, string>();
const mostNames = 300;

/** Prepared statements live on the server's side: only the first few hundred different texts get a name, the rest are planned anew. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = names.size < mostNames ? `shape_${createHash('sha1').update(text).digest('hex').slice(0, 24)}` : '';
  if (name) names.set(text, name);
  return name;
}
