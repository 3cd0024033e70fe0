import { useMemo } from 'react';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { FirstContentEnds } from '../../ui/first-content-ends';
import { Notice } from '../../ui/notice';
import { EventCard } from './event-card';
import { useEventsPageQuery } from './events-page.generated';
import { EventListSkeleton, EventsHeading } from './events-page-skeleton';
import { PastEvents } from './past-events';

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
