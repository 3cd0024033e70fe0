import type { Pool } from 'pg';
import type { CountedTry, TriedRecord, TryCounts } from '../platform/limits/rate-limit.js';

/**
 * Attempts counted in the table `rate_limit`, for all servers and across restarts. One statement a call, over a pool of
 * its own, so that no count waits for a connection that a transaction holds. The library's own PostgreSQL store would
 * take a statement for each count, and would also count refused attempts.
 */
export function rateLimitTable(pool: Pool): TryCounts {
  return {
    async count(tries, record) {
      const counted = countedOf(tries, record);
      if (counted.length === 0) return undefined;
      const { rows } = await pool.query<{ wait: number }>({
        name: `count-tries${record ? `-${record.table}` : ''}`,
        text: countText(record?.table),
        values: valuesOf(counted, record),
      });
      return rows.length === 0 ? undefined : Math.max(...rows.map(({ wait }) => wait));
    },
    async use({ hash, seconds }) {
      const { rows } = await pool.query<{ used: number; seconds: number }>({
        name: 'count-use',
        text: `insert into rate_limit as held (key, points, expires_at)
          select $1, 1, now() + make_interval(secs => $2) where ${unawaited}
          on conflict (key) do update set
            points = case when held.expires_at <= now() then 1 else held.points + 1 end,
            expires_at = case when held.expires_at <= now() then excluded.expires_at else held.expires_at end
          returning points as used, extract(epoch from expires_at - now())::float8 as seconds`,
        values: [hash, seconds],
      });
      const [use] = rows;
      if (!use) throw new Error('A use was not counted');
      return use;
    },
    async reset(hash) {
      await pool.query({
        name: 'forget-tries',
        text: `delete from rate_limit where key = $1 and ${unawaited}`,
        values: [hash],
      });
    },
    async takeBack(tries, record) {
      const counted = countedOf(tries, record);
      if (counted.length === 0) return;
      await pool.query({
        name: `take-tries-back${record ? `-${record.table}` : ''}`,
        text: `with wanted as (${wantedText(record?.table)})
          update rate_limit held set points = greatest(held.points - wanted.times, 0) from wanted
          where held.key = wanted.key and ${unawaited}`,
        values: valuesOf(counted, record),
      });
    },
  };
}

/** Without a record, drops the counts that apply only to existing records. */
function countedOf(tries: readonly CountedTry[], record: TriedRecord | undefined): readonly CountedTry[] {
  return record ? tries : tries.filter(({ ofRecord }) => !ofRecord);
}

function valuesOf(counted: readonly CountedTry[], record: TriedRecord | undefined): unknown[] {
  return [
    counted.map(({ hash }) => hash),
    counted.map(({ points }) => points),
    counted.map(({ seconds }) => seconds),
    counted.map(({ times = 1 }) => times),
    ...(record ? [counted.map(({ ofRecord }) => ofRecord === true), record.id] : []),
  ];
}

/** The attempts of `valuesOf` that count. */
function wantedText(recordTable: string | undefined): string {
  return recordTable
    ? `select key, points, seconds, times from unnest($1::bytea[], $2::int[], $3::int[], $4::int[], $5::boolean[]) as w (key, points, seconds, times, of_record)
       where not of_record or exists (select from ${recordTable} where id = $6::uuid)`
    : 'select key, points, seconds, times from unnest($1::bytea[], $2::int[], $3::int[], $4::int[]) as w (key, points, seconds, times)';
}

/** Always true. Makes the statement's transaction commit without waiting for the disk, in any session of a pooler. */
const unawaited = `set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Counts nothing when any limit is exhausted: refused callers use nothing up, above all not what others share. Keys are
 * locked in one order, so that two calls never deadlock.
 */
function countText(recordTable: string | undefined): string {
  return `with wanted as (${wantedText(recordTable)}), used_up as (
      select extract(epoch from held.expires_at - now())::float8 as wait from wanted join rate_limit held using (key)
      where held.expires_at > now() and held.points + wanted.times > wanted.points
    ), counted as (
      insert into rate_limit as held (key, points, expires_at)
      select key, times, now() + make_interval(secs => seconds) from wanted where not exists (select from used_up) and ${unawaited} order by key
      on conflict (key) do update set
        points = case when held.expires_at <= now() then excluded.points else held.points + excluded.points end,
        expires_at = case when held.expires_at <= now() then excluded.expires_at else held.expires_at end
      returning key, points, expires_at
    )
    select wait from used_up
    union all
    select extract(epoch from counted.expires_at - now())::float8 from counted join wanted using (key)
    where counted.points > wanted.points`;
}
