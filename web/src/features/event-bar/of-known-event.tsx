import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { nameWithYear } from '../../formatting/days';
import { useOpens } from '../../session/session';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { eventPagesFor, type EventPageName } from './event-bar';
import { useEventBarQuery } from './event-bar.generated';
import type { EventChoice_EventFragment } from './event-choice.generated';

interface OfKnownEventProps {
  /** The page that is about the event. */
  page: EventPageName;
  /** UUID from the address; empty when it is about none or all. */
  eventId: string;
  children: ReactNode;
}

/** Shows the page for the event in its address, or that there is no such event. */
export function OfKnownEvent({ page, eventId, children }: OfKnownEventProps) {
  const { adminPages } = useOpens();
  const { isMissing, events } = useMissingEvent(eventId);
  if (!isMissing) return children;
  const dashboard = adminPages ? paths.adminDashboard : paths.leadDashboard;
  const here = eventPagesFor(dashboard, adminPages).find(({ name }) => name === page);
  return <NoSuchEvent events={events} to={here?.to ?? paths.manageEvent} />;
}

/** Whether the event of an address (UUID, or empty) is missing among those of the viewer. An event that was there before stays when it is deleted. */
export function useMissingEvent(eventId: string) {
  const { data, loading } = useEventBarQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const [known, setKnown] = useState('');
  const events = data?.managedEvents ?? [];
  if (known !== eventId && events.some(({ id }) => id === eventId)) setKnown(eventId);
  // A cached list may lack a new event.
  return { isMissing: eventId !== '' && known !== eventId && data !== undefined && !loading, events };
}

interface NoSuchEventProps {
  events: readonly EventChoice_EventFragment[];
  /** The address of an event (UUID) in the list. */
  to: (eventId: string) => string;
}

/** Says that the event of the address is not there, and offers those that are. */
export function NoSuchEvent({ events, to }: NoSuchEventProps) {
  return (
    <Notice title="Event not found" role="alert">
      <p>It was deleted, or the address is wrong.</p>
      {events.length > 0 ? (
        <>
          <p className="mt-4">Choose one of your events:</p>
          <ul className="mt-3 grid gap-2">
            {events.map((event) => (
              <li key={event.id}>
                <Link to={to(event.id)} className={buttonClass('outline')}>
                  {nameWithYear(event)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
