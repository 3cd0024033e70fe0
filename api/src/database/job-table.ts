import type { Pool } from 'pg';
import { clock } from '../platform/clock.js';
import type { Leased } from '../platform/runner/runner.js';

/** A job leased by this process. */
export interface LeasedJob extends Leased {
  kind: string;
  payload: unknown;
  /** Attempts that failed so far; one whose process died counts. */
  attempts: number;
  /** Counts how often it was enqueued again. */
  revision: number;
}

/**
 * The rows of `job`, one statement a call. Leases go by the database's clock, due times by that and the offset of
 * `clock`.
 */
export function jobTable(pool: Pool) {
  return {
    /**
     * Leases up to `count` due jobs of these kinds, the longest due first. Skips rows that another process is leasing.
     */
    async lease(kinds: string[], count: number, leaseMs: number, except: string[]): Promise<LeasedJob[]> {
      const { rows } = await pool.query<LeasedJob>(
        `with due as (
           select id from job
           where given_up_at is null and due_at <= now() + $5 * interval '1 millisecond'
             and (leased_until is null or leased_until <= now()) and kind = any($4::text[]) and id <> all ($3::uuid[])
           order by due_at limit $1 for update skip locked
         )
         update job set leased_until = now() + $2 * interval '1 millisecond',
           attempts = attempts + case when leased_until is null then 0 else 1 end
         from due where job.id = due.id
         returning job.id, kind, payload, attempts, revision, leased_until::text as lease`,
        [count, leaseMs, except, kinds, clock.moved()],
      );
      return rows;
    },

    async renew(held: readonly Leased[], leaseMs: number): Promise<Map<string, string>> {
      const { rows } = await pool.query<Leased>(
        `update job set leased_until = now() + $3 * interval '1 millisecond'
         from unnest($1::uuid[], $2::timestamptz[]) as held (id, lease)
         where job.id = held.id and job.leased_until = held.lease returning job.id, leased_until::text as lease`,
        [held.map(({ id }) => id), held.map(({ lease }) => lease), leaseMs],
      );
      return new Map(rows.map(({ id, lease }) => [id, lease]));
    },

    async release(held: readonly Leased[]): Promise<void> {
      await pool.query(
        `update job set leased_until = null from unnest($1::uuid[], $2::timestamptz[]) as held (id, lease)
         where job.id = held.id and job.leased_until = held.lease`,
        [held.map(({ id }) => id), held.map(({ lease }) => lease)],
      );
    },

    /** Milliseconds until the next job of these kinds is due (0: now), or undefined when none waits. */
    async dueIn(kinds: string[]): Promise<number | undefined> {
      const { rows } = await pool.query<{ ms: number | null }>(
        `select extract(epoch from min(greatest(due_at - $2 * interval '1 millisecond', leased_until)) - now())::float8 * 1000 as ms
         from job where given_up_at is null and kind = any($1::text[])`,
        [kinds, clock.moved()],
      );
      const ms = rows[0]?.ms ?? undefined;
      return ms === undefined ? undefined : Math.max(0, ms);
    },

    /** Deletes a finished job, unless it was enqueued again meanwhile; then it waits again. */
    async recordDone(job: LeasedJob): Promise<void> {
      await pool.query(
        `with gone as (delete from job where id = $1 and leased_until = $2::timestamptz and revision = $3 returning id)
         update job set leased_until = null, attempts = 0, last_error = null
         where id = $1 and leased_until = $2::timestamptz and not exists (select from gone) and revision <> $3`,
        [job.id, job.lease, job.revision],
      );
    },

    /** Sets when a job runs again, by its schedule. `error`: why it failed this time. */
    async recordAgain(job: LeasedJob, dueAt: Date, error: string | null): Promise<void> {
      await pool.query(
        `update job set due_at = $3, attempts = 0, leased_until = null, last_error = $4 where id = $1 and leased_until = $2::timestamptz`,
        [job.id, job.lease, dueAt, error],
      );
    },

    /**
     * Records a failure: the job is retried after so many seconds, or given up without them. A job that was enqueued
     * again meanwhile starts over.
     */
    async recordFailed(job: LeasedJob, error: string, delaySeconds: number | null): Promise<void> {
      await pool.query(
        `update job set leased_until = null, last_error = $3,
           attempts = case when revision = $6 then attempts + 1 else 0 end,
           due_at = case when revision = $6 then now() + ($5 + coalesce($4::float8, 0) * 1000) * interval '1 millisecond' else due_at end,
           given_up_at = case when $4::float8 is null and revision = $6 then now() end
         where id = $1 and leased_until = $2::timestamptz`,
        [job.id, job.lease, error, delaySeconds, clock.moved(), job.revision],
      );
    },

    /** The present by the database's clock: the machine's may be wrong, and a job would wait as much longer. */
    async now(): Promise<Date> {
      const { rows } = await pool.query<{ now: Date }>(`select now() + $1 * interval '1 millisecond' as now`, [
        clock.moved(),
      ]);
      return (rows[0] as { now: Date }).now;
    },

    /** Ensures that a scheduled job exists, once for all processes, due no later than `firstAt`. */
    async schedule(kind: string, firstAt: Date): Promise<void> {
      await pool.query(
        `insert into job (kind, key, due_at) values ($1, 'schedule', $2) on conflict (kind, key) where given_up_at is null
         do update set due_at = excluded.due_at where job.due_at > excluded.due_at`,
        [kind, firstAt],
      );
    },
  };
}
