import { Router, type Request } from 'express';
import { count, grouped } from '../../contract/text/counts.js';
import { isSlug, knownParameters, pageParameters, type EmbedParameter } from '../../contract/page-paths.js';
import { signupPhase } from '../../contract/programme/signup-phase.js';
import { clock } from '../../platform/clock.js';
import { momentWords } from '../../platform/text/moment-words.js';
import { longDay, plainDay, timeRange } from '../../platform/text/day-words.js';
import { networkOf } from '../../platform/limits/network-of.js';
import type { WorkBudget } from '../../platform/limits/work-budget.js';
import type { ResponseCache } from '../response-cache/response-cache.js';
import { queryOf } from '../query-of.js';
import type { AskAsVisitor } from './first-content.js';

/** The most shifts shown; more are on the event's own page. */
const mostShifts = 60;
/** The cost of the page, in characters of ordinary responses: fixed, and per shift. */
const drawingCost = 50_000;
const costOfShift = 400;

const question = `query EmbeddedShifts($slug: String!, $where: ShiftFilter!) {
  event(slug: $slug) {
    name slug startDate endDate timeZone location isOver state signupsOpenAt signupsCloseAt openShiftCount
    shifts(where: $where) {
      id date startTime endTime openSpots effectiveLocation
      opportunity { name }
      category { id name }
    }
  }
}`;

interface EmbeddedShift {
  id: string;
  date: string;
  startTime: string;
  endTime: string;
  openSpots: number;
  effectiveLocation: string | null;
  opportunity: { name: string };
  category: { id: string; name: string };
}

interface EmbeddedEvent {
  name: string;
  slug: string;
  startDate: string;
  endDate: string;
  location: string | null;
  isOver: boolean;
  state: string;
  timeZone: string;
  signupsOpenAt: string | null;
  signupsCloseAt: string | null;
  openShiftCount: number;
  shifts: EmbeddedShift[];
}

interface Answer {
  event: EmbeddedEvent | null;
}

/** The filters in the address; invalid values are ignored, as on the event's page. */
function filtersOf(parameter: (name: EmbedParameter) => string | null) {
  const days = (parameter('date') ?? '').split(',').filter(isDay);
  const place = wordsOf(parameter('place'));
  const text = wordsOf(parameter('q'));
  return {
    category: parameter('category'),
    where: {
      open: true,
      ...(days.length > 0 ? { days } : {}),
      ...(place ? { placeContains: place } : {}),
      ...(text ? { text } : {}),
    },
  };
}

/** Without control characters, which no name contains and the database refuses. */
function wordsOf(text: string | null): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim()
    .slice(0, 100);
}

function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  // The 31st of February is another day.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text.length === 10;
}

/**
 * `/embed/event/{slug}`: an event's open shifts, for a frame on other sites. Filters are in its address (`category`, `date`, `place`, `q`),
 * as is `theme` (light or dark). It sets no cookie, and each shift links to its signup in a new tab, at `publicUrl`.
 */
export function embedPage(
  publicUrl: string,
  productTitle: string,
  ask: AskAsVisitor,
  cacheResponses: ResponseCache,
  work: WorkBudget,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const cached = cacheResponses((request) =>
    JSON.stringify(['embed', request.path, knownParameters(pageParameters.embed, queryOf(request))]),
  );
  router.get('/embed/event/:slug', cached, async (request: Request<{ slug: string }>, response) => {
    const asked = new URLSearchParams(queryOf(request));
    const parameter = (name: EmbedParameter) => asked.get(name);
    const { category, where } = filtersOf(parameter);
    const { slug } = request.params;
    const network = networkOf(request.ip ?? 'unknown');
    work.admit(network);
    const { event } = (isSlug(slug) ? await ask(question, { slug, where }) : { event: null }) as Answer;
    work.spend(network, drawingCost + (event?.shifts.length ?? 0) * costOfShift);
    const theme = parameter('theme');
    const page = event
      ? {
          title: event.name,
          body: bodyOf(
            event,
            event.shifts.filter((shift) => !category || shift.category.id === category),
            publicUrl,
          ),
        }
      : {
          title: 'Event Not Found',
          body: '<main><h1>Event Not Found</h1><p>There is no event at this address. It may have been renamed or removed.</p></main>',
        };
    response.locals.sameForAll = true;
    response
      .status(event ? 200 : 404)
      .set({ 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type('html').send(`<!doctype html>
<html lang="en"${theme === 'light' || theme === 'dark' ? ` class="${theme}"` : ''}>
<head><meta charset="utf-8"><title>${escapeHtml(`${page.title} · ${productTitle}`)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/embed/embed.css"><script type="module" src="/embed/embed.js"></script></head>
<body>${page.body}</body>
</html>
`);
  });
  return router;
}

function bodyOf(event: EmbeddedEvent, shifts: EmbeddedShift[], publicUrl: string): string {
  const { name, startDate, endDate, location } = event;
  const eventAddress = `${publicUrl}/event/${encodeURIComponent(event.slug)}`;
  const days = startDate === endDate ? plainDay(startDate) : `${plainDay(startDate)} – ${plainDay(endDate)}`;
  const where = [days, location].filter(Boolean).join(' · ');
  const shown = shifts.slice(0, mostShifts);
  const dates = [...new Set(shown.map(({ date }) => date))];
  const list = dates
    .map(
      (date) =>
        `<h2>${longDay(date)}</h2><ul>${shown
          .filter((shift) => shift.date === date)
          .map((shift) => rowOf(shift, eventAddress))
          .join('')}</ul>`,
    )
    .join('');
  const more = shifts.length - shown.length;
  const link = (words: string) =>
    `<a href="${escapeHtml(eventAddress)}" target="_blank" rel="noopener">${words}<span class="for-screen-readers"> (opens in a new tab)</span></a>`;
  const none = nothingOpen(event);
  return `<main><h1>${escapeHtml(name)}</h1><p class="muted">${escapeHtml(where)}</p>${list || `<p>${none}</p>`}</main><footer>${
    more > 0
      ? `<p>And ${count(more, 'more open shift')}. ${link(`See all ${grouped(shifts.length)}`)}</p>`
      : link('See all shifts of this event')
  }</footer>`;
}

function nothingOpen(event: EmbeddedEvent): string {
  if (event.state === 'CANCELLED') return 'This event is cancelled.';
  if (event.isOver) return 'This event is over. Thank you to everybody who helped!';
  const phase = signupPhase(event, clock.now());
  if (phase === 'after') return 'Signing up for this event is closed.';
  if (phase === 'before' && event.signupsOpenAt)
    return `Signing up opens on ${momentWords(event.signupsOpenAt, event.timeZone)}.`;
  return event.openShiftCount > 0
    ? 'No shift of this list is open at the moment.'
    : 'All shifts are taken at the moment. Thank you!';
}

function rowOf(shift: EmbeddedShift, eventAddress: string): string {
  const { id, openSpots, effectiveLocation, opportunity, category } = shift;
  const place = [category.name, effectiveLocation].filter(Boolean).join(' · ');
  return `<li><a href="${escapeHtml(`${eventAddress}?shift=${encodeURIComponent(id)}`)}" target="_blank" rel="noopener"><span class="time">${timeRange(shift)}</span><span class="what"><span class="role">${escapeHtml(opportunity.name)}</span> <br><span class="place">${escapeHtml(place)}</span></span><span class="end"><span class="spots">${count(openSpots, 'spot')} open</span> <span class="press">Sign Up<span class="for-screen-readers"> (opens in a new tab)</span></span></span></a></li>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
