import type { Pool } from 'pg';
import { cleanUpJob } from '../platform/runner/clean-up.js';

/** A mail that this worker may send while its lease lasts. */
export interface LeasedMail {
  id: string;
  template: string;
  recipient: string;
  recipientName: string | null;
  payload: unknown;
  messageId: string;
  /** Attempts that failed so far. */
  attempts: number;
  /** When it ends, as the database prints it; proves that the lease is still ours. */
  lease: string;
}

/** How long mails are tried, counted from when they were enqueued. */
const givesUpAfter = `interval '72 hours'`;

/**
 * Leases up to `count` due mails, the longest waiting first. Mails to a whole group, and those that failed before, come
 * last. One statement, hence a short transaction of its own; it skips rows that another worker is leasing. An expired
 * lease (its worker died) does not count. `except`: mails that this worker still processes.
 */
export async function leaseDueMails(
  pool: Pool,
  count: number,
  leaseMs: number,
  except: string[],
): Promise<LeasedMail[]> {
  const { rows } = await pool.query<LeasedMail>(
    `with due as (
       select id from outbox
       where state = 'waiting' and next_attempt_at <= now() and (leased_until is null or leased_until <= now())
         and id <> all ($3::uuid[])
       order by (bulk_mail_id is not null or last_error is not null), next_attempt_at limit $1 for update skip locked
     )
     update outbox set leased_until = now() + $2 * interval '1 millisecond'
     from due where outbox.id = due.id
     returning outbox.id, template, recipient, recipient_name as "recipientName", payload, message_id as "messageId", attempts,
       leased_until::text as lease`,
    [count, leaseMs, except],
  );
  return rows;
}

/** Extends leases that are still ours. Returns the new lease of each; a missing mail was lost to another worker. */
export async function renewLeases(
  pool: Pool,
  held: readonly { id: string; lease: string }[],
  leaseMs: number,
): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; lease: string }>(
    `update outbox set leased_until = now() + $3 * interval '1 millisecond'
     from unnest($1::uuid[], $2::timestamptz[]) as held (id, lease)
     where outbox.id = held.id and outbox.leased_until = held.lease and state = 'waiting'
     returning outbox.id, leased_until::text as lease`,
    [held.map((mail) => mail.id), held.map((mail) => mail.lease), leaseMs],
  );
  return new Map(rows.map((row) => [row.id, row.lease]));
}

/**
 * Records that the mail server accepted a mail, even if another worker holds the lease by now. What this server refused
 * for the same address before was not permanent, so it marks nobody any more. Accepting does not clear bounces. The
 * mail's own bounce may arrive before this is recorded.
 */
export async function recordSent(pool: Pool, id: string): Promise<void> {
  await pool.query(
    `with sent as (
       update outbox set state = case when bounced_at is null then 'sent' else 'failed' end, sent_at = now(), attempts = attempts + 1,
         leased_until = null, last_error = case when bounced_at is null then null else last_error end
       where id = $1 and (state = 'waiting' or state = 'failed' and sent_at is null)
       returning recipient_key as address
     )
     update outbox x set reached_at = now() from sent
     where x.recipient_key = sent.address and x.id <> $1 and x.state = 'failed' and x.bounced_at is null and x.reached_at is null`,
    [id],
  );
}

/**
 * Schedules the next attempt in `delaySeconds`, unless the mail is 72 hours old. `counts`: whether the attempt counts
 * towards longer delays.
 */
export async function recordPostponed(
  pool: Pool,
  mail: { id: string; lease: string },
  outcome: { error: string; delaySeconds: number; counts: boolean },
): Promise<'waiting' | 'failed' | undefined> {
  const { rows } = await pool.query<{ state: 'waiting' | 'failed' }>(
    `update outbox set
       state = case when created_at < now() - ${givesUpAfter} then 'failed' else 'waiting' end,
       attempts = attempts + $3, next_attempt_at = now() + $4 * interval '1 second', leased_until = null, last_error = $5
     where id = $1 and leased_until = $2::timestamptz and state = 'waiting'
     returning state`,
    [mail.id, mail.lease, outcome.counts ? 1 : 0, outcome.delaySeconds, outcome.error],
  );
  return rows[0]?.state;
}

