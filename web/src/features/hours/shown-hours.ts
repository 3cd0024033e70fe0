import type { WorkedShift_SignupFragment } from './hours-page.generated';

/** Which shifts are listed: of an event (UUID), from a day to a day; empty for all. */
export interface ShownHours {
  eventId: string;
  from: string;
  to: string;
}

/** Its shift is over, and on the page's days; rehearsals in drafts count where their event is chosen. */
export function isShown({ attendance, shift }: WorkedShift_SignupFragment, { eventId, from, to }: ShownHours): boolean {
  if (!attendance?.minutesFrom) return false;
  const { event } = shift.opportunity;
  const isOfEvent = eventId ? event.id === eventId : event.state !== 'DRAFT';
  return isOfEvent && (!from || shift.date >= from) && (!to || shift.date <= to);
}
