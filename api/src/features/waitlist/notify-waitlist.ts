import { clock } from '../../platform/clock.js';
import { emailKey } from '../../platform/text/person-key.js';
import type { RequestContext } from '../../platform/operation/request-context.js';
import { shiftFacts, tablesOfShift } from '../../records/parts/shift-facts.js';
import { findHouseholdLinks } from '../household-links/find-household-links.js';
import { waitingCalledOff, type WaitingCalledOff, type WaitingDetails } from './waitlist.announcements.js';

/** The cancelled shifts, whose rows the caller has locked, and the message to people. */
interface CalledOff {
  shiftIds: readonly string[];
  eventCancelled: boolean;
  message: string | null;
}

/**
 * Announces cancelled shifts to the households that wait for them, one mail each. Shifts that have begun are left out. For a cancelled
 * event those are left out who are notified as volunteers, or were notified before that the shift is cancelled.
 */
export async function notifyWaitlist(
  ctx: RequestContext,
  { shiftIds, eventCancelled, message }: CalledOff,
): Promise<void> {
  if (shiftIds.length === 0) return;
  const rows = await ctx.execute<{ fact: WaitingDetails }>(statement, [
    shiftIds,
    ctx.services.settings.timeZone,
    clock.now(),
    eventCancelled,
  ]);
  const households = new Map<string, WaitingDetails[]>();
  for (const { fact } of rows) {
    const key = emailKey(fact.email);
    households.set(key, [...(households.get(key) ?? []), fact]);
  }
  if (households.size === 0) return;
  const links = await findHouseholdLinks(
    ctx,
    [...households.values()].map(([first]) => first!.email),
  );
  const notified = [...households].flatMap(([key, waited]): WaitingCalledOff[] => {
    const householdTokenId = links.get(key);
    return householdTokenId ? [{ email: waited[0]!.email, householdTokenId, waited, eventCancelled, message }] : [];
  });
  await ctx.announce(waitingCalledOff, { households: notified });
}

/** $1: shifts; $2: the time zone of events that have none; $3: now; $4: whether their event is cancelled. */
const statement = `
  select ${shiftFacts('$2')} || jsonb_build_object('entryId', w.id, 'email', w.email, 'people',
      (select jsonb_agg(jsonb_build_object('firstName', p.one ->> 'firstName', 'lastName', p.one ->> 'lastName') order by p.at)
        from jsonb_array_elements(w.people) with ordinality p (one, at))) as fact
  from waitlist_entry w join shift s on s.id = w.shift_id${tablesOfShift}
  where w.shift_id = any($1::uuid[]) and w.state in ('WAITING', 'OFFERED') and not w.inert and s.starts_at > $3::timestamptz
    and not ($4::boolean and (s.cancelled_at is not null or exists (
      select from signup g join volunteer v on v.id = g.volunteer_id
      where g.event_id = s.event_id and g.status = 'active' and v.email_key = w.email_key)))
  order by s.date, s.start_time, w.number`;
