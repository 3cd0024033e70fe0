import { readTicket } from '@trailcrew/api/contract/check-in/read-ticket';
import { useParams } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { Notice } from '../../ui/notice';
import { TicketCode } from './ticket-code';

/** A ticket by its address: the same for everybody, and of nobody. Nothing is asked of the API. */
export function TicketPage() {
  const { code = '' } = useParams();
  useDocumentTitle('Ticket');
  const ticket = readTicket(code);
  if (ticket === null)
    return (
      <Notice level={1} title="This ticket is not complete">
        <p>A ticket has 16 letters and digits. Please open the link in your reminder again.</p>
      </Notice>
    );
  return (
    <div className="mx-auto w-full max-w-sm px-4 py-8 md:py-12">
      <h1 className="mb-5 text-center text-2xl">Show this code at check-in</h1>
      <TicketCode ticket={ticket} />
    </div>
  );
}
