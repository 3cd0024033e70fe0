import { count } from '../../../contract/text/counts.js';
import type { RetentionKind } from '../../../contract/people/retention.js';
import { dayIn } from '../../../platform/clock.js';
import type { Rows } from '../../../platform/reading/rows.js';
import { daysAt } from './retention-rules.js';
import { nightly, previewRetention } from './read-retention.js';

const things: Readonly<Record<RetentionKind, readonly [one: string, many?: string]>> = {
  CONTACTS: ['phone number'],
  ANSWERS: ['answer, message or entry of a waitlist', 'answers, messages and entries of waitlists'],
  NAMES: ['person', 'people'],
  MAILS: ['mail'],
  AUDIT: [
    'entry of the audit log, mail to a group or change of plan',
    'entries of the audit log, mails to groups and changes of plan',
  ],
};

/** What would go in the next run, as lines for an operator. Changes nothing. */
export async function printRetention(rows: Rows, timeZone: string): Promise<string> {
  const { state, nextRunAt, at, counted } = await previewRetention(rows, timeZone);
  const lines = state.rules.map((rule) => {
    const [one, many] = things[rule.kind];
    return `  ${count(counted[rule.kind], one, many)}, kept for ${count(daysAt(rule, at), 'day')}`;
  });
  if (nextRunAt < at) lines.push('Emails go each night already.');
  return [`On ${dayIn(timeZone, at)} at ${nightly.dailyAt} (${timeZone}) would go:`, ...lines].join('\n');
}
