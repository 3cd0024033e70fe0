import type { Transaction } from './transactions.js';
import type { Viewer } from './viewer.js';

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
export function keepFacts(transaction: Transaction, viewer: Viewer, facts: readonly Fact[]): void {
  if (facts.length === 0) return;
  const actorId = actorOf(viewer) ?? '';
  // Rows of values are planned in half the time of a JSON list, and most operations have one or two.
  transaction.withCommit(
    `insert into fact (kind, record_id, within, detail, actor_id)
     values ${facts.map(() => `(?, ?, ?, ?, nullif(?, '')::uuid)`).join(', ')}`,
    facts.flatMap(({ kind, recordId, within, detail }) => [
      ...[kind, recordId, JSON.stringify(within), JSON.stringify(detail ?? {}), actorId],
    ]),
  );
}

/** The member of the staff who acts; null for everybody else. */
export function actorOf(viewer: Viewer): string | null {
  return viewer.kind === 'staff' ? viewer.userId : null;
}
