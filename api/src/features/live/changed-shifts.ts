import type { WatchedFact } from '../../platform/facts/fact-places.js';
import type { Rows } from '../../platform/reading/rows.js';

/** What changed, by event: its shifts, or `all` where it is more than single shifts. */
export type ChangedShifts = Map<string, Set<string> | 'all'>;

/** Up to so many shifts are named. Of more, the message says only that the event changed. */
export const mostNamed = 50;

/** What facts mean for readers of public events; quiet ones mean nothing to them. People are found in the shifts in which they have signups. */
export async function changedShifts(rows: Rows, facts: readonly WatchedFact[]): Promise<ChangedShifts> {
  const changed: ChangedShifts = new Map();
  const people: string[] = [];
  for (const { kind, recordId, within, quiet } of facts) {
    const { event, shift } = within;
    if (quiet) continue;
    if (event) note(changed, event, shift);
    // A new person is in no shift before their signup, which is a fact of its own.
    else if (kind.startsWith('volunteer.') && kind !== 'volunteer.created') people.push(recordId);
  }
  if (people.length > 0) for (const { event, shift } of await shiftsOf(rows, people)) note(changed, event, shift);
  return changed;
}

function note(changed: ChangedShifts, event: string, shift: string | null | undefined): void {
  const known = changed.get(event) ?? new Set();
  if (shift && known !== 'all') known.add(shift);
  changed.set(event, !shift || known === 'all' || known.size > mostNamed ? 'all' : known);
}

function shiftsOf(rows: Rows, people: readonly string[]): Promise<{ event: string; shift: string }[]> {
  return rows.read({
    name: 'shifts-of-people',
    text: `select distinct event_id as event, shift_id as shift from signup where volunteer_id = any($1::uuid[]) and status = 'active'`,
    values: [people],
  });
}
