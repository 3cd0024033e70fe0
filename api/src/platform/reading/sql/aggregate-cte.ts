import type { Need } from '../record-reading.js';

/** Aggregates of the records behind one joined table. */
interface Aggregates {
  name: string;
  /** The joined table with their ids. */
  joined: string;
  table: string;
  alias: string;
  values: string[];
  /** Further joins, by link: the alias, and the SQL that joins it. */
  needed: Map<string, { alias: string; sql: string }>;
}

/** An aggregate of a table's records. */
interface Aggregate {
  table: string;
  /** By the alias of the record and of the tables joined to it. */
  sql(alias: string, need: Need): string;
  /** The SQL that joins a to-one link to the record, each under its alias. */
  join(link: string, alias: string, to: string): string;
}

/**
 * Aggregates of records that many rows of a level link to, such as the counts of an event with 5,000 shifts: computed once per record, in
 * common table expressions before the level.
 */
export class OnceARecord {
  readonly #all = new Map<string, Aggregates>();

  constructor(private readonly nextAlias: () => string) {}

  /** The SQL of an aggregate of the record behind a joined table. */
  value(joined: string, { table, sql, join }: Aggregate): string {
    const aggregates = this.#all.get(joined) ?? this.#begin(joined, table);
    const { name, alias, values, needed } = aggregates;
    const need = (link: string): string => {
      const known = needed.get(link);
      if (known) return known.alias;
      const other = this.nextAlias();
      needed.set(link, { alias: other, sql: `left ${join(link, other, alias)}` });
      return other;
    };
    return `${name}.c${values.push(sql(alias, need)) - 1}`;
  }

  joins(): string[] {
    return [...this.#all.values()].map(({ name, joined }) => `left join ${name} on ${name}.id = ${joined}.id`);
  }

  /** The common table expressions; `rows` is what follows `from` in the statement of the level. */
  expressions(rows: string): string[] {
    return [...this.#all.values()].map(({ name, joined, table, alias, values, needed }) => {
      const columns = [`${alias}.id`, ...values.map((sql, index) => `${sql} as c${index}`)].join(', ');
      const from = [`${table} ${alias}`, ...[...needed.values()].map(({ sql }) => sql)].join(' ');
      return `${name} as materialized (select ${columns} from ${from} where ${alias}.id in (select ${joined}.id from ${rows}))`;
    });
  }

  #begin(joined: string, table: string): Aggregates {
    const begun = { name: this.nextAlias(), joined, table, alias: this.nextAlias(), values: [], needed: new Map() };
    this.#all.set(joined, begun);
    return begun;
  }
}
