import { useMemo } from 'react';
import { publicSettings } from '../../app/settings';
import { loadFailureMessage } from '../../graphql/request-error';
import { FirstContentEnds } from '../../ui/first-content-ends';
import { LoadFailure } from '../../ui/load-failure';
import { Notice } from '../../ui/notice';
import { useDocumentTitle } from '../../ui/use-document-title';
import { EventCard } from './event-card';
import { useEventsPageQuery } from './events-page.generated';
import { EventListSkeleton, EventsHeading } from './events-page-skeleton';

/** The landing page: all events, the next one first. */
export function EventsPage() {
  const { data, error, refetch } = useEventsPageQuery({ notifyOnNetworkStatusChange: true });
  useDocumentTitle(undefined, publicSettings().productTitle);
  const events = useMemo(
    () =>
      data?.events.toSorted((a, b) =>
        a.startDate < b.startDate ? -1 : a.startDate > b.startDate ? 1 : a.name.localeCompare(b.name),
      ),
    [data],
  );
  return (
    <div className="page-width pb-16">
      {events || error ? <FirstContentEnds /> : null}
      <EventsHeading />
      {events ? (
        events.length > 0 ? (
          <ul className="grid gap-6">
            {events.map((event, index) => (
              <li key={event.id}>
                <EventCard event={event} first={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <Notice title="No events available">
            <p>There are currently no volunteer events available.</p>
          </Notice>
        )
      ) : error ? (
        <LoadFailure message={loadFailureMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <EventListSkeleton />
      )}
    </div>
  );
}
