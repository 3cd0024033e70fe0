import { spacedTicket } from '@trailcrew/api/contract/check-in/read-ticket';

/** A ticket as a QR code, dark on light in dark mode too, with its letters below, to type where no camera reads it. */
export function TicketCode({ ticket }: { ticket: string }) {
  return (
    <div className="text-center">
      <img
        src={`/t/${ticket}/qr.svg`}
        alt="QR code of the ticket"
        width="320"
        height="320"
        className="mx-auto aspect-square w-full max-w-80 rounded-card border border-hairline bg-white"
      />
      <p className="mt-3 font-mono text-lg whitespace-nowrap">{spacedTicket(ticket)}</p>
    </div>
  );
}
