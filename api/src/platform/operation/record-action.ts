import type { RequestContext } from './request-context.js';
import type { Viewer, VisitorViewer } from './viewer.js';

/** What a member of the staff, an API key or a device did, as the audit log stores it. */
export interface AuditedAction {
  /** Record and verb in the past tense, such as `shift.changed` or `signups.exported`. */
  action: `${string}.${string}`;
  /** The record's id; null for many records at once. */
  recordId: string | null;
  /** The event it belongs to; null for what belongs to none, such as users. */
  eventId: string | null;
  /** One plain sentence part for people, such as `Start Timing, 2027-02-20 07:00: start 07:00 → 08:00`. No tokens, no phone numbers. */
  summary: string;
  /**
   * Further details, such as counts or old and new values. An action that raises a record's version records it (`version: 3`); for several
   * records, by id (`versions: { [id]: 3 }`). A later conflict finds the author's name by it.
   */
  detail?: Readonly<Record<string, unknown>>;
}

/** The new versions of records by id, for the `versions` of an entry about several. */
export function versionsOf(records: readonly { id: string; version: number }[]): Record<string, number> {
  return Object.fromEntries(records.map(({ id, version }) => [id, version]));
}

/**
 * Writes one entry of the audit log inside the operation's transaction, so that every change has one. Actions of visitors are not audited.
 */
export async function recordAction(ctx: RequestContext, done: AuditedAction): Promise<void> {
  await recordActions(ctx, [done]);
}

/** Writes an entry for each, in this order, in one statement. */
export async function recordActions(ctx: RequestContext, done: readonly AuditedAction[]): Promise<void> {
  const { viewer } = ctx;
  if (viewer.kind === 'visitor' || done.length === 0) return;
  const [actorId, name] = actorOfEntry(viewer);
  await ctx.execute(
    `insert into audit_entry (actor_id, actor_name, action, record_type, record_id, event_id, summary, detail)
     select ?, ?, w.action, split_part(w.action, '.', 1), w."recordId", w."eventId", w.summary, coalesce(w.detail, '{}')
     from jsonb_to_recordset(?::jsonb)
       as w (action text, "recordId" uuid, "eventId" uuid, summary text, detail jsonb)`,
    [actorId, name, JSON.stringify(done)],
  );
}

/** The id of a user, and the name that the entry shows. What a helper calls their phone is not kept here. */
function actorOfEntry(viewer: Exclude<Viewer, VisitorViewer>): [string | null, string] {
  if (viewer.kind === 'staff' || viewer.kind === 'enrolling')
    return [viewer.userId, `${viewer.firstName} ${viewer.lastName}`];
  return [null, viewer.kind === 'key' ? viewer.name : 'Check-in link'];
}
