import { ArrowLeft, CalendarDays, ExternalLink, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { formatPlainDayRange } from '../../formatting/days';
import { Picture } from '../../ui/picture';
import { coverOf } from '@trailcrew/api/contract/programme/event-cover';
import { useMinute } from '../../ui/use-minute';
import { signupWords } from './signup-words';
import type { EventHero_EventFragment } from './event-hero.generated';

/** The frame of the hero, shared with its skeleton so that nothing moves when the event arrives. */
export function HeroFrame({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width">
      <p className="no-print md:py-1 short:float-right short:py-0">
        <Link
          to={paths.events}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-primary hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All Events
        </Link>
      </p>
      <div className="no-print -mx-4 h-16 overflow-hidden bg-sunken sm:mx-0 sm:h-36 sm:rounded-card lg:h-40 short:hidden">
        {cover}
      </div>
      <div className="pt-3 sm:pt-6 short:pt-2">{children}</div>
    </div>
  );
}

/** Cover, name, dates and place of an event, with the way back to all events. */
export function EventHero({ event }: { event: EventHero_EventFragment }) {
  const signups = signupWords(event, useMinute());
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
      <h1 className="text-xl md:text-3xl short:text-lg">{event.name}</h1>
      {event.state === 'CANCELLED' ? (
        <p className="mt-2 rounded-control bg-warm-tint px-4 py-3">
          <strong className="text-warm">This event is cancelled.</strong> No one can sign up anymore. Everyone who was
          signed up has been notified by email.
          {event.cancelMessage ? (
            <span className="mt-2 block whitespace-pre-line wrap-anywhere">{event.cancelMessage}</span>
          ) : null}
        </p>
      ) : null}
      {event.state === 'DRAFT' ? (
        <p className="no-print mt-2 rounded-control bg-primary-tint px-4 py-3">
          <strong>This is a draft.</strong> Only staff can see this page.
        </p>
      ) : null}
      {signups && !event.isOver ? (
        <p className="no-print mt-2 rounded-control bg-primary-tint px-4 py-3 font-semibold">{signups}</p>
      ) : null}
      <div className="mt-1 flex flex-wrap gap-x-6 gap-y-0.5 text-sm text-muted md:mt-3 md:gap-y-1.5 md:text-base short:mt-0">
        <p className="flex items-start gap-2">
          <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {formatPlainDayRange(event.startDate, event.endDate)}
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
