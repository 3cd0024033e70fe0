import type { Transaction } from '../transactions/transactions.js';
import type { Viewer } from '../operation/viewer.js';

/** Something that happened to a record, as it is kept: ids and figures, no names, no addresses, no texts that people typed. */
export interface Fact {
  /** Record and verb in the past tense, such as `shift.changed`. */
  kind: `${string}.${string}`;
  recordId: string;
  /** The records it belongs to, by their nouns. */
  within: Readonly<Record<string, string | null>>;
  detail?: Readonly<Record<string, unknown>>;
}

/** Sends an operation's facts together with its COMMIT, so that they cost no round trip and hold no lock for longer. */
export function storeFacts(transaction: Transaction, viewer: Viewer, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const actorId = actorOf(viewer) ?? '';
  const into = 'insert into fact (kind, record_id, within, detail, actor_id)';
  // One or two, as most operations keep, are planned in half the time as rows of values; thousands are read faster as a list.
  if (facts.length > mostAsRows)
    transaction.withCommit(
      `${into} select w.kind, w."recordId", w.within, coalesce(w.detail, '{}'), nullif(?, '')::uuid
       from jsonb_to_recordset(?::jsonb) as w (kind text, "recordId" uuid, within jsonb, detail jsonb)`,
      [actorId, JSON.stringify(facts)],
    );
  else
    transaction.withCommit(
      `${into} values ${facts.map(() => `(?, ?, ?, ?, nullif(?, '')::uuid)`).join(', ')}`,
      facts.flatMap(({ kind, recordId, within, detail = {} }) => [
        ...[kind, recordId, JSON.stringify(within), JSON.stringify(detail), actorId],
      ]),
    );
}

const mostAsRows = 20;

/** The member of the staff who acts, or the key of the program; null for everybody else. */
export function actorOf(viewer: Viewer): string | null {
  if (viewer.kind === 'key') return viewer.keyId;
  return viewer.kind === 'staff' ? viewer.userId : null;
}
