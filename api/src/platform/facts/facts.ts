import type { Transaction } from '../transactions/transactions.js';
import type { Viewer } from '../operation/viewer.js';

/** Something that happened to a record, as stored: ids and numbers, but no names, addresses or typed texts. */
export interface Fact {
  /** Record and verb in the past tense, such as `shift.changed`. */
  kind: `${string}.${string}`;
  recordId: string;
  /** The records it belongs to, by their nouns. */
  within: Readonly<Record<string, string | null>>;
  detail?: Readonly<Record<string, unknown>>;
  /** No public page depends on it: cached responses and figures stay, and public live updates say nothing of it. */
  quiet?: boolean;
}

/** Inserts an operation's facts in the same message as COMMIT. That saves a round trip and holds no lock longer. */
export function storeFacts(transaction: Transaction, viewer: Viewer, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const actorId = actorOf(viewer) ?? '';
  const into = 'insert into fact (kind, record_id, within, detail, actor_id, quiet)';
  // Most operations store one or two: as a VALUES list they are planned in half the time. Thousands are read faster from one JSON list.
  if (facts.length > mostAsRows)
    transaction.withCommit(
      `${into} select w.kind, w."recordId", w.within, coalesce(w.detail, '{}'), nullif(?, '')::uuid, coalesce(w.quiet, false)
       from jsonb_to_recordset(?::jsonb) as w (kind text, "recordId" uuid, within jsonb, detail jsonb, quiet boolean)`,
      [actorId, JSON.stringify(facts)],
    );
  else
    transaction.withCommit(
      `${into} values ${facts.map(({ quiet = false }) => `(?, ?, ?, ?, nullif(?, '')::uuid, ${quiet})`).join(', ')}`,
      facts.flatMap(({ kind, recordId, within, detail = {} }) => [
        ...[kind, recordId, JSON.stringify(within), JSON.stringify(detail), actorId],
      ]),
    );
}

const mostAsRows = 20;

/** The id of the acting member of the staff, of the API key or of the device; null for visitors. */
export function actorOf(viewer: Viewer): string | null {
  if (viewer.kind === 'key') return viewer.keyId;
  if (viewer.kind === 'device') return viewer.deviceId;
  return viewer.kind === 'staff' || viewer.kind === 'enrolling' ? viewer.userId : null;
}
