import { signupPhase } from '@trailcrew/api/contract/programme/signup-phase';
import type { PublicSettings } from '@trailcrew/api/contract/people/settings';
import type { Thing, WithContext } from 'schema-dts';
import { signupWords } from '../features/events/signup-words';
import { sportsEvent } from '../features/events/sports-event';
import type { PageHead_EventFragment } from '../features/events/page-head.generated';
import type { ListedShift } from '../features/shifts/listed-shift';
import { count } from '../formatting/counts';
import { formatPlainDayRange, formatShiftDayOfYear } from '../formatting/days';
import { formatTimeRange } from '../formatting/times';
import { paths } from './paths';

/* Metadata for search engines and chat programs, which read a page's head and run no scripts. */

/** The club, and the address with which its links begin. */
export type Site = PublicSettings & { publicUrl: string };

/** Metadata of a page. Addresses are paths. */
export interface PageHead {
  title: string;
  description?: string;
  /** The canonical address of all pages that show the same, without filters. */
  canonical?: string;
  /** The address to share: a shift's, where the address names one. */
  shared?: string;
  picture?: string;
  data?: WithContext<Thing>;
}

/** The head of the list of events. */
export function landingHead({ organisationName, productTitle }: Site): PageHead {
  return {
    title: productTitle,
    description: `Volunteer shifts at the events of ${organisationName}: choose one that suits you and sign up without an account.`,
    canonical: paths.events,
    picture: '/card.png',
  };
}

/** The head of an event, or of one of its shifts. */
export function eventHead(event: PageHead_EventFragment, listed: ListedShift | undefined, site: Site): PageHead {
  const canonical = paths.event(event.slug);
  const eventCard = cardOf(event);
  const description = describe(event);
  const { publicUrl } = site;
  const data = sportsEvent(event, site, {
    address: publicUrl + canonical,
    picture: publicUrl + eventCard,
    description,
  });
  if (!listed) return { title: event.name, description, canonical, picture: eventCard, data };
  const { shift, opportunity } = listed;
  const when = `${formatShiftDayOfYear(shift.date)}, ${formatTimeRange(shift.startTime, shift.endTime)}`;
  const off = whyNot(event) ?? (shift.cancelledAt ? 'Cancelled.' : null);
  const free =
    off ?? (shift.closed ? 'Closed.' : shift.openSpots > 0 ? `${count(shift.openSpots, 'spot')} open.` : taken);
  return {
    title: `${opportunity.name} · ${event.name}`,
    description: `${[when, shift.effectiveLocation].filter(Boolean).join(' · ')}. ${free}`,
    canonical,
    shared: paths.signUpFor(event.slug, shift.id),
    picture: `${eventCard}?shift=${encodeURIComponent(shift.id)}`,
    data,
  };
}

/** The head of an event's category. */
export function categoryHead(event: PageHead_EventFragment, category: { id: string; name: string }): PageHead {
  return {
    title: `${category.name} · ${event.name}`,
    description: describe(event),
    canonical: paths.category(event.slug, category.id),
    picture: cardOf(event),
  };
}

function cardOf({ slug }: PageHead_EventFragment): string {
  return `${paths.event(slug)}/card.png`;
}

const taken = 'All spots are taken.';

function describe(event: PageHead_EventFragment): string {
  const { startDate, endDate, location, openSpotCount, isOver } = event;
  const where = [formatPlainDayRange(startDate, endDate), location].filter(Boolean).join(' · ');
  if (isOver) return `${where}. This event is over.`;
  const off = whyNot(event);
  if (off) return `${where}. ${off}`;
  return openSpotCount > 0
    ? `${where}. ${count(openSpotCount, 'volunteer spot')} open: choose a shift and sign up without an account.`
    : `${where}. All volunteer spots are taken.`;
}

/** Why nobody can sign up for an event now, whatever is free. */
function whyNot(event: PageHead_EventFragment): string | null {
  if (event.state === 'CANCELLED') return 'This event is cancelled.';
  const now = new Date();
  return signupPhase(event, now) === 'open' ? null : signupWords(event, now);
}

/** The head as HTML. Without a canonical address it has only the title: such a page should be neither found nor shared. */
export function writeHead({ title, description = '', canonical, shared, picture, data }: PageHead, site: Site): string {
  const { publicUrl, productTitle } = site;
  const full = title === productTitle ? title : `${title} · ${productTitle}`;
  const tags = [`<title>${escape(full)}</title>`];
  if (canonical === undefined) return tags.join('');
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    tags.push(`<meta ${kind}="${name}" content="${escape(content)}">`);
  meta('name', 'description', description);
  tags.push(`<link rel="canonical" href="${escape(publicUrl + canonical)}">`);
  meta('property', 'og:type', 'website');
  meta('property', 'og:site_name', productTitle);
  meta('property', 'og:title', title);
  meta('property', 'og:description', description);
  meta('property', 'og:url', publicUrl + (shared ?? canonical));
  meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary');
  meta('name', 'twitter:title', title);
  meta('name', 'twitter:description', description);
  if (picture) {
    meta('property', 'og:image', publicUrl + picture);
    meta('property', 'og:image:type', 'image/png');
    meta('property', 'og:image:width', '1200');
    meta('property', 'og:image:height', '630');
    meta('property', 'og:image:alt', `${title}. ${description}`);
    meta('name', 'twitter:image', publicUrl + picture);
    meta('name', 'twitter:image:alt', `${title}. ${description}`);
  }
  // No name can end the element: there is no < in it.
  if (data) tags.push(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`);
  return tags.join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
