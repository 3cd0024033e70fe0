import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { grouped } from '../../formatting/counts';
import { formatDayRange } from '../../formatting/days';
import type { PastEvent_EventFragment } from './past-events.generated';

interface PastEventsProps {
  events: readonly PastEvent_EventFragment[];
  /** There are more than these. */
  more: boolean;
}

/** Events that are over, the last one first, folded away: there is nothing to take in them. Their pages stay readable. */
export function PastEvents({ events, more }: PastEventsProps) {
  if (events.length === 0) return null;
  return (
    <details className="group mt-10">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-control bg-card py-2 pr-4 pl-3 text-sm font-semibold hover:border-primary hover:text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        <h2 className="text-sm tracking-normal">Past events</h2>
        {more ? null : <span className="font-normal text-muted tabular-nums">{grouped(events.length)}</span>}
      </summary>
      <ul className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-card">
        {events.map((event) => (
          <li key={event.id} className="px-4 py-2 sm:flex sm:items-baseline sm:gap-x-4 sm:px-5">
            <Link
              to={paths.event(event.slug)}
              className="inline-flex min-h-11 min-w-0 items-center font-semibold text-primary hover:underline"
            >
              {event.name}
            </Link>
            <p className="min-w-0 pb-2 text-sm text-muted sm:ml-auto sm:pb-0 sm:text-right">
              {formatDayRange(event.startDate, event.endDate)}
              {event.location ? ` · ${event.location}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
