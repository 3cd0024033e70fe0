import type { ZodType } from 'zod';
import { clock } from '../clock.js';
import type { RequestContext } from '../operation/request-context.js';
import type { Schedule } from './schedule.js';

/** Work that is done later, outside of requests. Jobs run at least once; make them idempotent. */
export interface JobKind<Payload = unknown> {
  /** Names the kind in the database: never changed once released. */
  name: string;
  /** The payload of a job: ids rather than text, because a later release may read it. */
  payload: ZodType<Payload>;
  /** Tries, with growing pauses, before the job is given up. Scheduled jobs never are. */
  mostTries: number;
  /** Runs by schedule; such a job has no payload. */
  schedule?: Schedule;
  /** Runs the job, with a context without a caller: writes go through operations. `stopped`: the server stops. Any error means a retry. */
  run(ctx: RequestContext, payload: Payload, stopped: AbortSignal): Promise<void>;
}

/** Thrown by a job that must not be retried: it is given up at once. The message is stored for people to read. */
export class JobRefused extends Error {}

/** Declares a kind of job; it also stands in the registry. */
export function jobKind<Payload>(declared: JobKind<Payload>): JobKind<Payload> {
  return declared;
}

/** A job to enqueue. */
export interface QueuedJob<Payload> {
  payload: Payload;
  /** At most one job of a kind and key waits: enqueueing a second one replaces the payload and takes the earlier time. */
  key?: string;
  /** The earliest time; default: now. Wall-clock times of an event: `instantOf(day, time, event.timeZone)`. */
  dueAt?: Date;
  /** The earliest time in seconds from now, by the database's clock: the machine's may be wrong. */
  afterSeconds?: number;
}

/** Enqueues a job in the operation's transaction: it runs if and only if that commits. */
export async function enqueueJob<Payload>(
  ctx: RequestContext,
  kind: JobKind<Payload>,
  { payload, key, dueAt, afterSeconds = 0 }: QueuedJob<Payload>,
): Promise<void> {
  await ctx.execute(
    `insert into job as known (kind, key, payload, due_at) values (?, ?, ?::jsonb, coalesce(?::timestamptz, now() + ? * interval '1 millisecond'))
     on conflict (kind, key) where given_up_at is null do update set
       payload = excluded.payload, revision = known.revision + 1,
       due_at = case when known.leased_until > now() then excluded.due_at else least(known.due_at, excluded.due_at) end`,
    [
      kind.name,
      key ?? null,
      JSON.stringify(payload),
      dueAt?.toISOString() ?? null,
      clock.moved() + afterSeconds * 1000,
    ],
  );
  ctx.services.wakeRunner('jobs');
}
