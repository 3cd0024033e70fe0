import { count } from '../../../contract/text/counts.js';
import type { RetentionKind } from '../../../contract/people/retention.js';
import { dayIn } from '../../../platform/clock.js';
import type { Rows } from '../../../platform/reading/rows.js';
import { daysAt } from './retention-rules.js';
import { nightly, previewRetention } from './read-retention.js';

const things: Readonly<Record<RetentionKind, readonly [one: string, many?: string]>> = {
  CONTACTS: ['phone number'],
  ANSWERS: ['answer, message or wait', 'answers, messages and waits'],
  NAMES: ['person', 'people'],
  MAILS: ['mail'],
  AUDIT: ['entry of the audit log or mail to a group', 'entries of the audit log and mails to groups'],
};

/** What would go in the next run, as lines for an operator. Changes nothing. */
export async function printRetention(rows: Rows, timeZone: string): Promise<string> {
  const { state, at, counted } = await previewRetention(rows, timeZone);
  const lines = state.rules.map((rule) => {
    const [one, many] = things[rule.kind];
    return `  ${rule.kind}: ${count(counted[rule.kind], one, many)}, kept for ${count(daysAt(rule, at), 'day')}`;
  });
  return [`On ${dayIn(timeZone, at)} at ${nightly.dailyAt} (${timeZone}) would go:`, ...lines].join('\n');
}
