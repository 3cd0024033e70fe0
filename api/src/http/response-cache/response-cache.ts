import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { clock } from '../../platform/clock.js';
import { factsSince } from '../../platform/facts/facts-since.js';
import { createSingleFlight, type SingleFlight } from '../../platform/limits/single-flight.js';
import { networkOf } from '../../platform/limits/network-of.js';
import type { Services } from '../../platform/operation/request-context.js';
import { createTtlCache } from '../../platform/limits/ttl-cache.js';
import { orNullAfter } from '../../platform/runner/within-time.js';
import { captureAnswer } from './capture-response.js';
import { sendKept, type CachedResponse } from './send-cached.js';

/** Shifts begin without any change in the data, so nothing is cached for longer than this (milliseconds). */
const longest = 1_000;
/** The total size of the cache, in bytes before compression. */
const mostBytes = 8_000_000;
/** The size of a response besides its body: its key, headers and snapshot. */
const besidesBody = 2_000;
/** Longer requests are not cached. */
const longestRequest = 20_000;
/** The most requests to remember as not shareable. */
const mostKnown = 1_000;

interface Cached {
  answer: CachedResponse;
  /** The database snapshot before the response was read. */
  snapshot: string;
}

/** The outcome of a read: a shareable response; 'alone', a response for its caller only; or 'left', because that caller disconnected. */
type Outcome = Cached | 'alone' | 'left';

/** Options for a kind of request. */
interface CacheOptions {
  /** Milliseconds to wait for the database before the handler runs; unlimited by default. */
  lookupTimeout?: number;
  /** Responses are charged to the caller's network. Networks without budget left are refused by the handler. */
  isMetered?: boolean;
}

/**
 * Puts the cache before the handlers of one kind of request. `keyOf`: everything that the response depends on; null where it depends on the
 * caller.
 */
export type ResponseCache = (keyOf: (request: Request) => string | null, options?: CacheOptions) => RequestHandler;

/**
 * Sends visitors the response that others just received while it is still valid. Responses that are the same for everybody (`sameForAll`)
 * are cached for a second, and reused if no fact was stored since they were read (decision 024). Concurrent equal requests share one read
 * (single flight), begun after all of them arrived.
 */
export function createResponseCache(services: Services): ResponseCache {
  const cached = createTtlCache<Cached>({ longest, most: mostBytes });
  const neverCached = new Set<string>();
  const flights = createSingleFlight<Outcome>();

  const noteNeverCached = (key: string): void => {
    if (neverCached.size >= mostKnown) neverCached.clear();
    neverCached.add(key);
  };

  /** The cached response if still valid, otherwise the snapshot for a new read. */
  const lookUp = async (key: string): Promise<{ known?: Cached; snapshot: string }> => {
    const known = cached.get(key);
    if (!known) return factsSince(services, null);
    const { isNew, snapshot } = await factsSince(services, known.snapshot);
    return isNew ? { snapshot } : { known, snapshot };
  };

  const isForAll = (key: string, { locals, req }: Response, body: Buffer): boolean => {
    if (locals.sameForAll === false) noteNeverCached(key);
    // A failed request may succeed next time; in GraphQL a part of a response can fail.
    return locals.sameForAll === true && !(req.method === 'POST' && body.includes('"errors":'));
  };

  const read = async (key: string, response: Response, next: () => void, lookupTimeout?: number): Promise<Outcome> => {
    const at = clock.elapsed();
    const found = await orNullAfter(lookupTimeout, lookUp(key)).catch(() => null);
    // The database is unavailable: the handler meets that too, and reports it in its own form.
    if (!found) return (next(), 'alone');
    if (found.known) return found.known;
    const answer = await captureAnswer(response, (body) => isForAll(key, response, body), next);
    if (answer === 'left') return 'left';
    if (answer === 'sent') return 'alone';
    const one = { answer, snapshot: found.snapshot };
    cached.set(key, one, { at, size: answer.body.length + besidesBody });
    return one;
  };

  /**
   * HEAD is served from the cache only; a HEAD read would be useless to others, having no body. Without a cached response it has no tag.
   */
  const findForHead = async (key: string, lookupTimeout?: number): Promise<CachedResponse | undefined> => {
    const found = cached.get(key) ? await orNullAfter(lookupTimeout, lookUp(key)).catch(() => null) : null;
    return found?.known?.answer;
  };

  const lead = async (flight: SingleFlight<Outcome>, work: () => Promise<Outcome>): Promise<Outcome> => {
    await flight.start;
    let outcome: Outcome = 'alone';
    try {
      return (outcome = await work());
    } finally {
      flight.land(outcome);
    }
  };

  return (keyOf, { lookupTimeout, isMetered } = {}) =>
    (request, response, next) => {
      const text = keyOf(request);
      if (text === null || text.length > longestRequest) return next();
      const network = networkOf(request.ip ?? 'unknown');
      if (isMetered && services.work.isSpent(network)) return next();
      const key = createHash('sha1').update(text).digest('base64');
      if (neverCached.has(key)) return next();
      const take = async (): Promise<void> => {
        if (request.method === 'HEAD') {
          const known = await findForHead(key, lookupTimeout);
          if (known) return void (await sendKept(known, request, response));
          response.locals.isHeadOfKept = true;
          return next();
        }
        const flight = flights.join(key);
        const outcome = await (flight.leads
          ? lead(flight, () => read(key, response, next, lookupTimeout))
          : flight.outcome);
        if (outcome === 'left') return flight.leads ? undefined : take();
        if (outcome === 'alone') return flight.leads ? undefined : next();
        const bytes = await sendKept(outcome.answer, request, response);
        if (isMetered) services.work.spend(network, bytes);
      };
      take().catch(next);
    };
}
