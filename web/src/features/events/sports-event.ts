import type { EventStatusType, SportsEvent, WithContext } from 'schema-dts';
import type { PageHead_EventFragment } from './page-head.generated';

/** An event as structured data of schema.org for search engines; the addresses begin with `publicUrl`. */
export function sportsEvent(
  event: PageHead_EventFragment,
  site: { publicUrl: string; organisationName: string },
  { address, picture, description }: { address: string; picture: string; description: string },
): WithContext<SportsEvent> {
  const { publicUrl, organisationName } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: event.name,
    description,
    url: address,
    image: picture,
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: eventStatusOf(event),
    ...(event.previousStartDate ? { previousStartDate: event.previousStartDate } : {}),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(event.location ? { location: { '@type': 'Place', name: event.location, address: event.location } } : {}),
    organizer: { '@type': 'Organization', name: organisationName, url: `${publicUrl}/` },
  };
}

/** The one place that says whether an event takes place as planned. */
function eventStatusOf({ state, previousStartDate }: PageHead_EventFragment): EventStatusType {
  if (state === 'CANCELLED') return 'https://schema.org/EventCancelled';
  return previousStartDate ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled';
}
