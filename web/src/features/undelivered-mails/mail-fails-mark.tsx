import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

/** Beside a person whom a mail did not reach: call them, or correct it on the page of such mails. */
export function MailFailsMark() {
  return (
    <Link
      to={paths.undeliveredMails}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm font-semibold text-danger underline-offset-2 hover:underline"
    >
      <MailX aria-hidden="true" className="size-4 shrink-0" />
      Email bounces
    </Link>
  );
}
