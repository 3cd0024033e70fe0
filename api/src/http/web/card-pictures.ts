import { Router, type Request, type Response } from 'express';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from '../../contract/text/counts.js';
import { coverOf, drawnCovers } from '../../contract/programme/event-cover.js';
import { signupPhase } from '../../contract/programme/signup-phase.js';
import { isSlug } from '../../contract/page-paths.js';
import { clock, dayIn, instantOf } from '../../platform/clock.js';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.js';
import { longDay, plainDay, shortDay, timeRange } from '../../platform/text/day-words.js';
import { DomainError } from '../../platform/operation/domain-error.js';
import { networkOf } from '../../platform/limits/network-of.js';
import type { Services } from '../../platform/operation/request-context.js';
import { createTtlCache } from '../../platform/limits/ttl-cache.js';
import { hasAlready } from '../response-cache/is-not-modified.js';
import { cardSize, drawCard, type CardText } from './draw-card.js';
import type { AskAsVisitor } from './first-content.js';

const eventFields =
  'name slug startDate endDate timeZone location coverImageUrl openSpotCount isOver state signupsOpenAt signupsCloseAt';
const shiftFields =
  'date startTime endTime effectiveLocation stillRequired openSpots closed cancelledAt event { slug } opportunity { name }';

interface TheEvent {
  name: string;
  slug: string;
  startDate: string;
  endDate: string;
  location: string | null;
  coverImageUrl: string | null;
  openSpotCount: number;
  isOver: boolean;
  state: string;
  timeZone: string;
  signupsOpenAt: string | null;
  signupsCloseAt: string | null;
}

interface TheShift {
  date: string;
  startTime: string;
  endTime: string;
  effectiveLocation: string | null;
  stillRequired: number;
  openSpots: number;
  closed: boolean;
  cancelledAt: string | null;
  event: { slug: string };
  opportunity: { name: string };
}

/** Cached drawings: how long (milliseconds), and the total bytes. */
const longestCached = 3_600_000;
const mostCached = 6_000_000;
/** The cost of drawing one, in characters of ordinary responses. */
const drawingCost = 4_000_000;
/** Milliseconds to wait for a turn. */
const longestWait = 10_000;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const drawnCover = /^\/(?:covers|stock-images)\/[a-z0-9-]+\.svg$/;

/**
 * The preview pictures for links: of the landing page, of an event and of one of its shifts (`?shift=`), as a visitor sees them. Drawn on
 * demand, one at a time, and only again when their content changes.
 */
export function cardPictures(services: Services, ask: AskAsVisitor, webFolder: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const drawn = createTtlCache<Buffer>({ longest: longestCached, most: mostCached });
  const oneAtATime = createConcurrencyLimit(1);
  const { productTitle, organisationName } = services.settings;

  const coverAt = async (address: string): Promise<Buffer | undefined> => {
    try {
      if (drawnCover.test(address)) return await readFile(join(webFolder, address));
      const id = services.images.idOf(address);
      return id ? await services.images.read(`${id}.webp`) : undefined;
    } catch (error) {
      services.log.warn({ err: error }, 'a card goes out without its cover');
      return undefined;
    }
  };

  const send = async (text: CardText, coverAddress: string, request: Request, response: Response): Promise<void> => {
    const key = createHash('sha1')
      .update(JSON.stringify([text, coverAddress, cardSize]))
      .digest('base64url');
    const tag = `"${key}"`;
    response.set({
      ETag: tag,
      'Cache-Control': 'no-cache',
      // Other sites show it with their link.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    if (hasAlready(request, tag)) return void response.status(304).end();
    const network = networkOf(request.ip ?? 'unknown');
    const draw = async (): Promise<Buffer> => {
      const known = drawn.get(key);
      if (known) return known;
      services.work.admit(network);
      services.work.spend(network, drawingCost);
      const card = await drawCard(text, await coverAt(coverAddress));
      drawn.set(key, card, { at: clock.elapsed(), size: card.length });
      return card;
    };
    const card = drawn.get(key) ?? (await oneAtATime(draw, longestWait));
    response.type('png').set('Content-Length', String(card.length)).end(card);
  };

  router.get('/card.png', (request, response) => {
    const text = { title: productTitle, lines: [organisationName], note: 'Find a volunteer shift', noteIsGood: true };
    return send({ ...text, from: organisationName }, drawnCovers.forest, request, response);
  });

  router.get('/event/:slug/card.png', async (request: Request<{ slug: string }>, response) => {
    const { slug } = request.params;
    if (!isSlug(slug)) throw new DomainError('EVENT_NOT_FOUND');
    const wanted = request.query.shift;
    const shiftId = typeof wanted === 'string' && uuid.test(wanted) ? wanted : undefined;
    const { event, shift } = (await (shiftId === undefined
      ? ask(`query Card($slug: String!) { event(slug: $slug) { ${eventFields} } }`, { slug })
      : ask(
          `query CardOfShift($slug: String!, $shiftId: ID!) { event(slug: $slug) { ${eventFields} } shift(id: $shiftId) { ${shiftFields} } }`,
          { slug, shiftId },
        ))) as { event: TheEvent | null; shift?: TheShift | null };
    if (!event) throw new DomainError('EVENT_NOT_FOUND');
    const isOfEvent = shift?.event.slug === event.slug;
    const text = isOfEvent ? ofShift(shift, event) : ofEvent(event);
    return send({ ...text, from: productTitle }, coverOf(event), request, response);
  });

  return router;
}

function ofEvent(event: TheEvent) {
  const { name, startDate, endDate, location, openSpotCount, isOver } = event;
  const days = startDate === endDate ? longDay(startDate) : `${plainDay(startDate)} – ${plainDay(endDate)}`;
  const off = event.state !== 'CANCELLED' && isOver ? 'This event is over' : whyNot(event);
  const free = openSpotCount > 0 ? `${count(openSpotCount, 'spot')} open` : 'All spots are taken';
  return {
    title: name,
    lines: withPlace(days, location),
    note: off ?? free,
    noteIsGood: !off && openSpotCount > 0,
  };
}

/** Why nobody can sign up for an event, whatever is free. */
function whyNot(event: TheEvent): string | undefined {
  if (event.state === 'CANCELLED') return 'This event is cancelled';
  const phase = signupPhase(event, clock.now());
  if (phase === 'after') return 'Signing up is closed';
  return phase === 'before' && event.signupsOpenAt
    ? `Signing up opens ${shortDay(dayIn(event.timeZone, new Date(event.signupsOpenAt)))}`
    : undefined;
}

function ofShift(
  { date, effectiveLocation, stillRequired, openSpots, closed, cancelledAt, opportunity, ...times }: TheShift,
  event: TheEvent,
) {
  const begun = instantOf(date, times.startTime, event.timeZone).getTime() <= clock.now().getTime();
  const taken = begun && stillRequired > 0 ? 'This shift has begun' : 'All spots are taken';
  const free = openSpots > 0 ? `${count(openSpots, 'spot')} open` : taken;
  const off = cancelledAt ? 'Called off' : closed ? 'Closed' : undefined;
  return {
    title: opportunity.name,
    lines: withPlace(
      `${longDay(date)}, ${timeRange(times)}`,
      [event.name, effectiveLocation].filter(Boolean).join(' · '),
    ),
    note: whyNot(event) ?? off ?? free,
    noteIsGood: openSpots > 0,
  };
}

function withPlace(when: string, place: string | null): string[] {
  return place ? [when, place] : [when];
}
