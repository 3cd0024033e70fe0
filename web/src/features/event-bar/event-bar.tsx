import { ArrowLeft, ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { nameWithYear } from '../../formatting/days';
import { keepSelectedEvent } from '../../session/selected-event';
import { useOpens } from '../../session/session';
import { leaveOrAsk } from '../../ui/dialogs/leave-guard';
import { useEventBarQuery } from './event-bar.generated';
import { PublishButton } from './publish-button';

interface EventBarProps {
  /** The page that carries the bar. */
  page: EventPageName;
  /** UUID of the page's event; empty when it is about none or all. */
  eventId: string;
  /** The label for no event, such as 'All events'; absent where an event must be chosen. */
  none?: string;
}

/**
 * The same bar on every page of an event: the event's name (and in the same place the choice of another one) and its other pages. A lead
 * has the pages of their own categories. On a phone the pages are one line that scrolls sideways.
 */
export function EventBar({ page, eventId, none }: EventBarProps) {
  const { adminPages } = useOpens();
  const dashboard = adminPages ? paths.adminDashboard : paths.leadDashboard;
  const navigate = useNavigate();
  const { data } = useEventBarQuery({ fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const events = data?.managedEvents ?? [];
  const chosen = events.find(({ id }) => id === eventId);
  const known = chosen !== undefined;
  // While the events load, a quick press goes to the event that the address names.
  const linked = known || !data ? eventId : '';
  const pages = eventPagesFor(dashboard, adminPages);
  const choose = (chosen: string) => {
    if (chosen) keepSelectedEvent(chosen);
    const here = pages.find(({ name }) => name === page);
    if (here) void navigate(here.to(chosen));
  };
  const list = useRef<HTMLUListElement>(null);
  // On a phone the current page may lie outside of the line's visible part.
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && current) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [page]);
  return (
    <div className="no-print border-b border-hairline bg-card">
      <div className="page-width gap-x-6 lg:flex lg:items-center">
        <div className="flex min-w-0 items-center gap-1 pt-2 lg:w-80 lg:shrink-0 lg:py-2">
          <Link
            to={dashboard}
            className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-primary hover:bg-sunken"
          >
            <ArrowLeft aria-hidden="true" className="size-5" />
            <span className="for-screen-readers">Back to Dashboard</span>
          </Link>
          <div className="relative min-w-0 flex-1">
            <select
              aria-label="Event"
              value={known ? eventId : ''}
              onChange={({ target: { value } }) => leaveOrAsk(() => choose(value))}
              className="min-h-11 w-full appearance-none truncate rounded-control border border-control bg-card py-2 pr-9 pl-3 text-sm font-semibold text-ink"
            >
              {none !== undefined || !known ? <option value="">{none ?? 'Choose an event'}</option> : null}
              {events.map((event) => (
                <option key={event.id} value={event.id}>
                  {nameWithYear(event)}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3 right-3 size-5 text-muted" />
          </div>
        </div>
        <nav aria-label="Pages of this event" className="-mx-4 min-w-0 lg:mx-0 lg:flex-1">
          <ul ref={list} className="relative flex overflow-x-auto overflow-y-hidden px-3 lg:px-0">
            {pages.map(({ name, label, to, needsEvent }) =>
              needsEvent && !linked ? null : (
                <li key={name} className="shrink-0">
                  <Link
                    to={to(linked)}
                    aria-current={name === page ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-semibold text-muted hover:text-ink aria-[current=page]:border-primary aria-[current=page]:text-primary lg:min-h-15 lg:px-2"
                  >
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </nav>
      </div>
      {chosen && chosen.state !== 'PUBLISHED' && page !== 'settings' ? (
        <div className="border-t border-hairline bg-primary-tint">
          <div className="page-width flex flex-wrap items-center gap-x-4 py-1 text-sm">
            <p className="py-2">{states[chosen.state]}</p>
            {chosen.state === 'DRAFT' && adminPages ? <PublishButton event={chosen} /> : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** What staff must not overlook while they work on an event that visitors do not see as usual. Its settings explain more. */
const states = {
  DRAFT: 'This event is a draft. Only staff can see it.',
  CANCELLED: 'This event is cancelled. No one can sign up anymore.',
};

/** A page that is about one event. */
export type EventPageName =
  'board' | 'plan' | 'signups' | 'reports' | 'rosters' | 'check-in' | 'start-board' | 'mail' | 'import' | 'settings';

interface EventPage {
  name: EventPageName;
  label: string;
  /** Its address for an event (UUID), or with an empty text for no event yet. */
  to: (eventId: string) => string;
  /** It has no address without an event. */
  needsEvent?: true;
}

/** An event's pages in the order of the bar; importing and the event's own fields are the admins'. */
export function eventPagesFor(dashboard: string, adminPages: boolean): EventPage[] {
  const forStaff: EventPage[] = [
    { name: 'board', label: 'Board', to: (id) => (id ? paths.manageEvent(id) : paths.manage) },
    { name: 'plan', label: 'Change plan', to: paths.changePlanOf },
    { name: 'signups', label: 'Signups', to: paths.volunteersOf },
    { name: 'reports', label: 'Reports', to: (id) => paths.reportsOf(dashboard, id) },
    { name: 'rosters', label: 'Rosters', to: (id) => (id ? paths.rostersOf(id) : paths.rosters) },
    { name: 'check-in', label: 'Check-in', to: paths.manageCheckInOf },
    { name: 'start-board', label: 'Start board', to: paths.startBoardOf, needsEvent: true },
    { name: 'mail', label: 'Mail', to: (id) => paths.mailOf(dashboard, id) },
  ];
  if (!adminPages) return forStaff;
  return [
    ...forStaff,
    { name: 'import', label: 'Import', to: paths.importInto },
    { name: 'settings', label: 'Settings', to: paths.eventSettings },
  ];
}
