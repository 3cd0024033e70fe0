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

/** Shifts begin while nobody changes anything, so nothing is kept for longer than this (milliseconds). */
const longest = 1_000;
/** All that is kept, in bytes before compression. */
const mostBytes = 8_000_000;
/** What an answer takes besides its body: its name, its headers, the snapshot. */
const besidesBody = 2_000;
/** Larger requests are not looked at. */
const longestRequest = 20_000;
/** Requests of which it is known that their answer is not for all. */
const mostKnown = 1_000;

interface Kept {
  answer: CachedResponse;
  /** What the database showed before the answer was read. */
  snapshot: string;
}

/** What came of a reading: an answer for all; one that was for its reader alone; or none, as that reader left. */
type Outcome = Kept | 'alone' | 'left';

/** How a kind of request differs from the others. */
interface Manners {
  /** For so long (milliseconds) the database is waited for before the handler reads anew; unless told, as long as it takes. */
  longestLook?: number;
  /** What is sent counts as reading of the asker's network. Whoever has used up their share hears that from the handler. */
  isMetered?: boolean;
}

/** Puts the memory before the handlers of one kind of request. `keyOf`: all that the answer depends on; null where it depends on who asks. */
export type ResponseCache = (keyOf: (request: Request) => string | null, manners?: Manners) => RequestHandler;

/**
 * Gives visitors what others have just been given, as long as it is the truth: what gives everybody the same (`sameForAll`) is kept for a
 * second, and given again when no fact has been kept since it was read (decision 024). Those who ask for the same at the same time share
 * one reading, begun after all of them had asked.
 */
export function createResponseCache(services: Services): ResponseCache {
  const kept = createTtlCache<Kept>({ longest, most: mostBytes });
  const neverKept = new Set<string>();
  const flights = createSingleFlight<Outcome>();

  const noteNeverKept = (key: string): void => {
    if (neverKept.size >= mostKnown) neverKept.clear();
    neverKept.add(key);
  };

  /** What is kept and still true, or else the snapshot before a new reading. */
  const look = async (key: string): Promise<{ known?: Kept; snapshot: string }> => {
    const known = kept.get(key);
    if (!known) return factsSince(services, null);
    const { isNew, snapshot } = await factsSince(services, known.snapshot);
    return isNew ? { snapshot } : { known, snapshot };
  };

  const isForAll = (key: string, { locals, req }: Response, body: Buffer): boolean => {
    if (locals.sameForAll === false) noteNeverKept(key);
    // What failed may go well the next time; by GraphQL a part of an answer can fail.
    return locals.sameForAll === true && !(req.method === 'POST' && body.includes('"errors":'));
  };

  const read = async (key: string, response: Response, next: () => void, longestLook?: number): Promise<Outcome> => {
    const at = clock.elapsed();
    const found = await orNullAfter(longestLook, look(key)).catch(() => null);
    // The database is away: the handler meets that too, and says it in the way of its door.
    if (!found) return (next(), 'alone');
    if (found.known) return found.known;
    const answer = await captureAnswer(response, (body) => isForAll(key, response, body), next);
    if (answer === 'left') return 'left';
    if (answer === 'sent') return 'alone';
    const one = { answer, snapshot: found.snapshot };
    kept.set(key, one, { at, size: answer.body.length + besidesBody });
    return one;
  };

  /** Heads are given of what is kept; a reading for one would be of no use to others, having no body. Without one the head has no tag. */
  const findForHead = async (key: string, longestLook?: number): Promise<CachedResponse | undefined> => {
    const found = kept.get(key) ? await orNullAfter(longestLook, look(key)).catch(() => null) : null;
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

  return (keyOf, { longestLook, isMetered } = {}) =>
    (request, response, next) => {
      const text = keyOf(request);
      if (text === null || text.length > longestRequest) return next();
      const network = networkOf(request.ip ?? 'unknown');
      if (isMetered && services.work.isSpent(network)) return next();
      const key = createHash('sha1').update(text).digest('base64');
      if (neverKept.has(key)) return next();
      const take = async (): Promise<void> => {
        if (request.method === 'HEAD') {
          const known = await findForHead(key, longestLook);
          if (known) return void (await sendKept(known, request, response));
          response.locals.isHeadOfKept = true;
          return next();
        }
        const flight = flights.join(key);
        const outcome = await (flight.leads
          ? lead(flight, () => read(key, response, next, longestLook))
          : flight.outcome);
        if (outcome === 'left') return flight.leads ? undefined : take();
        if (outcome === 'alone') return flight.leads ? undefined : next();
        const bytes = await sendKept(outcome.answer, request, response);
        if (isMetered) services.work.spend(network, bytes);
      };
      take().catch(next);
    };
}
