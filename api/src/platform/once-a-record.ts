/** Aggregates of the records that one joined table brings. */
interface Aggregates {
  name: string;
  /** The joined table whose id leads to them. */
  joined: string;
  table: string;
  alias: string;
  values: string[];
}

/**
 * Aggregates of records that many rows of a level lead to, such as the figures of the event of 5,000 shifts: worked out once for each such
 * record, in common table expressions that come before the level.
 */
export class OnceARecord {
  readonly #all: Aggregates[] = [];

  constructor(private readonly nextAlias: () => string) {}

  /** Gives the SQL of an aggregate of the record behind a joined table. `sql`: the aggregate by the alias of the record. */
  value(joined: string, table: string, sql: (alias: string) => string): string {
    let aggregates = this.#all.find((one) => one.joined === joined);
    if (!aggregates) {
      aggregates = { name: this.nextAlias(), joined, table, alias: this.nextAlias(), values: [] };
      this.#all.push(aggregates);
    }
    return `${aggregates.name}.c${aggregates.values.push(sql(aggregates.alias)) - 1}`;
  }

  joins(): string[] {
    return this.#all.map(({ name, joined }) => `left join ${name} on ${name}.id = ${joined}.id`);
  }

  /** The common table expressions; `rows` is what follows `from` in the statement of the level. */
  expressions(rows: string): string[] {
    return this.#all.map(({ name, joined, table, alias, values }) => {
      const columns = [`${alias}.id`, ...values.map((sql, index) => `${sql} as c${index}`)].join(', ');
      return `${name} as materialized (select ${columns} from ${table} ${alias} where ${alias}.id in (select ${joined}.id from ${rows}))`;
    });
  }
}
