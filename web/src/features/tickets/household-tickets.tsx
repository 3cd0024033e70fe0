import { QrCode } from 'lucide-react';
import { useState } from 'react';
import type { HouseholdTickets_HouseholdFragment } from './household-tickets.generated';
import { TicketCode } from './ticket-code';
import { ticketsAhead, type TicketOfEvent } from './tickets-ahead';

/** The household's ticket for each event that it still comes to, folded away until it is shown. */
export function HouseholdTickets({ household, now }: { household: HouseholdTickets_HouseholdFragment; now: Date }) {
  const tickets = ticketsAhead(household.volunteers, now);
  if (tickets.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-3">
      {tickets.map((one) => (
        <li key={one.eventId}>
          <Ticket {...one} />
        </li>
      ))}
    </ul>
  );
}

function Ticket({ ticket, eventName }: TicketOfEvent) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={(toggle) => setOpen(toggle.currentTarget.open)}
      className={`max-w-md rounded-card border border-hairline bg-card ${open ? 'print:break-inside-avoid' : 'no-print'}`}
    >
      <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold text-primary">
        <QrCode aria-hidden="true" className="mr-2 inline size-4.5 align-text-bottom" />
        Your ticket: {eventName}
      </summary>
      {open ? (
        <div className="px-4 pt-3 pb-5">
          <p className="mb-3 text-center font-semibold">Show this at check-in</p>
          <TicketCode ticket={ticket} />
        </div>
      ) : null}
    </details>
  );
}
