import { wallClock } from '../../formatting/times';
import type { HouseholdTickets_HouseholdFragment } from './household-tickets.generated';

type Volunteer = HouseholdTickets_HouseholdFragment['volunteers'][number];

/** The ticket of a household for one event. */
export interface TicketOfEvent {
  eventId: string;
  eventName: string;
  ticket: string;
}

/** The tickets of a household, one an event: where somebody of it has a shift today or later that takes place, the next event first. */
export function ticketsAhead(volunteers: readonly Volunteer[], now: Date): TicketOfEvent[] {
  const ahead = volunteers
    .flatMap(({ signups }) => signups ?? [])
    .filter(({ status, shift: { date, endsAt, cancelledAt, opportunity } }) => {
      const { timeZone, state } = opportunity.event;
      const takesPlace = status === 'ACTIVE' && !cancelledAt && state !== 'CANCELLED';
      // A night shift goes on into the next day.
      return takesPlace && (date >= wallClock(timeZone, now).slice(0, 10) || (endsAt ?? '') > now.toISOString());
    })
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const byEvent = new Map<string, TicketOfEvent>();
  for (const { ticket, shift } of ahead) {
    const { id: eventId, name: eventName } = shift.opportunity.event;
    if (ticket && !byEvent.has(eventId)) byEvent.set(eventId, { eventId, eventName, ticket });
  }
  return [...byEvent.values()];
}

function startOf({ shift: { date, startTime } }: { shift: { date: string; startTime: string } }): string {
  return `${date} ${startTime}`;
}
