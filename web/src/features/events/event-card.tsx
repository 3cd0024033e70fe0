import { signupPhase } from '@trailcrew/api/contract/programme/signup-phase';
import { ExternalLink, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { count, grouped } from '../../formatting/counts';
import { formatDayRange } from '../../formatting/days';
import { buttonClass } from '../../ui/button';
import { FillBar } from '../../ui/fill-bar';
import { Picture } from '../../ui/picture';
import { coverOf } from '@trailcrew/api/contract/programme/event-cover';
import type { EventCard_EventFragment } from './event-card.generated';
import { openingWords } from './signup-words';

interface EventCardProps {
  event: EventCard_EventFragment;
  /** The first card's picture is what the page shows first: it loads at once. */
  first: boolean;
}

/** One event as a broad card. The whole card links to the event; the website link has its own target. */
export function EventCard({ event, first }: EventCardProps) {
  return (
    <article className="group relative overflow-hidden rounded-card border border-hairline bg-card transition-shadow hover:shadow-float md:flex">
      <Picture
        address={coverOf(event)}
        sizes="(min-width: 48rem) 30rem, 100vw"
        width={1200}
        height={500}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className="cover h-40 w-full shrink-0 object-cover md:h-auto md:w-2/5"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-5 md:p-7">
        <div>
          <p className="text-sm font-semibold text-primary">{formatDayRange(event.startDate, event.endDate)}</p>
          <h2 className="mt-1 text-xl">{event.name}</h2>
          {event.location ? (
            <p className="mt-1 flex items-start gap-1.5 text-muted">
              <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
              {event.location}
            </p>
          ) : null}
        </div>
        {event.state === 'DRAFT' ? <p className="font-semibold text-primary">Draft: only staff can see it</p> : null}
        {event.state === 'CANCELLED' ? (
          <p className="font-semibold text-warm">This event is cancelled</p>
        ) : event.qtyRequired > 0 ? (
          <div className="max-w-sm">
            <p className="mb-1.5 flex justify-between gap-3 text-sm tabular-nums">
              <span className={`font-semibold ${event.openSpotCount > 0 ? 'text-good' : 'text-muted'}`}>
                {spotsOf(event)}
              </span>
              {addsUp(event) ? (
                <span className="text-muted">
                  {grouped(event.qtyFilled)} of {grouped(event.qtyRequired)} filled
                </span>
              ) : null}
            </p>
            <FillBar taken={event.qtyFilled} of={event.qtyRequired} tone="good" />
          </div>
        ) : null}
        <div className="mt-auto flex flex-wrap items-center gap-3">
          <Link to={paths.event(event.slug)} className={buttonClass('primary', 'after:absolute after:inset-0')}>
            View Volunteer Shifts
            <span className="for-screen-readers"> of {event.name}</span>
          </Link>
          {event.website ? (
            <a
              href={event.website}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass('outline', 'relative z-10')}
            >
              Event Website
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="for-screen-readers"> (opens in a new tab)</span>
            </a>
          ) : null}
        </div>
      </div>
    </article>
  );
}

/** Whether all unfilled places can be taken: none belongs to a shift that has begun or is closed, and none is held. */
function addsUp({ state, openSpotCount, qtyFilled, qtyRequired }: EventCard_EventFragment): boolean {
  return state === 'DRAFT' || openSpotCount === 0 || openSpotCount + qtyFilled === qtyRequired;
}

function spotsOf(event: EventCard_EventFragment): string {
  const { openSpotCount, qtyFilled, qtyRequired } = event;
  if (event.state === 'DRAFT') return 'Not published yet';
  if (openSpotCount > 0)
    return addsUp(event)
      ? `${count(openSpotCount, 'spot')} open`
      : `${grouped(openSpotCount)} of ${count(qtyRequired, 'spot')} open`;
  const now = new Date();
  const opening = openingWords(event, now);
  if (opening) return opening;
  if (signupPhase(event, now) === 'after') return 'Signing up is closed';
  return qtyFilled < qtyRequired ? 'No open spots' : 'All spots taken';
}
