import { useMemo } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { FirstContentEnds } from '../../ui/first-content-ends';
import { Notice } from '../../ui/notice';
import { paths } from '../../app/paths';
import { grouped } from '../../formatting/counts';
import { formatDayRange } from '../../formatting/days';
import { EventCard } from './event-card';
import { useEventsPageQuery } from './events-page.generated';
import { EventListSkeleton, EventsHeading } from './events-page-skeleton';
import type { EventCard_EventFragment } from './event-card.generated';

/** The landing page: the events that run or are to come, the next one first; those that are over folded away below. */
export function EventsPage() {
  const { data, error, refetch } = useEventsPageQuery();
  useDocumentTitle();
  const events = useMemo(
    () =>
      data?.events.toSorted((a, b) =>
        a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.name.localeCompare(b.name),
      ),
    [data],
  );
  const coming = events?.filter(({ isOver }) => !isOver) ?? [];
  return (
    <div className="page-width pb-16">
      {events || error ? <FirstContentEnds /> : null}
      <EventsHeading />
      {events ? (
        <>
          {coming.length > 0 ? (
            <ul className="grid gap-6">
              {coming.map((event, index) => (
                <li key={event.id}>
                  <EventCard event={event} first={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <Notice title="No events available">
              <p>There are currently no volunteer events available.</p>
            </Notice>
          )}
          <PastEvents events={events.filter(({ isOver }) => isOver).toReversed()} />
        </>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <EventListSkeleton />
      )}
    </div>
  );
}

/** Events that are over, the last one first, folded away: there is nothing to take in them. Their pages stay readable. */
function PastEvents({ events }: { events: readonly EventCard_EventFragment[] }) {
  if (events.length === 0) return null;
  return (
    <details className="group mt-10">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control border border-control bg-card py-2 pr-4 pl-3 text-sm font-semibold hover:border-primary hover:text-primary [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        <h2 className="text-sm tracking-normal">Past events</h2>
        <span className="font-normal text-muted tabular-nums">{grouped(events.length)}</span>
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
