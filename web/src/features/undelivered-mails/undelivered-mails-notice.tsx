import { MailX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count } from '../../formatting/counts';
import { useUndeliveredMailCountQuery } from './undelivered-mails.generated';

/** On the dashboard: how many mails did not arrive, and the way to them. Nothing while all arrived. */
export function UndeliveredMailsNotice() {
  const { data } = useUndeliveredMailCountQuery({ fetchPolicy: 'cache-and-network' });
  const total = data?.undeliveredMails.total ?? 0;
  if (total === 0) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-warm-tint px-5 py-3">
      <span className="flex items-center gap-2 font-semibold text-warm tabular-nums">
        <MailX aria-hidden="true" className="size-5 shrink-0" />
        {count(total, 'email')} not delivered
      </span>
      <Link to={paths.undeliveredMails} className="prose-link inline-flex min-h-11 items-center">
        See whom they did not reach
      </Link>
    </p>
  );
}
