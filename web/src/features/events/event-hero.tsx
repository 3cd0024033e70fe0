import { ArrowLeft, CalendarDays, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatDayRange } from '../../formatting/days';
import { Picture } from '../../ui/picture';
import { coverOf } from './cover-of';
import type { EventHero_EventFragment } from './event-hero.generated';

/** The frame of the hero, shared with its skeleton so that nothing moves when the event arrives. */
export function HeroFrame({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width">
      <p className="no-print py-1">
        <Link
          to={paths.events}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-primary hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All Events
        </Link>
      </p>
      <div className="no-print -mx-4 h-32 overflow-hidden bg-sunken sm:mx-0 sm:h-44 sm:rounded-card lg:h-52">
        {cover}
      </div>
      <div className="pt-5 sm:pt-6">{children}</div>
    </div>
  );
}

/** Cover, name, dates and place of an event, with the way back to all events. */
export function EventHero({ event }: { event: EventHero_EventFragment }) {
  return (
    <HeroFrame
      cover={
        <Picture
          address={coverOf(event)}
          sizes="(min-width: 78rem) 74rem, 100vw"
          width={1200}
          height={500}
          fetchPriority="high"
          className="cover size-full object-cover"
        />
      }
    >
      <h1 className="text-2xl md:text-3xl">{event.name}</h1>
      <div className="mt-3 flex flex-col gap-x-6 gap-y-1.5 text-muted sm:flex-row sm:flex-wrap">
        <p className="flex items-start gap-2">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {formatDayRange(event.startDate, event.endDate)}
        </p>
        {event.location ? (
          <p className="flex items-start gap-2">
            <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {event.location}
          </p>
        ) : null}
        {event.website ? (
          <a
            href={event.website}
            target="_blank"
            rel="noopener noreferrer"
            className="no-print prose-link flex items-start gap-2"
          >
            <ExternalLink aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            Event Website
            <span className="for-screen-readers"> (opens in a new tab)</span>
          </a>
        ) : null}
      </div>
    </HeroFrame>
  );
}
