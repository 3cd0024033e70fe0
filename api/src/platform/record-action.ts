import type { RequestContext } from './request-context.js';

/** What a member of the staff did, as the audit log keeps it. */
export interface AuditedAction {
  /** Record and verb in the past tense, such as `shift.changed` or `signups.exported`. */
  action: `${string}.${string}`;
  /** The record's id; null for many records at once. */
  recordId: string | null;
  /** The event it belongs to; null for what belongs to none, such as users. */
  eventId: string | null;
  /** One plain sentence part for people, such as `Start Timing, 2027-02-20 07:00: start 07:00 → 08:00`. No tokens, no phone numbers. */
  summary: string;
  /** Further facts, such as counts or old and new values. */
  detail?: Readonly<Record<string, unknown>>;
}

/** Writes one entry of the audit log inside the operation's transaction, so that no change is without one. A visitor's own actions are not audited. */
export async function recordAction(ctx: RequestContext, done: AuditedAction): Promise<void> {
  if (ctx.viewer.kind !== 'staff') return;
  const { userId, firstName, lastName } = ctx.viewer;
  await ctx.execute(
    `insert into audit_entry (actor_id, actor_name, action, record_type, record_id, event_id, summary, detail)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      userId,
      `${firstName} ${lastName}`,
      done.action,
      done.action.slice(0, done.action.indexOf('.')),
      done.recordId,
      done.eventId,
      done.summary,
      JSON.stringify(done.detail ?? {}),
    ],
  );
}
