import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useDocumentTitle } from '../../app/settings';
import { LoadFailure } from '../../forms/load-failure';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { FirstContentEnds } from '../../ui/loading/first-content-ends';
import { EventHero } from './event-hero';
import { useLiveEvent } from '../live/use-live-event';
import { useEventPageQuery } from './event-page.generated';
import { EventPageSkeleton } from './event-page-skeleton';
import { EventShifts } from './event-shifts';
import { announceEvent } from './event-on-screen';

/** The event page: hero, filters, shifts and signup. The slug comes from the address, unless passed. */
export function EventPage({ slug: given }: { slug?: string }) {
  const { slug = given ?? '' } = useParams();
  const { data, error, refetch } = useEventPageQuery({ variables: { slug } });
  const event = data?.event;
  useDocumentTitle(event?.name ?? (data ? 'Event Not Found' : undefined));

  const client = useApolloClient();
  useLiveEvent(event?.id, event?.position, async (shiftIds) => {
    const { knowsShifts } = await import('./refresh-event');
    return (await knowsShifts(client, event, shiftIds)) ? undefined : refetch();
  });

  const eventId = event?.id;
  const eventName = event?.name;
  useEffect(
    () => (eventId && eventName ? announceEvent({ id: eventId, name: eventName }) : undefined),
    [eventId, eventName],
  );

  if (!data && !error) return <EventPageSkeleton />;
  return (
    <>
      <FirstContentEnds />
      {event ? (
        <>
          <EventHero event={event} />
          {/* A cancelled event offers nothing to find or to take. */}
          {event.state === 'CANCELLED' ? null : <EventShifts event={event} onOpening={() => void refetch()} />}
        </>
      ) : data ? (
        <Notice
          level={1}
          title="Event Not Found"
          action={
            <Link to={paths.events} className={buttonClass('primary')}>
              Back to Events
            </Link>
          }
        >
          <p>There is no event at this address. It may have been renamed or removed.</p>
        </Notice>
      ) : (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
