import type { Literals, RecordReading } from '../record-reading.js';

/** The statements that refresh the cached columns of a record, and that check whether a refresh is due. */
export interface CachedFiguresPlan {
  /**
   * One row: whether some record's cached columns are missing or stale, or the last full comparison is older than this many milliseconds.
   */
  isDue(betweenComparisons: number): string;
  /** Two statements for one transaction; the second returns one row: whether all rows were compared. */
  renew(betweenComparisons: number): string;
}

/**
 * Plans the refresh of a record's cached columns. It is correct under concurrency: the values are those of the snapshot that is stored with
 * them, and a record counts as stale when a fact was committed that this snapshot does not show. So a response is never older than a fact;
 * it only costs more for stale records until they are refreshed. Transactions that write facts are not involved. Writes that bypass the
 * product are found by comparing all rows now and then.
 */
export function planCachedFigures(reading: RecordReading, literals: Literals): CachedFiguresPlan {
  const { cached, table, fields } = reading;
  if (!cached) throw new Error(`${reading.name} has no cached columns`);
  const [since, moment] = cached.since;
  const counted = Object.keys(cached.columns);
  const figures = [moment, ...Object.values(cached.columns)].map((name) => {
    const field = fields[name];
    if (field?.kind !== 'column') throw new Error(`${reading.name} has no computed column '${name}'`);
    return field.live?.('t', literals) ?? field.sql('t', () => '', literals);
  });
  const mine = `name = '${cached.table}'`;
  const fresh = cached.rows.reading().table;
  const isOld = `not exists (select from ${fresh} k where k.id = t.id and ${cached.rows.holds?.('k', 't', literals) ?? 'true'})`;
  const of = (row: string) => `(${counted.map((column) => `${row}.${column}`).join(', ')})`;
  const comparison = (between: number) =>
    `(select coalesce(compared_at < now() - ${between} * interval '1 millisecond', true) as is_due from kept_figures where ${mine})`;

  return {
    isDue: (between) =>
      `select exists (select from ${table} t where ${isOld}) or (select is_due from ${comparison(between)} c) as "isDue"`,
    renew: (between) => `
      select from kept_figures where ${mine} for update;
      with comparison as materialized ${comparison(between)}, written as (
        insert into ${cached.table} as known (id, ${[since, ...counted].join(', ')})
        select t.id, ${figures.join(', ')} from ${table} t where (select is_due from comparison) or ${isOld}
        on conflict (id) do update set ${[since, ...counted].map((column) => `${column} = excluded.${column}`).join(', ')}
        where ${of('known')} is distinct from ${of('excluded')} or known.${since} > excluded.${since}
      ), gone as (
        delete from ${cached.table} k where (select is_due from comparison) and not exists (select from ${table} t where t.id = k.id)
      )
      update kept_figures set snapshot = pg_current_snapshot(),
        compared_at = case when (select is_due from comparison) then now() else compared_at end
      where ${mine} returning (select is_due from comparison) as "wasComparison"`,
  };
}
