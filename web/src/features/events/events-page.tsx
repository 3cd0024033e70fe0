import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { count } from '../../formatting/counts';
import { Button } from '../../ui/button';
import { FirstContentEnds } from '../../ui/loading/first-content-ends';
import { Notice } from '../../ui/notice';
import { EventCard } from './event-card';
import { type EventsPageQuery, useAllEventsQuery, useEventsPageQuery } from './events-page.generated';
import { EventListSkeleton, EventsHeading } from './events-page-skeleton';
import { PastEvents } from './past-events';

/** The query requests one more of each, to know whether there are more. */
const most = 24;

/** The landing page: current and upcoming events, the next one first; past ones are folded away below. */
export function EventsPage() {
  const { data, error, refetch } = useEventsPageQuery();
  useDocumentTitle();
  return (
    <div className="page-width pb-16">
      {data || error ? <FirstContentEnds /> : null}
      <EventsHeading />
      {data ? (
        <EventList first={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <EventListSkeleton />
      )}
    </div>
  );
}

/** The first events, and on request all upcoming ones. */
function EventList({ first }: { first: EventsPageQuery }) {
  const [wanted, setWanted] = useState(false);
  const { data: all, error, refetch } = useAllEventsQuery({ skip: !wanted });
  const { coming } = all ?? { coming: first.coming.slice(0, most) };
  const lists = useRef<HTMLDivElement>(null);
  const isThere = all !== undefined;
  useEffect(() => {
    // The button is gone: the focus goes to the first new event.
    if (isThere) lists.current?.querySelector<HTMLElement>(`ul > li:nth-child(${most + 1}) a`)?.focus();
  }, [isThere]);
  return (
    <div ref={lists}>
      <p role="status" className="for-screen-readers">
        {all ? `${count(Math.max(0, coming.length - most), 'more event')} shown.` : ''}
      </p>
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
      {error && !all ? (
        <div className="mt-10">
          <LoadFailure error={error} onRetry={() => void refetch()} />
        </div>
      ) : first.coming.length > most && !all ? (
        <p className="mt-10">
          <Button busy={wanted} onClick={() => setWanted(true)}>
            {wanted ? 'Loading events...' : 'Show all events'}
          </Button>
        </p>
      ) : null}
      <PastEvents latest={first.past} all={first.past.length <= most} />
    </div>
  );
}