/** Records a permanent refusal. Admins see the mail and may send it again. */
export async function recordRefused(pool: Pool, mail: { id: string; lease: string }, error: string): Promise<void> {
  await pool.query(
    `update outbox set state = 'failed', attempts = attempts + 1, leased_until = null, last_error = $3
     where id = $1 and leased_until = $2::timestamptz and state = 'waiting'`,
    [mail.id, mail.lease, error],
  );
}

/** Why a mail waits that did not fail; it also sorts it behind the others. */
const held = 'What it is about is a draft or cancelled: it goes out once that takes place.';

/**
 * Holds a mail that is true but not to be sent yet. It is checked again after so many seconds, behind all others, and
 * as if it were new. Further mails of its household do not wait for it.
 */
export async function holdMail(pool: Pool, mail: { id: string; lease: string }, seconds: number): Promise<void> {
  await pool.query(
    `update outbox set leased_until = null, next_attempt_at = now() + $3 * interval '1 second', created_at = now(), last_error = '${held}',
       payload = payload - 'own'
     where id = $1 and leased_until = $2::timestamptz and state = 'waiting'`,
    [mail.id, mail.lease, seconds],
  );
}

/**
 * Splits a mail: the part that is not to be sent yet becomes a held mail of its own, and the rest stays. False when the
 * lease was lost.
 */
export async function holdPart(
  pool: Pool,
  mail: { id: string; lease: string },
  { payload, later }: { payload?: unknown; later?: unknown },
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with goes as (
       update outbox set payload = $3::jsonb where id = $1 and leased_until = $2::timestamptz and state = 'waiting'
       returning template, recipient, recipient_name, event_id, message_id
     )
     insert into outbox (template, recipient, recipient_name, payload, event_id, message_id, next_attempt_at, last_error)
     select template, recipient, recipient_name, $4::jsonb - 'own', event_id,
       '<' || gen_random_uuid() || substring(message_id from '@.*$'), now() + $5 * interval '1 second', '${held}' from goes`,
    [mail.id, mail.lease, JSON.stringify(payload), JSON.stringify(later), seconds],
  );
  return rowCount === 1;
}

/** Deletes a mail that no longer holds. */
export async function dropMail(pool: Pool, mail: { id: string; lease: string }): Promise<void> {
  await pool.query(`delete from outbox where id = $1 and leased_until = $2::timestamptz and state = 'waiting'`, [
    mail.id,
    mail.lease,
  ]);
}

/** Releases leases untouched, so that the next worker need not wait for them to expire. */
export async function releaseLeases(pool: Pool, held: readonly { id: string; lease: string }[]): Promise<void> {
  await pool.query(
    `update outbox set leased_until = null from unnest($1::uuid[], $2::timestamptz[]) as held (id, lease)
     where outbox.id = held.id and outbox.leased_until = held.lease and state = 'waiting'`,
    [held.map((mail) => mail.id), held.map((mail) => mail.lease)],
  );
}

/** Milliseconds until the next mail is due (0: now), or undefined when none waits. */
export async function untilNextDue(pool: Pool): Promise<number | undefined> {
  const { rows } = await pool.query<{ ms: number | null }>(
    `select extract(epoch from min(greatest(next_attempt_at, leased_until)) - now())::float8 * 1000 as ms
     from outbox where state = 'waiting'`,
  );
  const ms = rows[0]?.ms ?? undefined;
  return ms === undefined ? undefined : Math.max(0, ms);
}

/** The last mail to somebody who was erased goes once it is given up, not with the others by retention. */
export const cleanUpMails = cleanUpJob('forget-sent-mails', { everySeconds: 60 * 60 }, [
  `delete from outbox where state in ('sent', 'failed') and template = 'data-erased'`,
]);
