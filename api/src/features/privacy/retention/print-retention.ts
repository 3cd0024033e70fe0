import pg from 'pg';
import { count } from '../../../contract/text/counts.js';
import type { RetentionKind } from '../../../contract/people/retention.js';
import { clock, dayIn } from '../../../platform/clock.js';
import { rowsOf } from '../../../platform/reading/rows.js';
import { nextOf } from '../../../platform/runner/schedule.js';
import { daysAt, readRetentionState } from './retention-rules.js';
import { countDue, nightly } from './read-retention.js';

const things: Readonly<Record<RetentionKind, readonly [one: string, many?: string]>> = {
  CONTACTS: ['phone number'],
  ANSWERS: ['answer, message or wait', 'answers, messages and waits'],
  NAMES: ['person', 'people'],
  MAILS: ['mail'],
  AUDIT: ['entry of the audit log or mail to a group', 'entries of the audit log and mails to groups'],
};

/** What would go in the next run, as lines for an operator. Changes nothing. */
export async function printRetention(databaseUrl: string, timeZone: string): Promise<string> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const rows = rowsOf(pool);
    const now = clock.now();
    const { rules, startsAt } = await readRetentionState(rows, now);
    const nextRun = nextOf(nightly, now, timeZone);
    const at = nextRun > startsAt ? nextRun : startsAt;
    const counted = await countDue(rows, rules, { at, timeZone });
    const lines = rules.map((rule) => {
      const [one, many] = things[rule.kind];
      return `  ${rule.kind}: ${count(counted[rule.kind], one, many)}, kept for ${count(daysAt(rule, at), 'day')}`;
    });
    return [`On ${dayIn(timeZone, at)} at ${nightly.dailyAt} (${timeZone}) would go:`, ...lines].join('\n');
  } finally {
    await pool.end();
  }
}
