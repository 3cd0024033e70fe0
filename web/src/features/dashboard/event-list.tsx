import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count, grouped } from '../../formatting/counts';
import { formatPlainDayRange } from '../../formatting/days';
import { Notice } from '../../ui/notice';
import { useMinute } from '../../ui/use-minute';
import { openingWords } from '../events/signup-words';
import type { EventList_EventFragment } from './event-list.generated';

interface EventListProps {
  /** By first day. */
  events: EventList_EventFragment[];
  empty: { title: string; action?: ReactNode };
  menu?: (event: EventList_EventFragment) => ReactNode;
}

/** The events, one line each, leading to their boards: name, days and place, what is open, what can be done. */
export function EventList({ events, empty, menu }: EventListProps) {
  const now = useMinute();
  if (events.length === 0)
    return (
      <div className="rounded-card border border-hairline bg-card">
        <Notice title={empty.title} action={empty.action} />
      </div>
    );
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-card">
      {events.map((event) => (
        <li key={event.id} className="flex items-center gap-3 py-2 pr-2 pl-4 sm:pl-5">
          <div className="min-w-0 flex-1 gap-x-6 md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
            <div className="min-w-0">
              <h3 className="text-base">
                <Link
                  to={paths.manageEvent(event.id)}
                  className="inline-flex min-h-11 items-center font-semibold hover:text-primary hover:underline"
                >
                  {event.name}
                </Link>
              </h3>
              <p className="text-sm text-muted tabular-nums md:-mt-1.5 md:pb-2">
                {formatPlainDayRange(event.startDate, event.endDate)}
                {event.location ? ` · ${event.location}` : ''}
              </p>
            </div>
            <p className="pb-2 text-sm text-muted tabular-nums md:pb-0 md:text-right md:whitespace-nowrap">
              {event.state === 'CANCELLED' ? (
                <span className="font-semibold text-warm">Cancelled</span>
              ) : event.state === 'DRAFT' ? (
                <>
                  <span className="font-semibold text-primary">Draft</span> · {count(event.shiftCount, 'shift')}
                </>
              ) : event.shiftCount === 0 ? (
                'No shifts yet'
              ) : event.isOver ? (
                'Over'
              ) : event.missing === 0 ? (
                <span className="font-semibold text-good">Fully staffed</span>
              ) : event.openSpotCount === 0 ? (
                (openingWords(event, now) ?? 'Nothing open any more')
              ) : (
                <>
                  <strong className="font-semibold text-ink">{count(event.openSpotCount, 'spot')} open</strong> in{' '}
                  {grouped(event.openShiftCount)} of {count(event.shiftCount, 'shift')}
                </>
              )}
            </p>
          </div>
          {menu?.(event)}
        </li>
      ))}
    </ul>
  );
}
