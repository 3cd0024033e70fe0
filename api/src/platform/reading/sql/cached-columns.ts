import type { Literals, RecordReading } from '../record-reading.js';

/** The statements that renew the kept figures of a record, and say whether there is anything to renew. */
export interface CachedFiguresPlan {
  /** One row: whether some record's kept figures are missing or not fresh, or all have not been compared for so many milliseconds. */
  isDue(betweenComparisons: number): string;
  /** Two statements for one transaction; the second gives one row: whether all were compared. */
  renew(betweenComparisons: number): string;
}

/**
 * Plans the renewal of a record's kept figures. Right whatever happens meanwhile: figures are those of the snapshot that is noted beside
 * them, and records of which a fact was committed that it does not show count as not fresh. So an answer is never older than a fact; it only
 * costs more for those few records until they are renewed. The transactions that write facts know nothing of it. What was written past the
 * product is found by comparing all, now and then.
 */
export function planCachedFigures(reading: RecordReading, literals: Literals): CachedFiguresPlan {
  const { kept, table, fields } = reading;
  if (!kept) throw new Error(`${reading.name} keeps no figures`);
  const [since, moment] = kept.since;
  const counted = Object.keys(kept.columns);
  const figures = [moment, ...Object.values(kept.columns)].map((name) => {
    const field = fields[name];
    if (field?.kind !== 'column') throw new Error(`${reading.name} has no figure '${name}'`);
    return field.live?.('t', literals) ?? field.sql('t', () => '', literals);
  });
  const mine = `name = '${kept.table}'`;
  const fresh = kept.rows.reading().table;
  const isOld = `not exists (select from ${fresh} k where k.id = t.id and ${kept.rows.holds?.('k', 't', literals) ?? 'true'})`;
  const of = (row: string) => `(${counted.map((column) => `${row}.${column}`).join(', ')})`;
  const comparison = (between: number) =>
    `(select coalesce(compared_at < now() - ${between} * interval '1 millisecond', true) as is_due from kept_figures where ${mine})`;

  return {
    isDue: (between) =>
      `select exists (select from ${table} t where ${isOld}) or (select is_due from ${comparison(between)} c) as "isDue"`,
    renew: (between) => `
      select from kept_figures where ${mine} for update;
      with comparison as materialized ${comparison(between)}, written as (
        insert into ${kept.table} as known (id, ${[since, ...counted].join(', ')})
        select t.id, ${figures.join(', ')} from ${table} t where (select is_due from comparison) or ${isOld}
        on conflict (id) do update set ${[since, ...counted].map((column) => `${column} = excluded.${column}`).join(', ')}
        where ${of('known')} is distinct from ${of('excluded')} or known.${since} > excluded.${since}
      ), gone as (
        delete from ${kept.table} k where (select is_due from comparison) and not exists (select from ${table} t where t.id = k.id)
      )
      update kept_figures set snapshot = pg_current_snapshot(),
        compared_at = case when (select is_due from comparison) then now() else compared_at end
      where ${mine} returning (select is_due from comparison) as "wasComparison"`,
  };
}
