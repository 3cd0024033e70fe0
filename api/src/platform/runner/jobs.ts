import type { ZodType } from 'zod';
import { clock } from '../clock.js';
import type { RequestContext } from '../operation/request-context.js';
import type { Schedule } from './schedule.js';

/** Something that is done later, outside of requests: at least once, so it must bear being done twice. */
export interface JobKind<Payload = unknown> {
  /** Names the kind in the database: never changed once released. */
  name: string;
  /** What a job brings: ids rather than words, because it may be read by a later release. */
  payload: ZodType<Payload>;
  /** Tries, with growing pauses, before it is given up. What comes again by a schedule never is. */
  mostTries: number;
  /** Comes again by itself; such a job brings nothing. */
  schedule?: Schedule;
  /** Does it, with a context of nobody's: what writes is an operation. `stopped`: the server stops. Whatever it throws means another try. */
  run(ctx: RequestContext, payload: Payload, stopped: AbortSignal): Promise<void>;
}

/** Thrown by a job that must not be tried again: it is given up at once. The message is stored, for people to read. */
export class JobRefused extends Error {}

/** Declares a kind of job; it also stands in the registry. */
export function jobKind<Payload>(declared: JobKind<Payload>): JobKind<Payload> {
  return declared;
}

/** A job to be owed. */
export interface QueuedJob<Payload> {
  payload: Payload;
  /** Of one kind and key there is one that waits at most: a second one brings the newer payload, and the earlier of the two times. */
  key?: string;
  /** Not before then; at once without it. Wall-clock times of an event: `instantOf(day, time, event.timeZone)`. */
  dueAt?: Date;
  /** Not before so many seconds from now, by the database's clock: the machine's may be wrong. */
  afterSeconds?: number;
}

/** Owes a job, in the operation's transaction: it is done if and only if that commits. */
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
